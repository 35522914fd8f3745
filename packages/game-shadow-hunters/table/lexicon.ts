/** Names and texts from the book and this table's own words, in one hand. */
import type { WordBook } from '@fray/engine';
import { useTableWords } from '@fray/kit';
import { AREAS, CARDS, CHARACTERS, FACTION_IDS, type ShadowView } from '../src/index.js';
import type { ShadowWords } from './words/en.js';

export interface Lexicon {
  readonly words: ShadowWords;
  readonly character: (character: number) => string;
  readonly ability: (character: number) => string;
  readonly card: (card: number) => string;
  readonly area: (area: number) => string;
  readonly text: (ref: string) => string;
}

export function useLexicon(book: WordBook<ShadowView>): Lexicon {
  const words = useTableWords<ShadowWords>();
  const nameOf = (ref: string, fallback: string): string => book.glossary[ref]?.name ?? fallback;
  return {
    words,
    character: (i) => nameOf(`character:${CHARACTERS[i]!.id}`, CHARACTERS[i]!.name),
    ability: (i) => nameOf(`ability:${CHARACTERS[i]!.id}`, CHARACTERS[i]!.ability),
    card: (i) => nameOf(`card:${CARDS[i]!.id}`, CARDS[i]!.name),
    area: (i) => nameOf(`area:${AREAS[i]!.id}`, AREAS[i]!.name),
    text: (ref) => book.glossary[ref]?.text ?? '',
  };
}

export function factionOf(character: number): string {
  return FACTION_IDS[CHARACTERS[character]!.faction]!;
}

/** The Equipment in a set of bits, as places in the list of cards. */
export function gearIn(set: number): number[] {
  return CARDS.flatMap((card, i) => (card.gear !== -1 && (set & (1 << card.gear)) !== 0 ? [i] : []));
}

export function has(set: number, seat: number): boolean {
  return (set & (1 << seat)) !== 0;
}
