/** A hero as a player writes it down: names instead of numbers, only what is there. */
import { spelled } from '../abilities/names.js';
import {
  BONUSES,
  type Bonus,
  type Box,
  type Hero,
  type HeroItem,
  type LootRank,
  type Path,
  type WeaponKind,
} from './hero.js';

export type ItemSpec = {
  readonly box: Box;
  readonly name: string;
  readonly kind?: WeaponKind;
  readonly abilities?: readonly string[];
  readonly only?: Path;
  readonly lootCard?: LootRank;
} & { readonly [B in Bonus]?: number };

export type HeroSpec = {
  readonly id?: string;
  readonly name: string;
  readonly path: Path;
  readonly career: string;
  readonly wounds?: number;
  readonly items: readonly ItemSpec[];
};

/** The spec that builds this very hero. Building and writing down again changes nothing. */
export function specOf(hero: Hero): HeroSpec {
  const { id, name, path, career, wounds } = hero;
  return { id, name, path, career, ...(wounds > 0 ? { wounds } : {}), items: hero.items.map(itemSpecOf) };
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
    ...(item.lootCard === null ? {} : { lootCard: item.lootCard }),
  };
}
