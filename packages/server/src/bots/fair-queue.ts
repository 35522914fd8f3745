/** Turns to think, table by table: one that asks for much waits for itself, and never makes others wait for all of it. */
export class FairQueue {
  /** By table, in the order in which their turn comes: who waits there. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly thinking = new Map<string, number>();
  private busy = 0;

  constructor(private readonly places: number) {}

  /** Does the work when it is this table's turn and there is a place for it. */
  async run<T>(table: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      const line = this.waiting.get(table);
      if (line === undefined) this.waiting.set(table, [start]);
      else line.push(start);
      this.next();
    });
    try {
      return await work();
    } finally {
      this.busy--;
      this.count(table, -1);
      this.next();
    }
  }

  /** Where there are several places no table takes all of them: a quick question elsewhere finds one free. */
  private get mostOfATable(): number {
    return Math.max(1, this.places - 1);
  }

  private next(): void {
    for (const [table, line] of this.waiting) {
      if (this.busy >= this.places) return;
      if ((this.thinking.get(table) ?? 0) >= this.mostOfATable) continue;
      const start = line.shift()!;
      // To the end of the round, whether it has more to ask or not.
      this.waiting.delete(table);
      if (line.length > 0) this.waiting.set(table, line);
      this.busy++;
      this.count(table, 1);
      start();
    }
  }

  private count(table: string, by: number): void {
    const left = (this.thinking.get(table) ?? 0) + by;
    if (left === 0) this.thinking.delete(table);
    else this.thinking.set(table, left);
  }
}
