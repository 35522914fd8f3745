/** Lets so much work be done at once, in all and for each key. The rest waits in a line, of which no key gets all places. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly atOnceByKey: number;
  /** Running or waiting. */
  readonly most: number;
  readonly mostByKey: number;
}

interface Waiting {
  readonly key: string;
  readonly start: () => void;
}

export class Turns {
  private readonly line: Waiting[] = [];
  private readonly running = new Map<string, number>();
  /** Running and waiting. */
  private readonly inHand = new Map<string, number>();
  private runningInAll = 0;

  constructor(private readonly limits: TurnLimits) {}

  /** Nothing where the line is too long. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> | undefined {
    const { most, mostByKey } = this.limits;
    if (this.runningInAll + this.line.length >= most || of(this.inHand, key) >= mostByKey) return undefined;
    add(this.inHand, key, 1);
    return new Promise((resolve, reject) => {
      const start = (): void =>
        void work()
          .then(resolve, reject)
          .finally(() => this.end(key));
      this.line.push({ key, start });
      this.next();
    });
  }

  private next(): void {
    const { atOnce, atOnceByKey } = this.limits;
    if (this.runningInAll >= atOnce) return;
    const at = this.line.findIndex(({ key }) => of(this.running, key) < atOnceByKey);
    const [first] = at < 0 ? [] : this.line.splice(at, 1);
    if (first === undefined) return;
    this.runningInAll++;
    add(this.running, first.key, 1);
    first.start();
  }

  private end(key: string): void {
    this.runningInAll--;
    add(this.running, key, -1);
    add(this.inHand, key, -1);
    this.next();
  }
}

function of(counts: ReadonlyMap<string, number>, key: string): number {
  return counts.get(key) ?? 0;
}

function add(counts: Map<string, number>, key: string, by: number): void {
  const count = of(counts, key) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
