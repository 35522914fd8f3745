/** The log of attacks. */
import type { EventData, Reader } from '@fray/engine';
import { num, type Teller } from '../reader.js';
import { everyone, french, has } from './people.js';

function dice(d: EventData): string {
  return french.listed((d['dice'] as readonly number[]).map(String));
}

export const ATTACK_TELLERS = {
  attacked: (d: EventData, r: Reader) => ({
    words: [
      `${has(d['seat'], r)} lancé une ${d['counter'] === true ? 'contre-attaque' : 'attaque'} contre ${everyone(d['targets'], r)}.`,
    ],
    seat: num(d, 'seat'),
  }),
  threw: (d: EventData, r: Reader) => ({
    words: [`${has(d['seat'], r)} fait ${dice(d)}.`],
    seat: num(d, 'seat'),
    ...(d['only'] === '' ? {} : { small: String(d['only']) }),
  }),
  missed: (d: EventData, r: Reader) => ({
    words: [`L’attaque contre ${everyone(d['targets'], r)} a échoué.`],
    seat: num(d, 'seat'),
  }),
} satisfies Readonly<Record<string, Teller>>;
