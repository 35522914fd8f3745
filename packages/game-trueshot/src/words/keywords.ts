/** The words of the rules that are no card's: each with the clause that states it. */
import type { TermWords } from '@fray/engine';

export const KEYWORD_CLAUSES = {
  ferocious: 'TL-04',
  cunning: 'TL-04',
  tenacious: 'TL-04',
  exotic: 'TL-57',
  attack: 'TL-63',
  health: 'TL-27',
  'pet-health': 'TL-65',
  coin: 'TL-28',
  combat: 'TL-58',
  preparation: 'TL-44',
  lap: 'TL-A8',
  slot: 'TL-64',
  strike: 'TL-61',
  shop: 'TL-39',
  aspect: 'TL-18',
  trap: 'TL-23',
  sting: 'TL-21',
  shot: 'TL-19',
  neighbour: 'TL-61',
} as const;

export type Keywords = Readonly<Record<keyof typeof KEYWORD_CLAUSES, TermWords>>;
