/** What a bot may know about duels. */
import type { Knowledge } from '@fray/engine';
import { type DuelState, other } from '../state/state.js';
import type { DuelView } from '../view/view.js';
import { judge } from './judge.js';
import { duelWorths, greedyPolicy } from './policy.js';

export const KNOWLEDGE: Knowledge<DuelState, DuelView> = {
  judge,
  policy: greedyPolicy,
  worths: duelWorths,
  margin: (s, seat) => share(s, seat) - share(s, other(seat)),
};

function share(s: Readonly<DuelState>, seat: number): number {
  return Math.max(0, s.health[seat]!) / s.sheets[seat]!.max;
}
