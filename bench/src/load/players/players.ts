/** Those who play on a server under load: whoever is asked takes a random legal choice at once. */
export interface Players {
  /** Starts one more match that plays itself, again and again. */
  addMatch(watch: Stopwatch): Promise<void>;
}

/** Hears how long everything took. */
export interface Stopwatch {
  /** From sending a choice to its answer. */
  chosen(ms: number): void;
  /** From sending a choice until the other player is told of it. */
  seen(ms: number): void;
}

/** Lets choices pass, or keeps them until it is opened again, so that one server rests while another is measured. */
export class Gate {
  private kept: (() => void)[] | undefined = [];

  pass(act: () => void): void {
    if (this.kept === undefined) act();
    else this.kept.push(act);
  }

  open(): void {
    const { kept } = this;
    this.kept = undefined;
    for (const act of kept ?? []) act();
  }

  shut(): void {
    this.kept ??= [];
  }
}

export function pickOne<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)]!;
}
