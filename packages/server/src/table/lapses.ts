/** Wakes the tables whose dice are being drawn when somebody's time to show a seed is up. */
import type { KeptTable } from './shelf.js';

export class Lapses {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly afterMs: number,
    private readonly lapse: (id: string) => Promise<KeptTable>,
    private readonly failed: (error: unknown) => void,
  ) {}

  watch({ table: { id, drawing } }: KeptTable): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (drawing === undefined) return;
    const wake = (): void => {
      this.timers.delete(id);
      this.lapse(id).then((kept) => this.watch(kept), this.failed);
    };
    this.timers.set(id, setTimeout(wake, this.afterMs).unref());
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
