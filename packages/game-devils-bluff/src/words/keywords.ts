/** The words of the rules that are no card's: each with the clause that states it. */
import type { TermWords } from '@fray/engine';

export const KEYWORD_CLAUSES = {
  'command-points': 'CR-14',
  activation: 'CR-15',
  skill: 'DB-69',
  defence: 'DB-70',
  toughness: 'DB-34',
  'hit-points': 'CR-36',
  injury: 'DB-23',
  move: 'CR-26',
  advance: 'DB-A-advance',
  secure: 'CR-38',
  pass: 'CR-16',
  reserve: 'CR-17',
  obscured: 'CR-33',
  swap: 'DB-14',
  piercing: 'CR-35',
  entry: 'DB-68',
  find: 'CR-39',
  gang: 'CR-42',
} as const;

export type Keywords = Readonly<Record<keyof typeof KEYWORD_CLAUSES, TermWords>>;
