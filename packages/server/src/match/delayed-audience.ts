/** Those who watch a match some time after it is played, so that nobody can tell a player what they saw. */
import { Audience, type Eyes, type Here, type LogEntry, type SendText, type Timeline } from '@fray/host';
import type { Aside } from '@fray/protocol';

export interface DelayedOptions {
  readonly delayMs: number;
  /** The whole log so far; it grows. */
  readonly entries: readonly LogEntry[];
  readonly now: () => number;
  readonly here: () => Here;
  readonly fresh: () => Timeline;
}

export class DelayedAudience {
  /** The match as it was; made when the first one watches, gone with the last. */
  private past: Audience | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: DelayedOptions) {}

  get size(): number {
    return this.past?.size ?? 0;
  }

  open(eyes: Eyes, last: number | undefined, send: SendText): () => void {
    this.past ??= new Audience(this.options.fresh(), this.options.here);
    const { past } = this;
    this.feed();
    const close = past.open(eyes, last, send);
    return () => {
      close();
      if (past.size === 0) this.close();
    };
  }

  /** The match as those who watch may know it now. */
  timeline(): Timeline {
    this.feed();
    return this.past?.timeline ?? this.catchUp(this.options.fresh());
  }

  /** Plays what has become old enough, and waits for the next. */
  feed(): void {
    if (this.past === undefined) return;
    const { past } = this;
    this.catchUp(past.timeline, () => past.tell());
    clearTimeout(this.timer);
    const next = this.options.entries[past.timeline.n];
    if (next === undefined) return;
    const ms = Math.max(0, next.at + this.options.delayMs - this.options.now());
    this.timer = setTimeout(() => this.feed(), ms).unref();
  }

  tellHere(): void {
    this.past?.tellHere();
  }

  tellAside(aside: Aside): void {
    this.past?.tellAside(aside);
  }

  close(): void {
    clearTimeout(this.timer);
    this.past = undefined;
  }

  private catchUp(timeline: Timeline, told: () => void = () => {}): Timeline {
    const { entries, delayMs, now } = this.options;
    const until = now() - delayMs;
    for (let next = entries[timeline.n]; next !== undefined && next.at <= until; next = entries[timeline.n]) {
      timeline.apply(next);
      told();
    }
    return timeline;
  }
}
