/** A game with its word book: one of the shelf, or the one that is being written in this folder. */
import { type AnyGame, loadBook, type WordBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { must } from '../complaint.js';
import { readersLanguages } from '../words/readers-languages.js';
import { findLocalGame, type LocalGame } from './local-game.js';

export interface OpenGame {
  readonly game: AnyGame;
  readonly book: WordBook;
  /** Where its rules are written. */
  readonly rules: URL;
  /** Set for a game that is not on the shelf. */
  readonly local?: LocalGame;
}

/** A game on the shelf is never looked for anywhere else: reading its rules or a record runs no code of the folder. */
export async function openGame(id: string): Promise<OpenGame> {
  const onShelf = findGame(id);
  const local = onShelf.ok ? undefined : await findLocalGame();
  if (local !== undefined && local.game.id === id)
    return {
      game: local.game,
      book: await loadBook(local.game, readersLanguages()),
      rules: local.rules,
      local,
    };
  const game = must(onShelf);
  const rules = new URL('../RULES.md', import.meta.resolve(`@fray/game-${game.id}`));
  return { game, book: await loadBook(game, readersLanguages()), rules };
}
