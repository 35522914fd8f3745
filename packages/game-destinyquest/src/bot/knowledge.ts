/** What a bot may know about duels. */
import type { Knowledge } from '@fray/engine';
import { type DuelState, other } from '../state/state.js';
import type { DuelView } from '../view/view.js';
import { INSTINCT } from './instinct/instinct.js';
import { judge } from './judge.js';
import { duelRoutine, duelWorths, greedyPolicy, whyPlay } from './policy.js';

export const KNOWLEDGE: Knowledge<DuelState, DuelView> = {
  /** Measured by `fray ladder destinyquest`; docs/BOTS.md has the table. Luck leaves no room for a fifth level. */
  levels: {
    newcomer: { method: 'policy', mistakes: 100 },
    casual: { method: 'policy', mistakes: 60 },
    steady: { method: 'policy', mistakes: 21 },
    strong: { method: 'practice', mistakes: 0 },
  },
  judge,
  policy: greedyPolicy,
  worths: duelWorths,
  practice: INSTINCT,
  routine: duelRoutine,
  why: whyPlay,
  round: (s) => s.round,
  margin: (s, seat) => share(s, seat) - share(s, other(seat)),
};

function share(s: Readonly<DuelState>, seat: number): number {
  return Math.max(0, s.health[seat]!) / s.sheets[seat]!.max;
}
