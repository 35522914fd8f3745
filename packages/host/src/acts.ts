/**
 * What somebody wants to do, checked: the entry for the log, or why not. Nothing changes here; whoever hosts the match writes
 * the entry down and plays it.
 */
import {
  fail,
  formatChoice,
  isSame,
  type Message,
  type Move,
  message,
  ok,
  type Refusal,
  type Result,
} from '@fray/engine';
import {
  type Accepted,
  type ChosenBy,
  PHRASES,
  type SayRequest,
  type ServerMessage,
  type VoteRequest,
} from '@fray/protocol';
import type { ChoiceEntry, LogEntry } from './timeline/entry.js';
import type { Timeline } from './timeline/timeline.js';

export type DeniedCode = 'malformed' | 'late' | 'not-now' | 'forbidden' | 'too-often' | 'against-the-rules';

export interface Denied {
  readonly code: DeniedCode;
  readonly message: Message | Refusal;
}

/** An entry that may be written, with its move where it is a choice. */
export interface Proposal {
  readonly entry: LogEntry;
  readonly move?: Move;
}

type Proposed = Result<Proposal, Denied>;

/** What came along with a choice. */
interface Sent {
  readonly key?: string;
  readonly advised?: boolean | undefined;
}

/** So much besides choosing one seat may do in a match: whoever fills the log does it to all who read it. */
export const ACTS = 1_000;
const ACTS_A_MINUTE = 40;
const TALK_A_MINUTE = 20;
const MINUTE_MS = 60_000;

export function deny(code: DeniedCode, id: ServerMessage, data?: Message['data']): Result<never, Denied> {
  return fail({ code, message: message(id, data) });
}

/** How a choice that came before under the same key was answered; undefined when it is a new one. */
export function findRepeated(
  timeline: Timeline,
  seat: number,
  key: string,
  choice: unknown,
): Result<Accepted | undefined, Denied> {
  const earlier = timeline.byKey(seat, key);
  if (earlier === undefined) return ok(undefined);
  if (!isSame(earlier.choice, choice)) return deny('not-now', 'other-key');
  return ok({ n: timeline.numbersOf(seat).upTo(earlier.n), repeated: true });
}

/** Has anything happened since `expected` that the seat should have known before it acted? */
export function checkNumber(timeline: Timeline, seat: number, expected: number): Result<void, Denied> {
  const told = timeline.lastTold(seat);
  if (expected > told) return deny('not-now', 'not-yet', { expected, n: told });
  if (expected < timeline.numbersOf(seat).upTo(timeline.since[seat]!.n))
    return deny('late', 'late', { n: told });
  return ok(undefined);
}

/** A choice from outside, in its readable form. */
export function proposeChoice(
  timeline: Timeline,
  seat: number,
  choice: unknown,
  at: number,
  sent: Sent = {},
): Proposed {
  const { match } = timeline;
  if (timeline.heldBy(seat) !== undefined && !isStanding(timeline, choice))
    return fail({ code: 'against-the-rules', message: { clause: 'ENGINE', id: 'committed' } });
  const move = match.check(seat, choice);
  if (!move.ok)
    return fail({ code: isMalformed(move.error) ? 'malformed' : 'against-the-rules', message: move.error });
  return ok(choiceOf(timeline, seat, move.value, 'player', at, sent));
}

/** A move made for a seat by a bot, the clock, its orders or the others. */
export function proposeMove(
  timeline: Timeline,
  seat: number,
  move: Move,
  by: ChosenBy,
  at: number,
  advised = false,
): Proposed {
  const why = timeline.match.refusal(seat, move);
  if (why !== undefined) return fail({ code: 'against-the-rules', message: why });
  return ok(choiceOf(timeline, seat, move, by, at, { advised }));
}

export function proposeUndo(
  timeline: Timeline,
  seat: number,
  wanted: number | undefined,
  at: number,
  granted = false,
): Proposed {
  const entry = wanted === undefined ? undefined : (timeline.numbersOf(seat).entryOf(wanted) ?? -1);
  const { status, of } = timeline.undo(seat, entry, granted);
  if (status.kind === 'refused' && (entry === undefined || of !== undefined))
    return fail({ code: 'not-now', message: status.reason });
  if (status.kind === 'refused' || of === undefined)
    return deny('not-now', timeline.match.outcome === null ? 'not-your-choice' : 'over', { of: wanted ?? 0 });
  const waiting = status.kind === 'free' ? [] : status.seats;
  if (waiting.length === 0) return ok({ entry: { kind: 'undo', seat, of, at } });
  return ok({ entry: { kind: 'undo-asked', seat, of, waiting, at } });
}

export function proposeUndoAnswer(timeline: Timeline, seat: number, agree: boolean, at: number): Proposed {
  if (timeline.undoAsked?.waiting.includes(seat) !== true) return deny('not-now', 'no-undo-asked');
  return ok({ entry: { kind: 'undo-answered', seat, agree, at } });
}

export function proposeOrders(
  timeline: Timeline,
  seat: number,
  given: readonly string[],
  at: number,
): Proposed {
  const known = (timeline.game.orders ?? []).map((order) => order.id);
  const unknown = given.find((id) => !known.includes(id));
  if (unknown !== undefined) return deny('malformed', 'no-order', { given: unknown, known });
  return ok({ entry: { kind: 'orders', seat, given: known.filter((id) => given.includes(id)), at } });
}

export function proposeTalk(timeline: Timeline, seat: number, said: SayRequest, at: number): Proposed {
  if (timeline.talk.countSince(seat, at - MINUTE_MS) >= TALK_A_MINUTE)
    return deny('too-often', 'talk-limit', { most: TALK_A_MINUTE });
  if ('text' in said) return ok({ entry: { kind: 'spoke', seat, text: said.text, at } });
  const { phrase } = said;
  if (!PHRASES.some((known) => known === phrase))
    return deny('malformed', 'no-phrase', { known: [...PHRASES] });
  return ok({ entry: { kind: 'said', seat, phrase, at } });
}

export function proposeMute(
  timeline: Timeline,
  seat: number,
  muted: readonly number[],
  at: number,
): Proposed {
  const seats = timeline.match.header.seats.length;
  const wrong = muted.find((each) => each === seat || each >= seats);
  if (wrong !== undefined) return deny('malformed', 'no-such-seat', { seat: wrong });
  return ok({ entry: { kind: 'muted', seat, muted: [...new Set(muted)].sort((x, y) => x - y), at } });
}

export function proposeStandIn(
  timeline: Timeline,
  seat: number,
  level: string | null,
  at: number,
  by?: 'absence',
): Proposed {
  if (timeline.match.outcome !== null) return deny('not-now', 'over');
  return ok({ entry: { kind: 'stand-in', seat, level, at, ...(by === undefined ? {} : { by }) } });
}

/** `claimAt` says from when the win may be claimed from somebody who went without a word. */
export function proposeLeave(timeline: Timeline, seat: number, at: number, claimAt?: number): Proposed {
  if (timeline.match.outcome !== null) return deny('not-now', 'over');
  const silent = claimAt === undefined ? {} : { by: 'absence' as const, claimAt };
  return ok({ entry: { kind: 'left', seat, at, ...silent } });
}

/** Whether the seat has done so much besides choosing that it must wait. Coming back is always allowed. */
export function checkActs(timeline: Timeline, { entry }: Proposal): Result<void, Denied> {
  const { history } = timeline;
  const { kind, seat, at } = entry;
  if (kind === 'choice' || kind === 'beat' || (kind === 'stand-in' && entry.level === null))
    return ok(undefined);
  if (history.countOf(seat) >= ACTS) return deny('too-often', 'too-much');
  return history.countSince(seat, at - MINUTE_MS) < ACTS_A_MINUTE
    ? ok(undefined)
    : deny('too-often', 'too-often');
}

export function proposeVote(
  timeline: Timeline,
  seat: number,
  { about, remedy }: VoteRequest,
  level: string,
  at: number,
): Proposed {
  const claimable = timeline.departures.claimableAt(about);
  if (timeline.match.outcome !== null) return deny('not-now', 'over');
  if (claimable === undefined || !timeline.voters().includes(seat)) return deny('not-now', 'not-gone');
  if (remedy === 'claim' && at < claimable)
    return deny('not-now', 'claim-later', { seconds: Math.ceil((claimable - at) / 1000) });
  if (remedy === 'claim' && concession(timeline, about) === undefined) return deny('not-now', 'no-claim');
  return ok({ entry: { kind: 'voted', seat, about, remedy, level, at } });
}

/** What giving up is in this game, if the seat may do it now. */
export function concession(timeline: Timeline, seat: number): Move | undefined {
  const { match, game } = timeline;
  return match.standing(seat).find(([verb]) => game.verbs[verb]!.id === 'concede');
}

function choiceOf(
  timeline: Timeline,
  seat: number,
  move: Move,
  by: ChosenBy,
  at: number,
  { key, advised }: Sent,
): Proposal {
  const choice = formatChoice(timeline.game.verbs, move);
  const entry: { -readonly [K in keyof ChoiceEntry]: ChoiceEntry[K] } = {
    kind: 'choice',
    seat,
    choice,
    by,
    at,
  };
  if (key !== undefined) entry.key = key;
  if (advised === true) entry.advised = advised;
  return { entry, move };
}

function isStanding({ game }: Timeline, choice: unknown): boolean {
  const verb = (choice as { do?: unknown } | null)?.do;
  return game.verbs.findIndex(({ id }) => id === verb) >= (game.standing?.firstVerb ?? Infinity);
}

/** It could not even be read as a choice of this game. */
function isMalformed({ id, clause }: Refusal): boolean {
  return clause === 'ENGINE' && id.startsWith('choice-');
}
