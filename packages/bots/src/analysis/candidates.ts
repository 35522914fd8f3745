/** What else could have been chosen at a moment of a match, as its seat knew it then. */
import { type AnyGame, type MatchRecord, moveEquals, parseChoice, type Rng, replay } from '@fray/engine';
import type { PlayoutPlan } from '../search/playout.js';
import { searchRollouts } from '../search/rollouts.js';
import type { Candidate } from './analysis.js';

const MOST_SHOWN = 3;
const LINES_A_MOVE = 3;

/** The best of them first, the one that was made always among them. */
export function candidatesOf(
  game: AnyGame,
  record: MatchRecord,
  n: number,
  seats: number,
  playout: PlayoutPlan,
  worlds: number,
  rng: Rng,
): readonly Candidate[] {
  const match = replay(game, record, n - 1);
  const { seat, choice } = record.choices[n - 1]!;
  const made = parseChoice(game.verbs, choice);
  if (!match.ok || !made.ok) return [];
  const moves = match.value.moves(seat);
  if (moves.length < 2 || !moves.some((move) => moveEquals(move, made.value))) return [];
  const question = { game, view: match.value.view(seat), moves, seats, rng };
  const iterations = worlds * LINES_A_MOVE * moves.length;
  const found = searchRollouts({ ...question, iterations }, { playout, sigmas: 0, keep: made.value })
    .filter(({ visits, move }) => visits > 0 || moveEquals(move, made.value))
    .map(
      ({ move, worth, error }): Candidate => ({
        move,
        chance: Math.round(500 * (worth + 1)) / 1000,
        error: Math.round(500 * (error ?? 0)) / 1000,
        made: moveEquals(move, made.value),
      }),
    )
    .sort((x, y) => y.chance - x.chance);
  const shown = found.slice(0, MOST_SHOWN);
  return shown.some((each) => each.made)
    ? shown
    : [...shown.slice(0, MOST_SHOWN - 1), found.find((each) => each.made)!];
}
