/** A hero as the rules use it: summed up once, then never changed. Plain data from top to bottom. */
import type { CareerId } from './career-ids.js';
import type { SetId } from './sets.js';

export const PATHS = ['warrior', 'mage', 'rogue'] as const;
export type Path = (typeof PATHS)[number];

export const BOXES = [
  'head',
  'cloak',
  'chest',
  'gloves',
  'feet',
  'main hand',
  'left hand',
  'talisman',
  'necklace',
  'ring 1',
  'ring 2',
] as const;
export type Box = (typeof BOXES)[number];

export const WEAPON_KINDS = [
  'sword',
  'dagger',
  'axe',
  'spear',
  'club',
  'hammer',
  'staff',
  'wand',
  'spell book',
  'bow',
  'shield',
  'fist weapon',
  'flintlock',
  'snake',
  'orb',
  'gauntlet',
  'anchor',
  'other',
] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

export const LOOT_RANKS = ['common', 'rare', 'epic'] as const;
export type LootRank = (typeof LOOT_RANKS)[number];

export const ATTRIBUTES = ['speed', 'brawn', 'magic', 'armour'] as const;
type Attribute = (typeof ATTRIBUTES)[number];
export type Attributes = { readonly [A in Attribute]: number };

export const BONUSES = [...ATTRIBUTES, 'health'] as const;
export type Bonus = (typeof BONUSES)[number];
export type Bonuses = { readonly [B in Bonus]: number };

/** Who may wear what is not for everybody: one path, or two. */
export const WEARERS = [...PATHS, 'mage+rogue', 'mage+warrior', 'rogue+warrior'] as const;
export type Wearers = (typeof WEARERS)[number];

export function mayWear(only: Wearers, path: Path): boolean {
  return only.split('+').includes(path);
}

/** The most that an item of the books gives: speed, brawn, magic, armour, health, and all attributes together. */
type LimitRow = readonly [number, number, number, number, number, number];
const RING: LimitRow = [1, 2, 3, 2, 4, 4];
const LIMITS: Readonly<Record<Box, LimitRow>> = {
  head: [2, 5, 5, 3, 0, 10],
  cloak: [3, 4, 4, 2, 3, 6],
  chest: [2, 4, 6, 4, 0, 8],
  gloves: [3, 4, 7, 4, 0, 8],
  feet: [2, 5, 3, 2, 2, 7],
  'main hand': [3, 6, 6, 1, 0, 9],
  'left hand': [3, 5, 5, 5, 0, 8],
  talisman: [2, 1, 2, 1, 4, 2],
  necklace: [1, 1, 2, 2, 5, 3],
  'ring 1': RING,
  'ring 2': RING,
};

/** Limits of one item, by its box: points in each figure, and points in all attributes. */
export function limitsOf(box: Box): Bonuses & { readonly inAll: number } {
  const [speed, brawn, magic, armour, health, inAll] = LIMITS[box];
  return { speed, brawn, magic, armour, health, inAll };
}

export type Asks = CareerId | 'hexed';

/** One equipped thing. Its abilities are places in the table of abilities. */
export interface HeroItem {
  readonly box: Box;
  readonly name: string;
  /** What kind of weapon it is; only things in the hands are one. */
  readonly kind: WeaponKind | null;
  readonly bonuses: Bonuses;
  readonly abilities: readonly number[];
  /** Only heroes of this path, or these, may wear it. */
  readonly only: Wearers | null;
  /** Only heroes of this career, or hexed ones, may wear it. */
  readonly asks: Asks | null;
  /** The set it is a piece of. */
  readonly set: SetId | null;
  /** The rank of the loot card it comes from; such a card lies open beside the sheet (DQ-P6). */
  readonly lootCard: LootRank | null;
}

/** What the hands hold, and what the weapons alone add: some abilities count just that. */
export interface Weapons {
  readonly main: WeaponKind | null;
  readonly left: WeaponKind | null;
  readonly mainSpeed: number;
  readonly leftSpeed: number;
  readonly mainBrawn: number;
  readonly leftBrawn: number;
  readonly mainMagic: number;
  readonly leftMagic: number;
}

/** An ability on the sheet; more copies than one count only for those that work once per item. */
export interface HeroAbility {
  readonly ability: number;
  readonly copies: number;
}

export interface Hero {
  readonly id: string;
  readonly name: string;
  readonly path: Path;
  readonly career: string;
  readonly attributes: Attributes;
  /** Health of the sheet, not doubled: 30, the path's share, and what the items add. */
  readonly health: number;
  /** Health missing when the hero comes in; doubling starts from `health - wounds` (DQ-P2). */
  readonly wounds: number;
  readonly weapons: Weapons;
  readonly abilities: readonly HeroAbility[];
  readonly items: readonly HeroItem[];
  /** Abilities that came with the story, not with career or item. */
  readonly story: readonly number[];
}
