/** What a game's words name, as things that open on screen. */
import type { Glossary } from '@fray/kit';
import type { LoadedTable } from './table-registry.js';

export function glossaryOf({ book, clauses }: LoadedTable, onClause: (id: string) => void): Glossary {
  return { entries: book.glossary, onClause, hasClause: (id) => clauses.has(id) };
}
