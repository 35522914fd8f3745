/** What a bot may know about duels. */
import { type Knowledge, settled } from '@fray/engine';
import { type DuelState, other } from '../state/state.js';
import type { DuelView } from '../view/view.js';
import { greedyPolicy, quickPolicy } from './policy.js';

export const KNOWLEDGE: Knowledge<DuelState, DuelView> = {
  judge(s, seat) {
    const over = settled(s.outcome, seat);
    if (over !== undefined) return over;
    const mine = s.health[seat]! / s.sheets[seat]!.max;
    const theirs = s.health[other(seat)]! / s.sheets[other(seat)]!.max;
    return (mine - theirs) / Math.max(mine, theirs, 0.01);
  },
  policy: greedyPolicy,
  quick: quickPolicy,
};
