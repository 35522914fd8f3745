/** Counts requests by whoever makes them, and says when it is too many for this minute. */
const WINDOW_MS = 60_000;

export class RequestLimit {
  private readonly counts = new Map<string, number>();
  private until = 0;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {}

  allows(who: string): boolean {
    const at = this.now();
    if (at >= this.until) {
      this.counts.clear();
      this.until = at + WINDOW_MS;
    }
    const count = (this.counts.get(who) ?? 0) + 1;
    this.counts.set(who, count);
    return count <= this.perMinute;
  }
}
