/** Which cards are in the game, by the options of the table. */
import { FOODS } from '../data/foods.js';
import { BASE, DRAGONFLIGHT, PETS, petKind, SHADOWLANDS } from '../data/pets.js';
import { SPELLS } from '../data/spells.js';
import { WEAPONS } from '../data/weapons.js';
import type { TrueshotOptions } from '../options.js';

const STRAY = petKind('lodge-stray');

function isPlayed(options: TrueshotOptions, set: number): boolean {
  return (
    set === BASE ||
    (set === SHADOWLANDS && options.shadowlands) ||
    (set === DRAGONFLIGHT && options.dragonflight)
  );
}

/** TL-05: Commons twice, Exotics once. */
export function petCards(options: TrueshotOptions): number[] {
  return PETS.flatMap(({ set, exotic }, kind) => {
    if (!isPlayed(options, set) || (kind === STRAY && !options.stray)) return [];
    return exotic ? [kind] : [kind, kind];
  });
}

export function weaponCards(options: TrueshotOptions): number[] {
  return WEAPONS.flatMap(({ set }, kind) => (isPlayed(options, set) ? [kind] : []));
}

export function spellCards(options: TrueshotOptions): number[] {
  return SPELLS.flatMap(({ set }, kind) => (isPlayed(options, set) ? [kind] : []));
}

export function foodCards(): number[] {
  return FOODS.map((_, kind) => kind);
}
