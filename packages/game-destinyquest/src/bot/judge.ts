/** The chance of winning a duel as it stands. What each sign weighs was learnt from duels, see judge-weights.ts. */
import { settled } from '@fray/engine';
import type { DuelState } from '../state/state.js';
import { JUDGE_WEIGHTS } from './judge-weights.js';
import { readSigns, SIGN_IDS } from './signs.js';

const WEIGHTS = Float64Array.from(SIGN_IDS, (id) => JUDGE_WEIGHTS[id] ?? 0);

export function judge(s: Readonly<DuelState>, seat: number): number {
  const over = settled(s.outcome, seat);
  if (over !== undefined) return over;
  let odds = 0;
  readSigns(s, seat, (sign, amount) => {
    odds += WEIGHTS[sign]! * amount;
  });
  return Math.tanh(odds / 2);
}
