/** What things are called at this table: its own words, and abilities as the book has them. */
import type { GlossaryEntry } from '@fray/engine';
import { useEntries, useTableWords } from '@fray/kit';
import type { DuelWords } from './words/en.js';

export function useWords(): DuelWords {
  return useTableWords<DuelWords>();
}

/** An ability to be looked up; before a match there is no glossary, so its name comes from the table's own words. */
export function useAbility(): (id: string) => GlossaryEntry | undefined {
  const entries = useEntries();
  return (id) => entries[id];
}
