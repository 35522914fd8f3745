/** Calls players who are asked something and do not have the match open: once for each time they come to be asked. */
import type { PushMessage, PushSubscription } from '@fray/protocol';
import type { MatchFile } from '../match/match-file.js';
import type { MatchHost } from '../match/match-host.js';
import type { Subscriptions } from './subscriptions.js';

/** Whoever only loads the page again, or has a standing order that answers, need not be called. */
const AFTER_MS = 3_000;

/** Sends a push; the status that its service answered with. */
export type SendPush = (to: PushSubscription, message: PushMessage) => Promise<number>;

export interface CallerOptions {
  readonly subscriptions: Subscriptions;
  readonly send: SendPush;
  readonly isHere: (match: string, seat: number) => boolean;
  readonly failed: (error: unknown) => void;
  readonly afterMs?: number;
}

export class Caller {
  /** By match: the seats that have been asked since they last answered, with the call that is to come. */
  private readonly asked = new Map<string, Map<number, NodeJS.Timeout>>();

  constructor(private readonly options: CallerOptions) {}

  /** Something happened in a match that this process wrote. */
  consider({ file, timeline }: MatchHost): void {
    const now = timeline.match.outcome === null ? timeline.asked() : [];
    const before = this.asked.get(file.id) ?? new Map<number, NodeJS.Timeout>();
    for (const [seat, timer] of before)
      if (!now.includes(seat)) {
        clearTimeout(timer);
        before.delete(seat);
      }
    for (const seat of now)
      if (!before.has(seat) && timeline.botOf(seat) === undefined)
        before.set(seat, setTimeout(() => this.call(file, seat), this.options.afterMs ?? AFTER_MS).unref());
    if (before.size === 0) this.asked.delete(file.id);
    else this.asked.set(file.id, before);
  }

  close(): void {
    for (const seats of this.asked.values()) for (const timer of seats.values()) clearTimeout(timer);
    this.asked.clear();
  }

  private call(file: MatchFile, seat: number): void {
    const guest = file.seats[seat]?.guest;
    if (guest === undefined || this.options.isHere(file.id, seat)) return;
    this.callAll(guest, { game: file.game, table: file.table }).catch(this.options.failed);
  }

  private async callAll(guest: string, message: PushMessage): Promise<void> {
    const { subscriptions, send, failed } = this.options;
    for (const to of await subscriptions.of(guest)) {
      const status = await send(to, message).catch(failed);
      // The browser has taken its permission back, or is no more.
      if (status === 404 || status === 410) await subscriptions.remove(guest, to.endpoint);
    }
  }
}
