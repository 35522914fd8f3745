/** The words of the rules that are no card's: each with the clause that states it. */
import type { TermWords } from '@fray/engine';

export const KEYWORD_CLAUSES = {
  hunter: 'SH-B-02',
  shadow: 'SH-B-02',
  neutral: 'SH-B-02',
  revealed: 'SH-B-69',
  hermit: 'SH-B-12',
  white: 'SH-B-74',
  black: 'SH-B-74',
  equipment: 'SH-B-76',
  'single-use': 'SH-B-75',
  range: 'SH-B-41',
  damage: 'SH-B-54',
  health: 'SH-B-55',
  ability: 'SH-B-71',
} as const;

export type Keywords = Readonly<Record<keyof typeof KEYWORD_CLAUSES, TermWords>>;
