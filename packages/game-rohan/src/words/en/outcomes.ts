/** Why it ended so. */
import type { Sentences } from '@fray/engine';
import { isDraw, isYou, loser } from '../common/who.js';
import type { Outcomes } from '../ids.js';
import { Whose, who } from './who.js';

export const OUTCOMES: Sentences<Outcomes> = {
  'health-gone': (d, reader) => `${Whose(loser(d), reader)} Health is gone.`,
  'fell-further': (d, reader) =>
    `Both fell; ${isYou(loser(d), reader) ? 'you' : who(loser(d), reader)} fell further.`,
  'fell-together': 'Both fell in the same moment, equally far.',
  quiet: 'Nothing happened for too many rounds.',
  'last-round': (d) =>
    isDraw(d)
      ? 'The last round is over, and both have the same Health.'
      : 'The last round is over, and Health decided.',
  conceded: (d, reader) => `${who(loser(d), reader)} conceded.`,
};
