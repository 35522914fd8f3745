/** What a bot may know about duels. */
import type { Knowledge } from '@fray/engine';
import { type DuelState, other } from '../state/state.js';
import type { DuelView } from '../view/view.js';
import { judge } from './judge.js';
import { duelRoutine, duelWorths, greedyPolicy, whyPlay } from './policy.js';

export const KNOWLEDGE: Knowledge<DuelState, DuelView> = {
  /** Found by `fray ladder destinyquest`. There is no best level: no search has been shown to beat the quick choice. */
  levels: {
    newcomer: { method: 'policy', mistakes: 90 },
    casual: { method: 'policy', mistakes: 60 },
    steady: { method: 'policy', mistakes: 25 },
    strong: { method: 'policy', mistakes: 0 },
  },
  judge,
  policy: greedyPolicy,
  worths: duelWorths,
  routine: duelRoutine,
  why: whyPlay,
  round: (s) => s.round,
  margin: (s, seat) => share(s, seat) - share(s, other(seat)),
};

function share(s: Readonly<DuelState>, seat: number): number {
  return Math.max(0, s.health[seat]!) / s.sheets[seat]!.max;
}
