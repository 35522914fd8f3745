/** Why it ended so. */
import type { EventData, Reader, Sentence } from '@fray/engine';
import { isDraw, isYou, loser, nameOf } from '../common/who.js';
import type { OutcomeId } from '../ids.js';
import { whoDoes } from './who.js';

export const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
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

export function sayOutcome(reason: unknown, data: EventData, reader: Reader): string {
  const sentence = OUTCOMES[reason as OutcomeId];
  return typeof sentence === 'string' ? sentence : sentence(data, reader);
}
