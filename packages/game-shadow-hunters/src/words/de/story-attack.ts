/** The log of attacks. */
import type { Tellers } from '@fray/engine';
import type { Events } from '../events.js';
import { alle, Hat } from './people.js';

/** "3 und 5", or "eine 3". */
export function dice(d: { readonly dice: readonly number[] }): string {
  const thrown = d.dice;
  return thrown.length === 1 ? `eine ${thrown[0]}` : thrown.join(' und ');
}

/** The die, where only one was thrown: a d4 is a W4. */
function only(d: Events['threw']): { small?: string } {
  return d.only === '' ? {} : { small: d.only.replace('d', 'W') };
}

export const ATTACK_TELLERS: Pick<Tellers<Events>, 'attacked' | 'threw' | 'missed'> = {
  attacked: (d, r) => ({
    words: [
      d.counter
        ? `${Hat(d.seat, r)} gegen ${alle(d.targets, r)} zurückgeschlagen.`
        : `${Hat(d.seat, r)} ${alle(d.targets, r)} angegriffen.`,
    ],
    seat: d.seat,
  }),
  threw: (d, r) => ({
    words: [`${Hat(d.seat, r)} ${dice(d)} geworfen.`],
    seat: d.seat,
    ...only(d),
  }),
  missed: (d, r) => ({
    words: [`Der Angriff auf ${alle(d.targets, r)} ging daneben.`],
    seat: d.seat,
  }),
};
