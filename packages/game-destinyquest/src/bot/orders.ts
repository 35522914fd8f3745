/** On which conditions a seat wants to be asked. All of it lies open on the table (R-OPEN), so a quick pass tells nothing. */
import type { Move, SeatView, StandingOrder } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { decideModifier } from '../legality/decisions.js';
import { countsNow } from '../legality/moments.js';
import { PASS, RENEW } from '../legality/verbs.js';
import { type DuelView, readView } from '../view/view.js';
import type { OrderId } from '../words/ids.js';

type Order = StandingOrder<DuelView> & { readonly id: OrderId };

/** Passes while every modifier on offer can wait without loss. */
const nothingAtStake: Order = {
  id: 'nothing-at-stake',
  default: false,
  suggests: true,
  answer: (view, moves, decision) =>
    decision === decideModifier.id && moves.every((move) => isIdle(view, move)) ? passOf(moves) : undefined,
};

/** Plays no modifier until it is taken back. */
const noModifiers: Order = {
  id: 'no-modifiers',
  default: false,
  answer: (_view, moves, decision) => (decision === decideModifier.id ? passOf(moves) : undefined),
};

export const ORDERS: readonly Order[] = [nothingAtStake, noModifiers];

function passOf(moves: readonly Move[]): number | undefined {
  const at = moves.findIndex((move) => move[0] === PASS);
  return at === -1 ? undefined : at;
}

function isIdle(view: SeatView<DuelView>, move: Move): boolean {
  return move[0] === PASS || move[0] > RENEW || canWait(view, move[1]);
}

/** Whether this ability would bring nothing now that could not be had later as well. */
export function canWait(view: SeatView<DuelView>, self: number): boolean {
  const ability = ABILITIES[self];
  if (ability === undefined || !isModifierWindow(view)) return false;
  return !countsNow(readView(view), view.seat, ability);
}

function isModifierWindow({ seat, flow }: SeatView<DuelView>): boolean {
  return seat >= 0 && flow.stack[flow.stack.length - 1]?.decision === decideModifier.index;
}
