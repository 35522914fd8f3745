/** Pets that are healed together, and what Hoppers add to it (TL-N42). */
import { procedureOf } from '@fray/engine';
import { ROUND } from '../../data/vocabulary.js';
import { addBonus, giveBonus, unwound } from '../../rules/bonuses.js';
import type { Rules } from '../../rules/tell.js';
import type { TrueshotState } from '../../state/state.js';
import { HEALTH } from '../../verbs.js';
import { raising } from '../pick.js';

const HOPPER = 'pet:hopper';

type SwellLocals = { side: number; pets: number[]; amounts: number[] };

/** A waiting Moth mark while several pets swell: the owner picks one (TL-A21). */
export const swelling = procedureOf<TrueshotState, SwellLocals>()('swelling', {
  mark(_s, run, { side, pets }) {
    const among = pets.reduce((bits, pet) => bits | (1 << pet), 0);
    run.call(raising, { seat: side, by: 'pet:moth', pets: among, figures: 1 << HEALTH });
  },
  swell(s, run, { side, pets, amounts }) {
    const more = s.moth[side]!;
    s.moth[side] = 0;
    for (const [i, pet] of pets.entries())
      addBonus(s, run, pet, 0, amounts[i]! + (s.picked >> 1 === pet ? more : 0), ROUND, HOPPER);
  },
});

/** Heals these pets by an amount, or by as much as `amountOf` says. Call it last in a step. */
export function healPets(
  s: TrueshotState,
  run: Rules,
  side: number,
  pets: readonly number[],
  amountOf: number | ((pet: number) => number),
  by: string,
): void {
  const swollen: number[] = [];
  const amounts: number[] = [];
  for (const pet of pets) {
    const more = unwound(s, run, side, pet, typeof amountOf === 'number' ? amountOf : amountOf(pet), by);
    if (more === 0) continue;
    swollen.push(pet);
    amounts.push(more);
  }
  if (s.moth[side]! > 0 && swollen.length > 1) run.call(swelling, { side, pets: swollen, amounts });
  else
    for (const [i, pet] of swollen.entries())
      giveBonus(s, run, side, 1 << pet, 0, amounts[i]!, ROUND, HOPPER);
}
