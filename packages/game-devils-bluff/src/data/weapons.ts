/** Weapons (DB-W-), with the special rules they have (DB-S-). Ranges in thousandths of an inch. */
import type { EditionId } from './editions.js';

export type WeaponId =
  | 'revolver'
  | 'dual-pistols'
  | 'rifle'
  | 'shotgun'
  | 'knife'
  | 'fists'
  | 'precision-pistol'
  | 'hunting-rifle'
  | 'dynamite'
  | 'bowie-knife';

export interface Weapon {
  readonly id: WeaponId;
  readonly special: boolean;
  readonly range: number;
  readonly attacks: number;
  readonly damage: number;
  readonly piercing: number;
  readonly cost: number;
  readonly accurate?: boolean;
  readonly assault?: boolean;
  readonly blast?: number;
  readonly heavy?: boolean;
  readonly longshot?: boolean;
  readonly oneUse?: boolean;
  readonly rending?: number;
  readonly shred?: boolean;
}

type Row = readonly [range: number, attacks: number, damage: number, piercing: number, cost: number];

function weapon(
  id: WeaponId,
  [range, attacks, damage, piercing, cost]: Row,
  rules: Partial<Weapon> = {},
): Weapon {
  return { id, special: false, range: range * 1000, attacks, damage, piercing, cost, ...rules };
}

const FIRST: readonly Weapon[] = [
  weapon('revolver', [6, 2, 4, 1, 5], { longshot: true }),
  weapon('dual-pistols', [6, 3, 4, 1, 8]),
  weapon('rifle', [10, 2, 4, 2, 9], { longshot: true, rending: 1 }),
  weapon('shotgun', [8, 3, 6, 2, 18]),
  weapon('knife', [1, 3, 3, 1, 3], { assault: true }),
  weapon('fists', [1, 1, 2, 0, 0], { assault: true }),
  weapon('precision-pistol', [9, 2, 4, 1, 8], { special: true, longshot: true }),
  weapon('hunting-rifle', [12, 2, 4, 2, 15], { special: true, accurate: true, longshot: true, rending: 1 }),
  weapon('dynamite', [6, 3, 6, 4, 12], { special: true, blast: 1, heavy: true, oneUse: true, shred: true }),
  weapon('bowie-knife', [1, 3, 4, 1, 6], { special: true, assault: true }),
];

const LATER: readonly Weapon[] = [
  weapon('revolver', [6, 2, 4, 1, 6], { assault: true, longshot: true }),
  weapon('dual-pistols', [6, 3, 4, 1, 9], { assault: true, longshot: true }),
  weapon('rifle', [18, 2, 5, 2, 12], { rending: 1 }),
  FIRST[3]!,
  weapon('knife', [1, 3, 3, 1, 4], { assault: true }),
  FIRST[5]!,
  weapon('precision-pistol', [9, 2, 4, 1, 10], {
    special: true,
    accurate: true,
    assault: true,
    longshot: true,
  }),
  weapon('hunting-rifle', [12, 2, 4, 2, 21], { special: true, accurate: true, longshot: true, rending: 1 }),
  weapon('dynamite', [6, 3, 6, 4, 12], { special: true, blast: 2, oneUse: true, shred: true }),
  weapon('bowie-knife', [1, 3, 4, 1, 7], { special: true, assault: true, rending: 1 }),
];

export const WEAPONS: Readonly<Record<EditionId, readonly Weapon[]>> = { first: FIRST, later: LATER };
/** The places of weapons, the same in both editions. */
export const WEAPON_IDS: readonly WeaponId[] = FIRST.map(({ id }) => id);
export const REVOLVER = 0;
export const FISTS = 5;
