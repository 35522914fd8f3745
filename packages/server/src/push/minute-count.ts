/** How often something was done for each key within the running minute. */
const MINUTE_MS = 60_000;

export class MinuteCount {
  private readonly counts = new Map<string, number>();
  private minute = Number.NaN;

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  /** Counts once more, if that is still allowed. */
  take(key: string): boolean {
    const minute = Math.floor(this.now() / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = this.counts.get(key) ?? 0;
    if (count >= this.most) return false;
    this.counts.set(key, count + 1);
    return true;
  }
}
