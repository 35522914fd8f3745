/** Calls players who are asked something and do not have the match open: once for each time they come to be asked. */
import type { PushMessage } from '@fray/protocol';
import type { MatchFile } from '../match/match-file.js';
import type { MatchHost } from '../match/match-host.js';

/** Whoever only loads the page again, or has a standing order that answers, need not be called. */
const AFTER_MS = 3_000;
/** So often within that time it is looked who is to be called: one timer for all, because hardly anybody ever is. */
const LOOKS = 6;

export interface CallerOptions {
  readonly call: (guest: string, message: PushMessage) => Promise<void>;
  readonly isHere: (match: string, seat: number) => boolean;
  readonly failed: (error: unknown) => void;
  readonly afterMs?: number;
  readonly remindMs?: number;
}

interface Asked {
  readonly file: MatchFile;
  /** By seat: when it is to be called; never again until it has answered, once it was; NOT_ASKED when it is not asked. */
  readonly due: number[];
}

const NOT_ASKED = 0;
/** Before the others may decide about an empty seat. */
const REMIND_MS = 2 * 60_000;

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
    const { due } = before ?? { due: file.seats.map(() => NOT_ASKED) };
    let waiting = false;
    for (let seat = 0; seat < due.length; seat++) {
      const isAsked = now.includes(seat) && (due[seat] !== NOT_ASKED || timeline.botOf(seat) === undefined);
      if (!isAsked) due[seat] = NOT_ASKED;
      else if (due[seat] === NOT_ASKED) due[seat] = performance.now() + this.afterMs;
      waiting ||= isAsked;
    }
    if (!waiting) this.asked.delete(file.id);
    else if (before === undefined) this.asked.set(file.id, { file, due });
  }

  /** Somebody who had it open went without an answer: called while the others still wait. */
  went({ file }: MatchHost, seat: number): void {
    const due = this.asked.get(file.id)?.due;
    if (due?.[seat] === Infinity) due[seat] = performance.now() + (this.options.remindMs ?? REMIND_MS);
  }

  close(): void {
    clearInterval(this.timer);
    this.asked.clear();
  }

  private callDue(now: number): void {
    for (const { file, due } of this.asked.values())
      for (const [seat, at] of due.entries())
        if (at !== NOT_ASKED && at <= now) {
          due[seat] = Infinity;
          this.call(file, seat);
        }
  }

  private call(file: MatchFile, seat: number): void {
    const guest = file.seats[seat]?.guest;
    if (guest === undefined || this.options.isHere(file.id, seat)) return;
    this.options.call(guest, { game: file.game, table: file.table }).catch(this.options.failed);
  }
}
