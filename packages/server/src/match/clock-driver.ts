/** Wakes a match when the time of one of its asked seats runs out, whether it is in memory or not. */
import type { MatchHost } from './match-host.js';

export interface ClockDriverOptions {
  readonly now: () => number;
  readonly wake: (match: string) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Time that ran out while no server was there is forgiven for so long after the start. */
const GRACE_MS = 5_000;
/** When the store does not answer, the clock knocks again after this long. */
const AGAIN_MS = 2_000;
/** The longest delay that timers take. */
const LONGEST_MS = 2 ** 31 - 1;

export class ClockDriver {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly from: number;

  constructor(private readonly options: ClockDriverOptions) {
    this.from = options.now();
  }

  isArmed(match: string): boolean {
    return this.timers.has(match);
  }

  arm(host: MatchHost): void {
    const { id } = host.file;
    const due = host.timeline.clocks.due();
    if (due === undefined && this.timers.size === 0) return;
    clearTimeout(this.timers.get(id));
    if (due === undefined) {
      this.timers.delete(id);
      return;
    }
    const now = this.options.now();
    const overslept = due.at < this.from ? this.from + GRACE_MS : due.at;
    this.wakeAfter(id, Math.min(Math.max(overslept - now, 0), LONGEST_MS));
  }

  private wakeAfter(id: string, ms: number): void {
    const wake = (): void => {
      this.timers.delete(id);
      this.options.wake(id).catch((error) => {
        this.options.failed(error);
        this.wakeAfter(id, AGAIN_MS);
      });
    };
    this.timers.set(id, setTimeout(wake, ms).unref());
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
