/** Why it ended so. */
import type { Sentences } from '@fray/engine';
import { isDraw, isYou, loser, nameOf } from '../common/who.js';
import type { Outcomes } from '../ids.js';
import { whoDoes } from './who.js';

export const OUTCOMES: Sentences<Outcomes> = {
  'health-gone': (d, reader) => `${whoDoes(loser(d), 'n’as', 'n’a', reader)} plus de Santé.`,
  'fell-further': (d, reader) =>
    `Les deux ont succombé ; ${isYou(loser(d), reader) ? 'tu as' : `${nameOf(loser(d), reader)} a`} plongé plus bas.`,
  'fell-together': 'Les deux ont succombé au même instant, aussi bas l’un que l’autre.',
  quiet: 'Il ne s’est rien passé pendant trop de manches.',
  'last-round': (d) =>
    isDraw(d)
      ? 'La dernière manche est finie, et les deux ont autant de Santé.'
      : 'La dernière manche est finie, et la Santé a décidé.',
  conceded: (d, reader) => `${whoDoes(loser(d), 'as', 'a', reader)} abandonné.`,
};
