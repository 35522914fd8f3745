/** What a seat may order once instead of being asked each time. */
import type { Move, SeatView, StandingOrder } from '@fray/engine';
import { answerDraw, answerOnlyIfItTurns, keepWhereNothingMatters } from './knowledge/hand.js';
import { readOptions } from './options.js';
import { DECLINE, DISMOUNT, KEEP, READY } from './verbs.js';
import type { DevilsView } from './view.js';
import type { OrderId } from './words/ids.js';

type Order = StandingOrder<DevilsView> & { readonly id: OrderId };

const DRAWS = ['draw', 'roll-off'];

const isDraw = (decision: string): boolean => DRAWS.includes(decision);
const keep = (moves: readonly Move[]): number => moves.findIndex(([verb]) => verb === KEEP);

/** The hand is its owner's: asked wherever a swap could turn the draw or better the hand. */
const mine: Order = {
  id: 'ask-if-it-matters',
  about: DRAWS,
  default: true,
  answer: (view: SeatView<DevilsView>, moves, decision) =>
    isDraw(decision) ? keepWhereNothingMatters(view, moves) : undefined,
};

/** 3.9: a miss throws away the worst card, a hit keeps the better one; asked only where a meld is among the choices. */
const tidy: Order = {
  id: 'tidy-hand',
  about: DRAWS,
  default: false,
  answer: (view: SeatView<DevilsView>, moves, decision) =>
    isDraw(decision) ? answerDraw(view, moves) : undefined,
};

/** Swap only where it turns the draw; otherwise keep. */
const turning: Order = {
  id: 'swap-if-it-turns',
  about: DRAWS,
  default: false,
  answer: (view: SeatView<DevilsView>, moves, decision) =>
    isDraw(decision) ? answerOnlyIfItTurns(view, moves) : undefined,
};

const never: Order = {
  id: 'never-swap',
  about: DRAWS,
  default: false,
  answer: (_view, moves, decision) => (isDraw(decision) ? keep(moves) : undefined),
};

/** DB-17: riders may dismount whenever anybody acts; by this order they are only asked in their own activations. */
const mounted: Order = {
  id: 'stay-mounted',
  default: true,
  about: ['ready', 'dismount-end'],
  applies: (options) => readOptions(options).dismountWhen === 'any',
  answer: ({ table }: SeatView<DevilsView>, moves, decision) => {
    if (decision !== 'ready' && decision !== 'dismount-end') return undefined;
    const own = moves.some(
      ([verb, model]) => verb !== DECLINE && verb !== READY && (verb !== DISMOUNT || model === table.active),
    );
    return own ? undefined : moves.findIndex(([verb]) => verb !== DISMOUNT);
  },
};

export const ORDERS: readonly StandingOrder<DevilsView>[] = [mine, tidy, turning, never, mounted];
