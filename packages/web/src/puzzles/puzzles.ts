/** The puzzles of every game, found by their folders and fetched when one is opened. */
import type { Puzzle, PuzzleFile } from '@fray/bots';
import { gameFacts } from '../games/facts.js';
import { dayOf, type PuzzleName, puzzleOfDay } from './of-day.js';

const found = import.meta.glob<PuzzleFile>('../../../game-*/puzzles/puzzles.json', { import: 'default' });

export async function loadPuzzle({ game, id }: PuzzleName): Promise<Puzzle | undefined> {
  const file = await found[`../../../game-${game}/puzzles/puzzles.json`]?.();
  return file?.puzzles.find((puzzle) => puzzle.id === id);
}

/** Today's, or that of another day. */
export function todaysPuzzle(day = dayOf(new Date())): PuzzleName | undefined {
  return puzzleOfDay(day, gameFacts);
}

/** The one to try after this: the next of its game that is not solved, else the next. */
export function puzzleAfter({ game, id }: PuzzleName, isSolved: (name: PuzzleName) => boolean): PuzzleName {
  const own = gameFacts.find((each) => each.id === game)?.puzzles ?? [];
  const at = own.findIndex((each) => each.id === id);
  const others = [...own.slice(at + 1), ...own.slice(0, at)].map((each) => ({ game, id: each.id }));
  return others.find((each) => !isSolved(each)) ?? others[0] ?? { game, id };
}
