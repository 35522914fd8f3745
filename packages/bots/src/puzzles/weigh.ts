/** What every choice of a position comes to, from what its seat knows: tried to the end where that is possible, else in many lines. */
import type { Move } from '@fray/engine';
import { TO_THE_END } from '../search/playout.js';
import type { SearchQuestion } from '../search/question.js';
import { searchRollouts } from '../search/rollouts.js';
import { exhaust } from './exhaust.js';
import type { Solved } from './puzzle.js';

export interface Weighed {
  readonly solved: Solved;
  readonly best: Move;
  /** Chances of winning, from 0 to 1. */
  readonly chance: number;
  readonly next: number;
}

export interface Scales {
  /** Lines for each move. */
  readonly lines: number;
  /** How much better the best must be than the next, from 0 to 1, and by how many standard errors. */
  readonly margin: number;
  readonly errors: number;
  /** After so many choices of a line the game's judge decides. */
  readonly depth: number;
  /** Everything is tried where there are at most so many positions; 0: only lines. */
  readonly most: number;
}

/** More than this is a long wait for a game whose positions are dear. */
export const MOST_POSITIONS = 4000;

/** Undefined where no choice is better than all others by that much. */
export function weigh(question: Omit<SearchQuestion, 'iterations'>, scales: Scales): Weighed | undefined {
  const all = scales.most === 0 ? undefined : exhaust(question, scales.most);
  const found = all === undefined ? byLines(question, scales) : byAll(question.moves, all);
  return found !== undefined && found.chance - found.next >= scales.margin ? found : undefined;
}

function byAll(moves: readonly Move[], chances: readonly number[]): Weighed {
  const [first, second] = moves.map((_, i) => i).sort((x, y) => chances[y]! - chances[x]!);
  return { solved: 'exhaustive', best: moves[first!]!, chance: chances[first!]!, next: chances[second!]! };
}

/** `lines` for each move, so that nothing is passed over unseen. */
function byLines(
  question: Omit<SearchQuestion, 'iterations'>,
  { lines, errors, depth }: Scales,
): Weighed | undefined {
  const iterations = lines * question.moves.length;
  const found = searchRollouts({ ...question, iterations }, { playout: { ...TO_THE_END, depth }, sigmas: 0 });
  const [first, second] = found
    .filter(({ visits }) => visits > 0)
    .sort((x, y) => y.worth - x.worth)
    .map(({ move, worth, error }) => ({ move, chance: (worth + 1) / 2, error: (error ?? 1) / 2 }));
  if (first === undefined || second === undefined) return undefined;
  if (first.chance - second.chance < errors * Math.hypot(first.error, second.error)) return undefined;
  return { solved: 'lines', best: first.move, chance: first.chance, next: second.chance };
}
