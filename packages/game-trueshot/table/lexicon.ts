/** Names and texts from the book and this table's own words, in one hand. */
import { useEntries, useTableWords } from '@fray/kit';
import { PET_IDS, SPELL_IDS, WEAPON_IDS } from '../src/index.js';
import type { TrueshotWords } from './words/en.js';

export interface Lexicon {
  readonly words: TrueshotWords;
  readonly pet: (kind: number) => string;
  readonly spell: (kind: number) => string;
  readonly weapon: (kind: number) => string;
  readonly text: (ref: string) => string;
}

export function useLexicon(): Lexicon {
  const words = useTableWords<TrueshotWords>();
  const entries = useEntries();
  const nameOf = (ref: string): string => entries[ref]?.name ?? ref;
  return {
    words,
    pet: (kind) => nameOf(`pet:${PET_IDS[kind]}`),
    spell: (kind) => nameOf(`spell:${SPELL_IDS[kind]}`),
    weapon: (kind) => (kind < 0 ? words.basicWeapon : nameOf(`weapon:${WEAPON_IDS[kind]}`)),
    text: (ref) => entries[ref]?.text ?? '',
  };
}
