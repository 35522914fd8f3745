/** A hero as a player writes it down: names instead of numbers, only what is there. */
import { spelled } from '../abilities/names.js';
import {
  type Asks,
  BONUSES,
  type Bonus,
  type Box,
  type Hero,
  type HeroItem,
  type LootRank,
  type Path,
  type WeaponKind,
  type Wearers,
} from './hero.js';
import type { SetId } from './sets.js';

export type ItemSpec = {
  readonly box: Box;
  readonly name: string;
  readonly kind?: WeaponKind;
  readonly abilities?: readonly string[];
  readonly only?: Wearers;
  readonly asks?: Asks;
  readonly set?: SetId;
  readonly lootCard?: LootRank;
} & { readonly [B in Bonus]?: number };

export type HeroSpec = {
  readonly id?: string;
  readonly name: string;
  readonly path: Path;
  readonly career: string;
  readonly wounds?: number;
  readonly story?: readonly string[];
  readonly items: readonly ItemSpec[];
};

/** The spec that builds this very hero. Building and writing down again changes nothing. */
export function specOf(hero: Hero): HeroSpec {
  const { id, name, path, career, wounds, story } = hero;
  return {
    id,
    name,
    path,
    career,
    ...(wounds > 0 ? { wounds } : {}),
    ...(story.length > 0 ? { story: story.map(spelled) } : {}),
    items: hero.items.map(itemSpecOf),
  };
}

function itemSpecOf(item: HeroItem): ItemSpec {
  const bonuses: { [B in Bonus]?: number } = {};
  for (const bonus of BONUSES) if (item.bonuses[bonus] > 0) bonuses[bonus] = item.bonuses[bonus];
  return {
    box: item.box,
    name: item.name,
    ...(item.kind === null ? {} : { kind: item.kind }),
    ...bonuses,
    ...(item.abilities.length === 0 ? {} : { abilities: item.abilities.map(spelled) }),
    ...(item.only === null ? {} : { only: item.only }),
    ...(item.asks === null ? {} : { asks: item.asks }),
    ...(item.set === null ? {} : { set: item.set }),
    ...(item.lootCard === null ? {} : { lootCard: item.lootCard }),
  };
}
