/** Attack and Health bonuses, healing of pets, and the marks that enlarge them. */
import { DEAD, FALLING, FROZEN, HUNTED } from '../data/marks.js';
import { HEALS_SWELL, NEXT_ROUND, PERMANENT, ROUND } from '../data/vocabulary.js';
import type { TrueshotState } from '../state/state.js';
import { countBits, lowestBit, ownerOf, type Table, traitCount } from './board.js';
import { attackOf, healthOf } from './figures.js';
import { petRef, type Rules, tell } from './tell.js';

/** Adds to a pet's figures for as long as the bonus lasts. Nothing under Ruby Affinity. */
export function addBonus(
  s: TrueshotState,
  run: Rules,
  pet: number,
  attack: number,
  health: number,
  span: number,
  by: string,
): void {
  if (s.kind[pet]! < 0 || (s.marks[pet]! & FROZEN) !== 0) return;
  if (span === PERMANENT) {
    s.foreverAttack[pet]! += attack;
    s.foreverHealth[pet]! += health;
  } else if (span === ROUND) {
    s.roundAttack[pet]! += attack;
    s.roundHealth[pet]! += health;
  } else if (span === NEXT_ROUND) {
    s.nextAttack[pet]! += attack;
    s.nextHealth[pet]! += health;
  }
  if (run.listening)
    tell(run, 'bonus', 'TL-A12', {
      pet: petRef(s, pet),
      attack,
      health,
      by,
      lasts: span === PERMANENT ? 'ever' : span === ROUND ? 'round' : 'next',
      now: [attackOf(s, pet), healthOf(s, pet)],
    });
}

/** Of these pets those that can gain anything: Ruby Affinity lets a pet have none, and no mark is used for it. */
export function gainers(s: Table, pets: number): number {
  let bits = 0;
  for (let rest = pets; rest !== 0; rest &= rest - 1) {
    const pet = lowestBit(rest);
    if ((s.marks[pet]! & FROZEN) === 0) bits |= 1 << pet;
  }
  return bits;
}

/** Whether a waiting Moth mark leaves its owner a choice: more than one figure is raised (TL-A21). */
export function needsMothChoice(
  s: Table,
  side: number,
  pets: number,
  attack: number,
  health: number,
): boolean {
  return s.moth[side]! > 0 && countBits(gainers(s, pets)) * ((attack > 0 ? 1 : 0) + (health > 0 ? 1 : 0)) > 1;
}

/** Bonuses for these pets by a seat's effect; a waiting mark goes to the only figure there is. */
export function giveBonus(
  s: TrueshotState,
  run: Rules,
  side: number,
  pets: number,
  attack: number,
  health: number,
  span: number,
  by: string,
): void {
  let [plusAttack, plusHealth] = [0, 0];
  if (s.moth[side]! > 0 && gainers(s, pets) !== 0 && (attack > 0 || health > 0)) {
    if (attack > 0) plusAttack = s.moth[side]!;
    else plusHealth = s.moth[side]!;
    s.moth[side] = 0;
  }
  for (let rest = pets; rest !== 0; rest &= rest - 1)
    addBonus(s, run, lowestBit(rest), attack + plusAttack, health + plusHealth, span, by);
}

/** Removes wounds from a pet; returns what Hoppers of the healing side let it swell by (TL-N42). */
export function unwound(
  s: TrueshotState,
  run: Rules,
  side: number,
  pet: number,
  amount: number,
  by: string,
): number {
  if (s.kind[pet]! < 0 || (s.marks[pet]! & (DEAD | FALLING | HUNTED | FROZEN)) !== 0) return 0;
  if ((s.unhealed & (1 << ownerOf(pet))) !== 0) {
    if (run.listening) tell(run, 'heal-barred', 'TL-A35', { pet: petRef(s, pet), by });
    return 0;
  }
  const healed = Math.min(amount, s.wounds[pet]!);
  s.wounds[pet]! -= healed;
  if (run.listening && healed > 0)
    tell(run, 'healed', 'TL-A13', { pet: petRef(s, pet), amount: healed, health: healthOf(s, pet), by });
  return amount * traitCount(s, side, HEALS_SWELL);
}
