/** Calls players who are asked something and do not have the match open: once for each time they come to be asked. */
import type { PushMessage, PushSubscription } from '@fray/protocol';
import type { MatchFile } from '../match/match-file.js';
import type { MatchHost } from '../match/match-host.js';
import type { Subscriptions } from './subscriptions.js';

/** Whoever only loads the page again, or has a standing order that answers, need not be called. */
const AFTER_MS = 3_000;
/** So often within that time it is looked who is to be called: one timer for all, because hardly anybody ever is. */
const LOOKS = 6;

/** Sends a push; the status that its service answered with. */
export type SendPush = (to: PushSubscription, message: PushMessage) => Promise<number>;

export interface CallerOptions {
  readonly subscriptions: Subscriptions;
  readonly send: SendPush;
  readonly isHere: (match: string, seat: number) => boolean;
  readonly failed: (error: unknown) => void;
  readonly afterMs?: number;
}

interface Asked {
  readonly file: MatchFile;
  /** By seat: when it is to be called; never again until it has answered, once it was. */
  readonly due: Map<number, number>;
}

export class Caller {
  /** By match: the seats that have been asked since they last answered. */
  private readonly asked = new Map<string, Asked>();
  private readonly afterMs: number;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: CallerOptions) {
    this.afterMs = options.afterMs ?? AFTER_MS;
    this.timer = setInterval(() => this.callDue(performance.now()), this.afterMs / LOOKS).unref();
  }

  /** Something happened in a match that this process wrote. */
  consider({ file, timeline }: MatchHost): void {
    const now = timeline.match.outcome === null ? timeline.asked() : [];
    const before = this.asked.get(file.id);
    const asked = before ?? { file, due: new Map<number, number>() };
    for (const seat of asked.due.keys()) if (!now.includes(seat)) asked.due.delete(seat);
    for (const seat of now)
      if (!asked.due.has(seat) && timeline.botOf(seat) === undefined)
        asked.due.set(seat, performance.now() + this.afterMs);
    if (asked.due.size === 0) this.asked.delete(file.id);
    else if (before === undefined) this.asked.set(file.id, asked);
  }

  close(): void {
    clearInterval(this.timer);
    this.asked.clear();
  }

  private callDue(now: number): void {
    for (const { file, due } of this.asked.values())
      for (const [seat, at] of due)
        if (at <= now) {
          due.set(seat, Infinity);
          this.call(file, seat);
        }
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
