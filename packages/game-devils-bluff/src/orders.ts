/** What a seat may order once instead of being asked each time. */
import type { Move, SeatView, StandingOrder } from '@fray/engine';
import { answerDraw, answerOnlyIfItTurns } from './knowledge/hand.js';
import { KEEP } from './verbs.js';
import type { DevilsView } from './view.js';
import type { OrderId } from './words/ids.js';

type Order = StandingOrder<DevilsView> & { readonly id: OrderId };

const DRAWS = ['draw', 'roll-off'];

const isDraw = (decision: string): boolean => DRAWS.includes(decision);
const keep = (moves: readonly Move[]): number => moves.findIndex(([verb]) => verb === KEEP);

/** 3.9: a miss throws away the worst card, a hit keeps the better one; asked only where a meld is among the choices. */
const tidy: Order = {
  id: 'tidy-hand',
  default: true,
  answer: (view: SeatView<DevilsView>, moves, decision) =>
    isDraw(decision) ? answerDraw(view, moves) : undefined,
};

/** Swap only where it turns the draw; otherwise keep. */
const turning: Order = {
  id: 'swap-if-it-turns',
  default: false,
  answer: (view: SeatView<DevilsView>, moves, decision) =>
    isDraw(decision) ? answerOnlyIfItTurns(view, moves) : undefined,
};

const never: Order = {
  id: 'never-swap',
  default: false,
  answer: (_view, moves, decision) => (isDraw(decision) ? keep(moves) : undefined),
};

export const ORDERS: readonly StandingOrder<DevilsView>[] = [tidy, turning, never];
