/** A hero as the rules use it: summed up once, then never changed. Plain data from top to bottom. */

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

/** Limits of one item: points in one attribute, points in all attributes, health. */
export const ITEM_LIMITS = { inOne: 4, inAll: 6, health: 5 } as const;

/** One equipped thing. Its abilities are places in the table of abilities. */
export interface HeroItem {
  readonly box: Box;
  readonly name: string;
  /** What kind of weapon it is; only things in the hands are one. */
  readonly kind: WeaponKind | null;
  readonly bonuses: Bonuses;
  readonly abilities: readonly number[];
  /** Only heroes of this path may wear it. */
  readonly only: Path | null;
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
}
