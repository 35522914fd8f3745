/** What else could have been chosen at a moment of a match, as its seat knew it then. */
import { type AnyGame, type Match, type Move, moveEquals, type Rng } from '@fray/engine';
import type { PlayoutPlan } from '../search/playout.js';
import { searchRollouts } from '../search/rollouts.js';
import type { Candidate } from './analysis.js';

const MOST_SHOWN = 3;
/** The moves that are tried: those that the game likes best, and the one that was made. */
const BREADTH = 5;

/** The best of them first, the one that was made always among them. */
export function candidatesOf(
  game: AnyGame,
  match: Match,
  seat: number,
  made: Move,
  playout: PlayoutPlan,
  lines: number,
  rng: Rng,
): readonly Candidate[] {
  const moves = match.moves(seat);
  if (moves.length < 2 || !moves.some((move) => moveEquals(move, made))) return [];
  const question = { game, view: match.view(seat), moves, seats: match.header.seats.length, rng };
  const iterations = lines * Math.min(BREADTH, moves.length);
  const plan = { playout, sigmas: 0, keep: made, breadth: BREADTH };
  const found = searchRollouts({ ...question, iterations }, plan)
    .filter(({ visits, move }) => visits > 0 || moveEquals(move, made))
    .map(
      ({ move, worth, error }): Candidate => ({
        move,
        chance: Math.round(500 * (worth + 1)) / 1000,
        error: Math.round(500 * (error ?? 0)) / 1000,
        made: moveEquals(move, made),
      }),
    )
    .sort((x, y) => y.chance - x.chance);
  const shown = found.slice(0, MOST_SHOWN);
  return shown.some((each) => each.made)
    ? shown
    : [...shown.slice(0, MOST_SHOWN - 1), found.find((each) => each.made)!];
}
