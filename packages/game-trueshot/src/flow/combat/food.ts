/** Dire Diets: a food is no spell; only Sporebat and Moth marks count for it (TL-D6). */
import { procedureOf } from '@fray/engine';
import { FOOD_IDS } from '../../data/foods.js';
import { seatsInOrder } from '../../rules/board.js';
import { petRefs, type Rules, tell } from '../../rules/tell.js';
import { foodCards } from '../../state/cards.js';
import { NOTHING, type TrueshotState } from '../../state/state.js';
import { effect, foodOps } from '../effects/effect.js';
import { settleFallen } from './settle.js';

/** TL-D2, TL-D3: the top food is used and stays on top, marked. */
export const eating = procedureOf<TrueshotState, { seat: number; aim: number }>()('eating', {
  eat(s, run, { seat, aim }) {
    const pile = s.foodPile[seat]!;
    const food = pile[pile.length - 1]!;
    s.eaten |= 1 << seat;
    if (run.listening)
      tell(run, 'ate', 'TL-D2', {
        seat,
        by: `food:${FOOD_IDS[food]}`,
        pets: petRefs(s, aim === NOTHING ? [] : [aim]),
      });
    run.call(effect, {
      ops: foodOps(food),
      at: 0,
      owner: seat,
      self: NOTHING,
      targets: aim === NOTHING ? 0 : 1 << aim,
      riders: 0,
      plus: 0,
      times: 1,
      all: 0,
      second: 0,
      against: 0,
      on: 0,
    });
  },
  deaths(s, run) {
    settleFallen(s, run);
  },
});

/** TL-D1, TL-D4, TL-D5: at the start of each preparation from the second on. */
export function turnFoods(s: TrueshotState, run: Rules): void {
  if (!s.options.direDiets) return;
  for (const seat of seatsInOrder(s, s.inGame, s.prepOpener)) {
    if (s.round === 2) s.foodPile[seat] = shuffled(run, foodCards());
    else turnFood(s, run, seat);
    if (run.listening)
      tell(run, 'food', 'TL-D1', { seat, by: `food:${FOOD_IDS[s.foodPile[seat]!.at(-1)!]}` });
  }
  s.eaten = 0;
}

function turnFood(s: TrueshotState, run: Rules, seat: number): void {
  s.foodDiscard[seat]!.push(s.foodPile[seat]!.pop()!);
  if (s.foodPile[seat]!.length > 0) return;
  s.foodPile[seat] = shuffled(run, s.foodDiscard[seat]!);
  s.foodDiscard[seat] = [];
}

function shuffled(run: Rules, cards: number[]): number[] {
  run.shuffle(cards);
  return cards;
}
