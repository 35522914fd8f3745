/** The tournament as the engine's contract has it, for whoever plays its duels at tables. */
import { type Contest, fail } from '@fray/engine';
import type { DuelState } from '../state/state.js';
import { problem } from '../words/speak.js';
import { duelResult } from './duel-result.js';
import { type NextDuel, openDuels, report } from './duels.js';
import { startTournament } from './start-tournament.js';
import type { Tournament } from './tournament.js';

/** What a duel is called as long as its tournament lasts. */
export function duelKey({ match, number }: Pick<NextDuel, 'match' | 'number'>): string {
  return `${match}-${number}`;
}

export const TOURNAMENT: Contest<DuelState, Tournament> = {
  start: startTournament,
  entrants: ({ entrants }) => entrants.length,
  open: (tournament) =>
    openDuels(tournament).map((duel) => ({
      key: duelKey(duel),
      entrants: duel.seats,
      options: { hero1: duel.heroes[0], hero2: duel.heroes[1] },
    })),
  report: (tournament, key, state) => {
    const duel = openDuels(tournament).find((open) => duelKey(open) === key);
    if (duel === undefined) return fail(problem('duel-not-now', { match: 0, number: 0, next: null }));
    return report(tournament, duelResult(duel, state));
  },
  glimpse: ({ round, health, sheets }) => ({
    round,
    left: health.map((left) => Math.max(0, left)),
    of: sheets.map(({ max }) => max),
  }),
};
