/** Lets a bot take over a seat that is asked while its player has been away for as long as the table allows. */
import { ACTS } from '@fray/host';
import type { MatchHost } from './match-host.js';
import type { Presence } from './presence.js';

export interface AbsenceDriverOptions {
  readonly now: () => number;
  readonly presence: Presence;
  readonly failed: (error: unknown) => void;
}

export class AbsenceDriver {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly options: AbsenceDriverOptions) {}

  /** Looks at every asked seat now, and again when the first of the absent ones will have been away too long. */
  check(host: MatchHost): void {
    const { standIn: rule, id } = host.file;
    this.forget(id);
    const { seconds } = rule ?? {};
    if (rule === undefined || seconds === undefined || host.timeline.match.outcome !== null) return;
    let next = Infinity;
    for (const seat of host.timeline.asked()) {
      const since = this.options.presence.awaySince(id, seat, host.timeline.history.actedAt(seat));
      if (host.timeline.botOf(seat) !== undefined || since === undefined) continue;
      if (host.timeline.history.countOf(seat) > ACTS) continue;
      const left = since + seconds * 1000 - this.options.now();
      if (left <= 0) host.standIn(seat, rule.level, 'absence').catch(this.options.failed);
      else next = Math.min(next, left);
    }
    if (next !== Infinity) this.timers.set(id, setTimeout(() => this.check(host), next).unref());
  }

  isArmed(match: string): boolean {
    return this.timers.has(match);
  }

  forget(match: string): void {
    if (this.timers.size === 0) return;
    clearTimeout(this.timers.get(match));
    this.timers.delete(match);
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
