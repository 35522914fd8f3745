/** The log of attacks. */
import type { Tellers } from '@fray/engine';
import type { Events } from '../events.js';
import { everyone, Who } from './people.js';

function dice(d: { readonly dice: readonly number[] }): string {
  return d.dice.join(' and ');
}

export const ATTACK_TELLERS: Pick<Tellers<Events>, 'attacked' | 'threw' | 'missed'> = {
  attacked: (d, r) => ({
    words: [`${Who(d.seat, r)} ${d.counter ? 'struck back at' : 'attacked'} ${everyone(d.targets, r)}.`],
    seat: d.seat,
  }),
  threw: (d, r) => ({
    words: [`${Who(d.seat, r)} threw ${dice(d)}.`],
    seat: d.seat,
    ...(d.only === '' ? {} : { small: d.only }),
  }),
  missed: (d, r) => ({
    words: [`The attack on ${everyone(d.targets, r)} failed.`],
    seat: d.seat,
  }),
};
