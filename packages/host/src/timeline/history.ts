/** What players did besides choosing, for the record; and how often, so that nobody fills the log. */
import {
  hashActs,
  type MadeBy,
  type Match,
  type MatchRecord,
  type RecordedAct,
  type RecordedChoice,
} from '@fray/engine';
import type { InForce } from './choices-in-force.js';
import { type ChoiceEntry, isOwnDoing, type LogEntry } from './entry.js';

/** An act without what the history knows by itself. */
type Noted = RecordedAct extends infer A ? (A extends RecordedAct ? Omit<A, 'n'> : never) : never;

export class History {
  private readonly acts: RecordedAct[] = [];
  private readonly acted = new Map<number, number>();
  private readonly timedOut = new Set<number>();
  private readonly counts = new Map<number, number>();
  private readonly recent: { readonly seat: number; readonly at: number }[] = [];

  constructor(private readonly started: number) {}

  note(n: number, act: Noted): void {
    this.acts.push({ n, ...act } as RecordedAct);
  }

  /** The match is still the one before; `taken` begins at place `from`. */
  noteUndo({ choices, header, length }: Match, seat: number, from: number, taken: readonly InForce[]): void {
    const took = taken.map(({ entry }, i) => withMaker(choices[from - 1 + i]!, entry, header.seats));
    this.note(length, { act: 'undo', seat, from, took });
  }

  /** Keeps who did something when, and how often it was no choice. */
  count(entry: LogEntry): void {
    const { kind, seat, at } = entry;
    if (isOwnDoing(entry)) {
      this.acted.set(seat, at);
      this.timedOut.delete(seat);
    } else if (kind === 'choice' && entry.by === 'clock') this.timedOut.add(seat);
    if (kind === 'choice' || kind === 'beat') return;
    this.counts.set(seat, this.countOf(seat) + 1);
    this.recent.push({ seat, at });
    if (this.recent.length > RECENT) this.recent.shift();
  }

  /** When the seat's player last did something. */
  actedAt(seat: number): number {
    return this.acted.get(seat) ?? this.started;
  }

  /** Whether the seat's clock has run out since its player last did something. */
  hasTimedOut(seat: number): boolean {
    return this.timedOut.has(seat);
  }

  countOf(seat: number): number {
    return this.counts.get(seat) ?? 0;
  }

  /** How many of the last entries that were no choices were this seat's, since then. */
  countSince(seat: number, at: number): number {
    return this.recent.filter((each) => each.seat === seat && each.at > at).length;
  }

  /** By seat: how often it took something back that others could see. */
  takenBack(seats: number): number[] {
    const counts = new Array<number>(seats).fill(0);
    for (const { act, seat } of this.acts) if (act === 'undo') counts[seat]!++;
    return counts;
  }

  /** The record with who chose, and all that was done besides. */
  complete(record: MatchRecord, inForce: readonly InForce[]): MatchRecord {
    const { seats } = record.header;
    const choices = record.choices.map((choice, i) => withMaker(choice, inForce[i]?.entry, seats));
    const acts = hashActs(choices, this.acts);
    if (acts === undefined) return record;
    const end = record.end === undefined ? {} : { end: { ...record.end, acts } };
    return { ...record, choices, acts: this.acts, ...end };
  }
}

/** Enough to count a minute of eight busy seats. */
const RECENT = 512;

function withMaker(
  choice: RecordedChoice,
  entry: ChoiceEntry | undefined,
  seats: Match['header']['seats'],
): RecordedChoice {
  const by = entry?.by ?? 'player';
  const isOwn = by === 'player' || (by === 'bot' && seats[choice.seat]?.kind === 'bot');
  return isOwn ? choice : { ...choice, by: by satisfies MadeBy };
}
