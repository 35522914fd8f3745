/** Every weapon: figures and what its effect is read for, one entry each. */
import { BASE, DRAGONFLIGHT, SHADOWLANDS } from './pets.js';

/** What a weapon's effect is; each is read at one place of the rules. */
export const CAST_HITS_LEAST = 0;
export const STRIKE_ONE_MORE = 1;
export const PER_TYPE = 2;
export const STRIKE_LATER = 3;
export const CAST_RAISES = 4;
export const STRIKE_ALL = 5;
export const CAST_WEAKENS = 6;
export const STRIKE_SPLIT = 7;
export const BOUGHT_SWAPS = 8;
export const STRIKE_RESTORES = 9;
export const CAST_GROWS = 10;
export const STRIKE_ONE = 11;
export const STRIKE_GROWS = 12;
export const STRIKE_EXOTICS = 13;
export const STRIKE_PERMIT = 14;
export const TAMED_TWO = 15;
export const SPELLS_TWICE = 16;
export const SPELLS_DOUBLE = 17;
export const TAMED_ONE = 18;
export const CAST_HITS_MOST = 19;
export const PAID_IN_HEALTH = 20;
export const STRIKE_FETCHES = 21;
export const DEATHS_TWICE = 22;
export const TAMED_PURGES = 23;
export const STRIKE_MILLS = 24;
export const STRIKE_DRAWS = 25;
export const STRIKE_SILENCES = 26;
export const NEEDS_CASTS = 27;

export interface Weapon {
  readonly id: string;
  readonly attack: number;
  readonly cost: number;
  readonly power: number;
  readonly set: number;
}

function weapon(id: string, attack: number, cost: number, power: number, set = BASE): Weapon {
  return { id, attack, cost, power, set };
}

export const WEAPONS: readonly Weapon[] = [
  weapon('arathar', 3, 3, CAST_HITS_LEAST),
  weapon('ashjrethul', 3, 3, STRIKE_ONE_MORE),
  weapon('dominion', 2, 2, PER_TYPE),
  weapon('falinrush', 3, 2, STRIKE_LATER),
  weapon('fang-kung', 2, 3, CAST_RAISES),
  weapon('kiril', 2, 4, STRIKE_ALL),
  weapon('klatith', 2, 3, CAST_WEAKENS),
  weapon('lotrafen', 6, 2, STRIKE_SPLIT),
  weapon('miracoran', 2, 4, BOUGHT_SWAPS),
  weapon('oathbinder', 3, 3, STRIKE_RESTORES),
  weapon('rhokdelar', 1, 4, CAST_GROWS),
  weapon('screaming-tiger', 4, 2, STRIKE_ONE),
  weapon('shan-dun', 1, 4, STRIKE_GROWS),
  weapon('talrak', 3, 2, STRIKE_EXOTICS),
  weapon('talonclaw', 3, 4, STRIKE_PERMIT),
  weapon('taoren', 2, 3, TAMED_TWO),
  weapon('thasdorah', 3, 3, SPELLS_TWICE),
  weapon('thoridal', 3, 4, SPELLS_DOUBLE),
  weapon('titanstrike', 2, 4, TAMED_ONE),
  weapon('vishanka', 3, 3, CAST_HITS_MOST),
  weapon('xutenash', 4, 3, PAID_IN_HEALTH),
  weapon('jotungeirr', 2, 4, STRIKE_FETCHES, SHADOWLANDS),
  weapon('raeshalare', 3, 3, DEATHS_TWICE, SHADOWLANDS),
  weapon('soulbarb', 3, 4, TAMED_PURGES, SHADOWLANDS),
  weapon('zovastrum', 3, 3, STRIKE_MILLS, SHADOWLANDS),
  weapon('awakmami', 2, 4, STRIKE_DRAWS, DRAGONFLIGHT),
  weapon('djaruun', 2, 4, STRIKE_SILENCES, DRAGONFLIGHT),
  weapon('neltharax', 4, 2, NEEDS_CASTS, DRAGONFLIGHT),
];

export const WEAPON_IDS: readonly string[] = WEAPONS.map(({ id }) => id);

export function weaponKind(id: string): number {
  return WEAPON_IDS.indexOf(id);
}

/** The weapon everyone has who has no other (TL-36). */
export const BASIC = -1;
export const BASIC_ATTACK = 2;

/** What the weapon's effect is read for; -2 for the basic one, which no effect has. */
export function powerOf(weapon: number): number {
  return weapon === BASIC ? -2 : WEAPONS[weapon]!.power;
}
