/** How each seat stands at the moment being shown: asked, passed, to come, out, away. Pure. */
import type { Pending, SeatView } from '@fray/engine';
import type { SeatFacts } from '@fray/kit';

export type SeatStanding = 'asked' | 'passed' | 'next' | 'out' | 'idle';

export interface SeatState {
  readonly seat: number;
  readonly standing: SeatStanding;
  /** Its place among those who may answer, from 1. */
  readonly place: number | undefined;
  readonly away: boolean;
  /** A bot sits there, or plays for somebody who left. */
  readonly bot: boolean;
}

export interface SeatStateInput {
  readonly seat: number;
  readonly asked: readonly number[];
  readonly pending: Pending | undefined;
  readonly facts: SeatFacts | undefined;
  readonly bot: boolean;
  /** Whether the player has the match open. */
  readonly here: boolean;
  /** A bot plays for somebody who left. */
  readonly standIn: boolean;
}

export function seatState({ seat, asked, pending, facts, bot, here, standIn }: SeatStateInput): SeatState {
  const at = pending?.order.indexOf(seat) ?? -1;
  return {
    seat,
    standing: standingOf(seat, asked, pending, facts),
    place: at === -1 || (pending?.order.length ?? 0) < 2 ? undefined : at + 1,
    away: !bot && !here,
    bot: bot || standIn,
  };
}

function standingOf(
  seat: number,
  asked: readonly number[],
  pending: Pending | undefined,
  facts: SeatFacts | undefined,
): SeatStanding {
  if (asked.includes(seat)) return 'asked';
  if (pending?.passed.includes(seat) === true) return 'passed';
  if (facts?.out === true) return 'out';
  return pending?.order.includes(seat) === true ? 'next' : 'idle';
}

/** Who must decide at this very position: the flow of play is in every view. */
export function askedIn({ flow }: SeatView<unknown>, seats: number): readonly number[] {
  const top = flow.stack[flow.stack.length - 1];
  const asking = flow.outcome === null ? (top?.asking ?? 0) : 0;
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (asking & (1 << seat)) !== 0);
}

/** Clockwise from the one who looks: seats never move. */
export function clockwiseFrom(seat: number, count: number): readonly number[] {
  const first = Math.max(0, seat);
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}
