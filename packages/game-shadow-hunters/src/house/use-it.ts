/** Use It or Lose It: single-use cards are held until the turn ends, then played or thrown away (SH-H-06). */
import { BANANA, MIRROR } from '../data/cards.js';
import { USE_IT } from './ids.js';
import type { HouseRule } from './rule.js';

export const useIt: HouseRule = {
  id: 'useIt',
  bit: USE_IT,
  keeps(s, card) {
    if (s.options.holdSingleUse === 'off') return false;
    return s.options.holdDemanding || (card !== BANANA && card !== MIRROR);
  },
  emptiesHands: true,
};
