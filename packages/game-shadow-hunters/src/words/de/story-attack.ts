/** The log of attacks. */
import type { EventData, Reader } from '@fray/engine';
import { num, type Teller } from '../reader.js';
import { alle, Hat } from './people.js';

/** "3 und 5", or "eine 3". */
export function dice(d: EventData): string {
  const thrown = d['dice'] as readonly number[];
  return thrown.length === 1 ? `eine ${thrown[0]}` : thrown.join(' und ');
}

/** The die, where only one was thrown: a d4 is a W4. */
function only(d: EventData): { small?: string } {
  return d['only'] === '' ? {} : { small: String(d['only']).replace('d', 'W') };
}

export const ATTACK_TELLERS = {
  attacked: (d: EventData, r: Reader) => ({
    words: [
      d['counter'] === true
        ? `${Hat(d['seat'], r)} gegen ${alle(d['targets'], r)} zurückgeschlagen.`
        : `${Hat(d['seat'], r)} ${alle(d['targets'], r)} angegriffen.`,
    ],
    seat: num(d, 'seat'),
  }),
  threw: (d: EventData, r: Reader) => ({
    words: [`${Hat(d['seat'], r)} ${dice(d)} geworfen.`],
    seat: num(d, 'seat'),
    ...only(d),
  }),
  missed: (d: EventData, r: Reader) => ({
    words: [`Der Angriff auf ${alle(d['targets'], r)} ging daneben.`],
    seat: num(d, 'seat'),
  }),
} satisfies Readonly<Record<string, Teller>>;
