/** Ends the common beat of a paced question when it is over. */
import type { MatchHost } from './match-host.js';

export interface BeatDriverOptions {
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

export class BeatDriver {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly options: BeatDriverOptions) {}

  arm(host: MatchHost): void {
    const { id } = host.file;
    const at = host.timeline.beatAt();
    if (at === undefined && this.timers.size === 0) return;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (at === undefined) return;
    const end = (): void => {
      this.timers.delete(id);
      // Timers may fire a millisecond early by the clock on the wall; nobody would end the beat afterwards.
      if (at > this.options.now()) this.arm(host);
      else host.settle()?.catch(this.options.failed);
    };
    this.timers.set(id, setTimeout(end, Math.max(0, at - this.options.now())).unref());
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
