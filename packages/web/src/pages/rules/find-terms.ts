/** Looks a word up among the things that a table names: its own name first, then what is said of it. */
import type { GlossaryEntry } from '@fray/engine';

const MOST = 8;

export function findTerms(
  glossary: Readonly<Record<string, GlossaryEntry>>,
  search: string,
): readonly GlossaryEntry[] {
  const wanted = search.trim().toLowerCase();
  const entries = Object.values(glossary);
  const named = entries.filter(({ name }) => name.toLowerCase().includes(wanted));
  const told = entries.filter((entry) => !named.includes(entry) && entry.text.toLowerCase().includes(wanted));
  const names = new Set<string>();
  return [...named, ...told].filter(({ name }) => !names.has(name) && names.add(name)).slice(0, MOST);
}
