/** What things are called here: the table's own words, and the names of cards and abilities from the game's book. */
import type { GlossaryEntry } from '@fray/engine';
import { useEntries, useTableWords } from '@fray/kit';
import { useMemo } from 'react';
import { ABILITIES, type Card } from '../src/index.js';
import type { RohanWords } from './words/en.js';

export interface Lexicon {
  readonly words: RohanWords;
  readonly entry: (card: Card) => GlossaryEntry | undefined;
  readonly name: (card: Card) => string;
  /** Empty where the card has none. */
  readonly ability: (card: Card) => string;
  readonly abilityText: (card: Card) => string | undefined;
}

export function useLexicon(): Lexicon {
  const words = useTableWords<RohanWords>();
  const entries = useEntries();
  return useMemo(() => lexicon(words, entries), [words, entries]);
}

export function lexicon(words: RohanWords, entries: Readonly<Record<string, GlossaryEntry>>): Lexicon {
  const ability = (card: Card): GlossaryEntry | undefined => entries[`ability:${ABILITIES[card.ability]}`];
  const entry = (card: Card): GlossaryEntry | undefined => entries[`card:${card.id}`];
  return {
    words,
    entry,
    name: (card) => entry(card)?.name ?? card.id,
    ability: (card) => ability(card)?.name ?? '',
    abilityText: (card) => {
      const found = ability(card);
      return found === undefined ? undefined : `${found.name}: ${found.text}`;
    },
  };
}
