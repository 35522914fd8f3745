/** A server under load, and how its matches are played: whoever is asked takes a random legal choice at once. */
export interface Contender {
  readonly name: string;
  /** Its choices go through here, so that one server rests while the other is measured. */
  readonly gate: Gate;
  /** Starts one more match that plays itself, again and again, and tells how long each choice took. */
  addMatch(chosen: (ms: number) => void): Promise<void>;
  /** Processor time the server has used so far, in seconds. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

/** Lets choices pass, or keeps them until it is opened again. */
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
