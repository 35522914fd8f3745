/** Standing orders and windows in words. */
import type { EventData, OrderWords, Reader, Words } from '@fray/engine';
import type { OrderId, PendingId } from '../ids.js';
import { Who, Whose, whom } from './people.js';

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-to-choose': {
    label: 'Answer for me when I have no choice',
    help: 'Questions that you can only pass are passed for you, after the same beat as any other.',
  },
  'pass-until-my-turn': {
    label: 'Pass until my turn',
    help: 'Every question that you may pass is passed for you until your next turn begins.',
  },
  'never-reveal': {
    label: 'Never show myself to react',
    help: 'Abilities that would show who you are stay unused when others ask.',
  },
  'never-blur': { label: 'Never blur', help: 'You take every blow.' },
  'blur-when-low': {
    label: 'Ask about Blur below 5 Health',
    help: 'With 5 or more Health left you take the blow.',
  },
  'never-double': { label: 'Never double', help: 'You keep to the plain figures.' },
  'never-coup': { label: 'Never finish', help: 'You leave whoever is on the brink alone.' },
  'never-stand': { label: 'No Last Stand', help: 'You keep your Last Stand.' },
};

export const PENDING: Readonly<Record<PendingId, (data: EventData, reader: Reader) => Words>> = {
  attack: (d, r) => [`${Who(d['by'], r)} attacked; no die has been thrown.`],
  blow: (d, r) => [
    d['seat'] === undefined
      ? `${Whose(d['by'], r)} blow is about to land.`
      : `${Who(d['by'], r)} would hurt ${whom(d['seat'], r)} for ${d['damage']}.`,
  ],
  wound: (d, r) => [`${Who(d['seat'], r)} stands at ${d['damage']} damage.`],
  struck: (d, r) => [`${Whose(d['by'], r)} attack is over.`],
  card: (d, r) => [`${Who(d['by'], r)} drew a card.`],
  hermit: (d, r) => [`${Who(d['by'], r)} slipped ${whom(d['seat'], r)} a Hermit card.`],
};
