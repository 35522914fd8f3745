/** What a bot may know about duels. */
import type { Knowledge } from '@fray/engine';
import { greedyPolicy } from './policy.js';
import { routinePass } from './orders.js';
import { type DuelState, other } from '../state/state.js';
import type { DuelView } from '../view/view.js';

export const KNOWLEDGE: Knowledge<DuelState, DuelView> = {
  judge(s, seat) {
    if (s.outcome !== null) {
      if (s.outcome.winners.length === 0) return 0;
      return s.outcome.winners.includes(seat) ? 1 : -1;
    }
    const mine = s.health[seat]! / s.sheets[seat]!.max;
    const theirs = s.health[other(seat)]! / s.sheets[other(seat)]!.max;
    return (mine - theirs) / Math.max(mine, theirs, 0.01);
  },
  policy: greedyPolicy,
  routine: routinePass,
};
