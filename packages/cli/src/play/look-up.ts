/** Finds things by a part of their name in a game's glossary, and clauses by their number in its rules. */
import type { GlossaryEntry, WordBook } from '@fray/engine';
import pc from 'picocolors';
import { findClause } from '../rules-text.js';
import { words } from '../words/index.js';

export function lookUp(book: WordBook, rules: string | undefined, text: string): string {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return words.table.sayWhat;
  const clause = rules === undefined ? undefined : findClause(rules, wanted);
  if (clause !== undefined) return clause;
  const found = Object.entries(book.glossary).filter(
    ([id, { name }]) => id === wanted || name.toLowerCase().includes(wanted),
  );
  return found.length === 0
    ? words.table.notFound(text)
    : found.map(([, entry]) => paintEntry(entry)).join('\n');
}

export function paintEntry({ name, text, clause, facts }: GlossaryEntry): string {
  const figures = (facts ?? []).map(({ label, value }) => `${label} ${value}`).join(', ');
  return [pc.bold(name), figures, text, pc.dim(clause)].filter((part) => part !== '').join(' · ');
}
