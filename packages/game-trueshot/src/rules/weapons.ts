/** Weapons in hand and in the shop: Attack, prices and refunds, losing one (TL-36 to TL-38, TL-47, TL-48). */
import { PET_TYPE } from '../data/pets.js';
import { CHEAPER, UNTYPED } from '../data/vocabulary.js';
import { BASIC, BASIC_ATTACK, PAID_IN_HEALTH, PER_TYPE, powerOf, WEAPONS } from '../data/weapons.js';
import { NO_PET, NOTHING, PLACES, type TrueshotState } from '../state/state.js';
import { countBits, isLiving, isThere, type Table, traitCount } from './board.js';
import { attackOf } from './figures.js';

/** Printed Attack and what lies on the weapon, Dominion included; or the Attack that Eyes of the Beast lends (TL-N52). */
export function weaponAttack(s: Table, seat: number): number {
  const pet = s.eyes[seat]!;
  if (pet !== NO_PET) return isLiving(s, pet) ? attackOf(s, pet) : s.diedWith[pet]!;
  if (s.eyesAttack[seat] !== NOTHING) return s.eyesAttack[seat]!;
  const weapon = s.weapon[seat]!;
  const printed = weapon === BASIC ? BASIC_ATTACK : WEAPONS[weapon]!.attack;
  const types = powerOf(weapon) === PER_TYPE ? typesOf(s, seat) : 0;
  return printed + s.weaponUp[seat]! + s.fungus[seat]! + types;
}

/** Different types on a board; dead pets count, untyped ones do not. */
function typesOf(s: Table, seat: number): number {
  let types = 0;
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++)
    if (isThere(s, pet) && PET_TYPE[s.kind[pet]!] !== UNTYPED) types |= 1 << PET_TYPE[s.kind[pet]!]!;
  return countBits(types);
}

/** TL-N55: less one for each Feathermane. */
export function priceOf(s: Table, seat: number, weapon: number): number {
  return Math.max(0, WEAPONS[weapon]!.cost - traitCount(s, seat, CHEAPER));
}

/** TL-48: what the present weapon brings back. */
export function refundOf(s: Table, seat: number): number {
  const weapon = s.weapon[seat]!;
  return weapon === BASIC ? 0 : Math.max(0, WEAPONS[weapon]!.cost - 1 - s.weaponCut[seat]!);
}

/** Coins at hand for a price: with the refund if that comes first (TL-47). */
export function purchasingPower(s: Table, seat: number): number {
  const refund = s.options.refundOrder === 'refundFirst' ? refundOf(s, seat) : 0;
  return s.coins[seat]! + s.purse[seat]! + refund;
}

export function canPay(s: Table, seat: number, weapon: number): boolean {
  const price = priceOf(s, seat, weapon);
  // Xu'tenash: a payment in Health, which must leave some.
  return powerOf(weapon) === PAID_IN_HEALTH ? s.health[seat]! > price : price <= purchasingPower(s, seat);
}

/** What buying a weapon comes to: the price, the present weapon's return, and what stays in the purse (TL-47, TL-48). */
export interface Bill {
  readonly price: number;
  readonly refund: number;
  readonly inHealth: boolean;
  readonly after: number;
  /** What is missing to pay for it; 0 when it can be bought. */
  readonly short: number;
}

export function billOf(s: Table, seat: number, weapon: number): Bill {
  const [price, refund] = [priceOf(s, seat, weapon), refundOf(s, seat)];
  const inHealth = powerOf(weapon) === PAID_IN_HEALTH;
  const coins = s.coins[seat]! + s.purse[seat]!;
  const power = inHealth ? s.health[seat]! - 1 : purchasingPower(s, seat);
  const after = (inHealth ? s.health[seat]! : coins + refund) - price;
  return { price, refund, inHealth, after, short: Math.max(0, price - power) };
}

/** TL-51: to the discard, with all that lay on it lost; the basic weapon takes its place. */
export function loseWeapon(s: TrueshotState, seat: number): void {
  if (s.weapon[seat] !== BASIC) s.weaponDiscard.push(s.weapon[seat]!);
  s.weapon[seat] = BASIC;
  s.weaponUp[seat] = s.weaponCut[seat] = s.fungus[seat] = 0;
}
