/** Why a duel ended as it did. */
import type { Sentence } from '@fray/engine';
import { num } from '../common/data.js';
import type { OutcomeId } from '../ids.js';
import { has } from './people.js';

export const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
  fallen: (d, r) => `${has(num(d, 'seat'), r)} fallen.`,
  'both-fallen': 'Both heroes fell together.',
  healthier: 'Both heroes fell together; the healthier one wins.',
  'round-limit': (d) => `After ${num(d, 'rounds')} rounds the duel is a draw.`,
  conceded: (d, r) => `${has(num(d, 'seat'), r)} resigned.`,
};
