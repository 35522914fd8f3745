/** The words of the rules that are no card's: each with the clause that states it. */
import type { TermWords } from '@fray/engine';

export const KEYWORD_CLAUSES = {
  deployment: 'RL-05',
  assault: 'RL-23',
  attacker: 'RL-15',
  defender: 'RL-09',
  lane: 'RL-06',
  health: 'RL-01',
  free: 'RL-20',
  'attack-only': 'RL-21',
  'defence-only': 'RL-22',
  overflow: 'RL-25',
} as const;

export type Keywords = Readonly<Record<keyof typeof KEYWORD_CLAUSES, TermWords>>;
