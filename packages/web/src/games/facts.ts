/** What every page knows of every game without loading its rules: its name, a sentence, minutes and seats. */
import { facts } from 'virtual:game-facts';
import type { PuzzleAim } from '@fray/bots';
import { type AnyGame, bestLanguage, loadBook } from '@fray/engine';
import { readersLanguages } from '../texts/index.js';

export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Its lessons, the one to begin with first. */
  readonly lessons: readonly { readonly id: string; readonly title: string; readonly minutes: number }[];
  readonly puzzles: readonly { readonly id: string; readonly aim: PuzzleAim }[];
}

const known: GameFacts[] = facts.map(({ id, minutes, seats, words, lessons, puzzles }) => {
  const language = bestLanguage(Object.keys(words), readersLanguages());
  return {
    id,
    minutes,
    seats,
    ...(words[language] ?? words['en']!),
    puzzles,
    lessons: lessons.map(({ title, ...rest }) => ({ ...rest, title: title[language] ?? title['en']! })),
  };
});

export const gameFacts: readonly GameFacts[] = known;

/** Of a game that was not there when the page was built. */
export async function addFactsOf(game: AnyGame): Promise<void> {
  const { id, minutes, seats } = game;
  const { title, blurb } = await loadBook(game, readersLanguages());
  known.push({ id, title, blurb, minutes, seats, lessons: [], puzzles: [] });
}

export function factsOf(game: string): GameFacts | undefined {
  return gameFacts.find(({ id }) => id === game);
}

/** A game's name; its id for one that is not here. */
export function titleOf(game: string): string {
  return factsOf(game)?.title ?? game;
}
