/** Undo at a shared table: back to before the last choice a person made themselves. */
import { goneOn, type Match, replay, undoStatus } from '@fray/engine';
import { Complaint } from '../complaint.js';

export interface TakeBack {
  /** How many choices remain. */
  readonly length: number;
  readonly seat: number;
  /** Why the others must agree; undefined when nothing was learnt since. */
  readonly consent?: string;
}

/** What undo would do; undefined when no person has chosen anything yet. `passed`: choices made for people. */
export function planTakeBack(match: Match, passed: readonly number[]): TakeBack | undefined {
  const { seats } = match.header;
  const length = match.choices.findLastIndex(
    ({ seat }, i) => seats[seat]!.kind === 'person' && !passed.includes(i + 1),
  );
  if (length === -1) return undefined;
  const { seat } = match.choices[length]!;
  const status = length < match.length - 1 ? goneOn(match, seat) : undoStatus(match, seat);
  return status.kind === 'free' ? { length, seat } : { length, seat, consent: status.reason };
}

export function takeBackTo(match: Match, length: number): Match {
  const before = replay(match.game, match.record(), length);
  if (!before.ok) throw new Complaint(before.error.message);
  return before.value;
}
