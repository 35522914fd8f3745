/** The log of attacks. */
import type { Tellers } from '@fray/engine';
import type { Events } from '../events.js';
import { everyone, french, has } from './people.js';

function dice(d: { readonly dice: readonly number[] }): string {
  return french.listed(d.dice.map(String));
}

export const ATTACK_TELLERS: Pick<Tellers<Events>, 'attacked' | 'threw' | 'missed'> = {
  attacked: (d, r) => ({
    words: [
      `${has(d.seat, r)} lancé une ${d.counter ? 'contre-attaque' : 'attaque'} contre ${everyone(d.targets, r)}.`,
    ],
    seat: d.seat,
  }),
  threw: (d, r) => ({
    words: [`${has(d.seat, r)} fait ${dice(d)}.`],
    seat: d.seat,
    ...(d.only === '' ? {} : { small: d.only }),
  }),
  missed: (d, r) => ({
    words: [`L’attaque contre ${everyone(d.targets, r)} a échoué.`],
    seat: d.seat,
  }),
};
