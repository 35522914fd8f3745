/** Finds a game's own table by its folder and loads it only when it is opened, with its words and the game's book. */
import { type AnyGame, bestLanguage, type WordBook } from '@fray/engine';
import type { TableModule } from '@fray/kit';
import { clausesOf } from '../rules.js';
import { GenericTable } from '../table/generic-table.js';
import { readersLanguages } from '../texts/index.js';
import { bookOf } from './book-of.js';

/** A module whose view and words nobody here looks into. */
export type AnyTable = TableModule<unknown, unknown>;

const modules = import.meta.glob<AnyTable>('../../../game-*/table/index.tsx');
const GENERIC: AnyTable = { Table: GenericTable };

export interface LoadedTable {
  readonly module: AnyTable;
  readonly book: WordBook;
  readonly words: unknown;
  readonly clauses: ReadonlySet<string>;
}

/** `?plain` in the address asks for the generic table even where a game has its own. */
export async function loadTable(game: AnyGame): Promise<LoadedTable> {
  const plain = new URLSearchParams(location.search).has('plain');
  const own = plain ? undefined : modules[`../../../game-${game.id}/table/index.tsx`];
  const [module, book, clauses] = await Promise.all([own?.() ?? GENERIC, bookOf(game), clausesOf(game.id)]);
  return { module, book, words: await wordsOf(module), clauses: new Set(clauses) };
}

async function wordsOf({ words }: AnyTable): Promise<unknown> {
  if (words === undefined) return undefined;
  const language = bestLanguage(Object.keys(words), readersLanguages());
  return (words[language] ?? words.en)();
}
