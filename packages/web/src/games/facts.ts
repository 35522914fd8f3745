/** What every page knows of every game without loading its rules: its name, a sentence, minutes and seats. */
import { facts } from 'virtual:game-facts';
import { bestLanguage } from '@fray/engine';
import { readersLanguages } from '../texts/index.js';

export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Its lessons, the one to begin with first. */
  readonly lessons: readonly { readonly id: string; readonly title: string; readonly minutes: number }[];
}

export const gameFacts: readonly GameFacts[] = facts.map(({ id, minutes, seats, words, lessons }) => {
  const language = bestLanguage(Object.keys(words), readersLanguages());
  return {
    id,
    minutes,
    seats,
    ...(words[language] ?? words['en']!),
    lessons: lessons.map(({ title, ...rest }) => ({ ...rest, title: title[language] ?? title['en']! })),
  };
});

export function factsOf(game: string): GameFacts | undefined {
  return gameFacts.find(({ id }) => id === game);
}

/** A game's name; its id for one that is not here. */
export function titleOf(game: string): string {
  return factsOf(game)?.title ?? game;
}
