/** A game with its word book: one of the shelf, or the one that is being written in this folder. */
import { type AnyGame, loadBook, type WordBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { must } from './complaint.js';
import { findLocalGame, type LocalGame } from './local-game.js';
import { readersLanguages } from './words/readers-languages.js';

export interface OpenGame {
  readonly game: AnyGame;
  readonly book: WordBook;
  /** Where its rules are written. */
  readonly rules: URL;
  /** Set for a game that is not on the shelf. */
  readonly local?: LocalGame;
}

export async function openGame(id: string): Promise<OpenGame> {
  const local = await findLocalGame();
  if (local !== undefined && local.game.id === id)
    return {
      game: local.game,
      book: await loadBook(local.game, readersLanguages()),
      rules: local.rules,
      local,
    };
  const game = must(findGame(id));
  const rules = new URL('../RULES.md', import.meta.resolve(`@fray/game-${game.id}`));
  return { game, book: await loadBook(game, readersLanguages()), rules };
}
