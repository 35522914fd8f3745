/** Why a duel ended as it did. */
import type { Sentence } from '@fray/engine';
import { num } from '../common/data.js';
import type { OutcomeId } from '../ids.js';
import { Hat, Ist } from './people.js';

export const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
  fallen: (d, r) => `${Ist(num(d, 'seat'), r)} gefallen.`,
  'both-fallen': 'Beide sind zugleich gefallen.',
  healthier: 'Beide sind zugleich gefallen; wer mehr Leben hatte, gewinnt.',
  'round-limit': (d) => `Nach ${num(d, 'rounds')} Runden ist das Duell unentschieden.`,
  conceded: (d, r) => `${Hat(num(d, 'seat'), r)} aufgegeben.`,
};
