/** Why a duel ended as it did. */
import type { Sentence } from '@fray/engine';
import { num } from '../common/data.js';
import type { OutcomeId } from '../ids.js';
import { has } from './people.js';

export const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
  fallen: (d, r) => `${has(num(d, 'seat'), r)} succombé.`,
  'both-fallen': 'Les deux héros ont succombé ensemble.',
  healthier: 'Les deux héros ont succombé ensemble ; celui qui avait le plus de points de vie l’emporte.',
  'round-limit': (d) => `Après ${num(d, 'rounds')} manches, le duel est nul.`,
  conceded: (d, r) => `${has(num(d, 'seat'), r)} abandonné.`,
};
