/** Reads the result of a duel that has been fought to its end. */
import { assert } from '@fray/engine';
import type { DuelState } from '../state/state.js';
import type { DuelResult, NextDuel } from './duels.js';

/** After a draw at the round limit the health of that moment counts (DQ-8.2). */
export function duelResult(duel: Pick<NextDuel, 'match' | 'number'>, state: Readonly<DuelState>): DuelResult {
  const { match, number } = duel;
  assert(state.outcome !== null, 'the duel is still being fought');
  const [winner] = state.outcome.winners;
  const left = [Math.max(0, state.health[0]!), Math.max(0, state.health[1]!)] as const;
  const end = { left, rounds: state.round };
  if (winner === 0 || winner === 1) return { match, number, winner, ...end };
  const [first, second] = state.outcome.clause === 'R-CAP' ? state.health : state.before;
  return { match, number, winner: null, before: [first!, second!], ...end };
}
