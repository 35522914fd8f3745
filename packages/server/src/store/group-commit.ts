/**
 * Group commit: appends that arrive while a write is under way share the next one, and so its fsync. One disk
 * that syncs a few hundred times a second then carries thousands of durable choices.
 */
export interface Append {
  readonly log: string;
  readonly n: number;
  readonly body: string;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (taken: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** More than this in one statement makes the last one wait too long. */
const MAX_BATCH = 256;

export class GroupCommit {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  /** `write` puts a batch on disk and says of each append, in order, whether it got its number. */
  constructor(
    private readonly write: (batch: readonly Append[]) => Promise<readonly boolean[]>,
    private readonly observe: (size: number, ms: number) => void = () => {},
  ) {}

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.running ??= this.drain();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async drain(): Promise<void> {
    // Whatever else this turn of the event loop brings in joins the first batch.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.flush(this.nextBatch());
    this.running = undefined;
  }

  /** Two appends for one number must not share a statement: the second has to find the first. */
  private nextBatch(): Waiting[] {
    const seen = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.waiting) {
      const name = slot(waiting.append);
      if (batch.length < MAX_BATCH && !seen.has(name)) batch.push(waiting);
      else later.push(waiting);
      seen.add(name);
    }
    this.waiting = later;
    return batch;
  }

  private async flush(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    try {
      const written = await this.write(batch.map(({ append }) => append));
      this.observe(batch.length, performance.now() - begun);
      for (let i = 0; i < batch.length; i++) batch[i]!.resolve(written[i]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

export function slot(append: { readonly log: string; readonly n: number }): string {
  return `${append.log} ${append.n}`;
}
