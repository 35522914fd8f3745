/** The log of attacks. */
import type { EventData, Reader } from '@fray/engine';
import { num, type Teller } from '../reader.js';
import { everyone, Who } from './people.js';

function dice(d: EventData): string {
  return (d['dice'] as readonly number[]).join(' and ');
}

export const ATTACK_TELLERS = {
  attacked: (d: EventData, r: Reader) => ({
    words: [
      `${Who(d['seat'], r)} ${d['counter'] === true ? 'struck back at' : 'attacked'} ${everyone(d['targets'], r)}.`,
    ],
    seat: num(d, 'seat'),
  }),
  threw: (d: EventData, r: Reader) => ({
    words: [`${Who(d['seat'], r)} threw ${dice(d)}.`],
    seat: num(d, 'seat'),
    ...(d['only'] === '' ? {} : { small: String(d['only']) }),
  }),
  missed: (d: EventData, r: Reader) => ({
    words: [`The attack on ${everyone(d['targets'], r)} failed.`],
    seat: num(d, 'seat'),
  }),
} satisfies Readonly<Record<string, Teller>>;
