/** Why it ended so. */
import type { Sentences } from '@fray/engine';
import { isDraw, isYou, loser, nameOf } from '../common/who.js';
import type { Outcomes } from '../ids.js';
import { hat } from './who.js';

export const OUTCOMES: Sentences<Outcomes> = {
  'health-gone': (d, reader) => `${hat(loser(d), reader)} keine Lebenskraft mehr.`,
  'fell-further': (d, reader) =>
    `Beide sind gefallen; ${isYou(loser(d), reader) ? 'du bist' : `${nameOf(loser(d), reader)} ist`} tiefer gefallen.`,
  'fell-together': 'Beide sind im selben Augenblick gefallen, gleich tief.',
  quiet: 'Zu viele Runden lang ist nichts geschehen.',
  'last-round': (d) =>
    isDraw(d)
      ? 'Die letzte Runde ist vorbei, und beide haben gleich viel Lebenskraft.'
      : 'Die letzte Runde ist vorbei, und die Lebenskraft hat entschieden.',
  conceded: (d, reader) => `${hat(loser(d), reader)} aufgegeben.`,
};
