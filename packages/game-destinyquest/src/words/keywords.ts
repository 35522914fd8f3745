/** The words of the rules that are no card's: each with the clause that states it. */
import type { TermWords } from '@fray/engine';

export const KEYWORD_CLAUSES = {
  'step-1': 'DQ-1.1',
  'step-2': 'DQ-2.1',
  'step-3': 'DQ-3.1',
  'step-4': 'DQ-4.1',
  'step-5': 'DQ-5.1',
  'step-6': 'DQ-6.1',
  'step-7': 'DQ-7.1',
  'step-8': 'DQ-8.1',
  'step-9': 'DQ-9.1',
  'speed-ability': 'DQ-1.1',
  'combat-ability': 'DQ-3.1',
  modifier: 'DQ-10.1',
  health: 'DQ-6.1',
  interrupt: 'DQ-3.1',
  dodge: 'DQ-3.1',
  passive: 'DQ-8.1',
  'strike-back': 'DQ-7.1',
} as const;

export type Keywords = Readonly<Record<keyof typeof KEYWORD_CLAUSES, TermWords>>;
