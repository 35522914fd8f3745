/** The items of the books: each line of the list as an item that can be found, compared and worn. */

import { ITEM_LINES } from '../../../src/data/items.js';
import { BONUSES, type Bonus } from '../../../src/heroes/hero.js';
import {
  type AbilityId,
  type Box,
  type HeroSpec,
  type ItemSpec,
  mayWear,
  type SetId,
  type WeaponKind,
  type Wearers,
} from '../../../src/index.js';

export interface Entry {
  readonly name: string;
  /** As the list has it: "ring" and "main or left hand" go in either of two. */
  readonly place: string;
  readonly kind: WeaponKind | undefined;
  readonly bonuses: { readonly [B in Bonus]: number };
  readonly abilities: readonly AbilityId[];
  readonly set: SetId | undefined;
  readonly only: Wearers | undefined;
  readonly asks: NonNullable<ItemSpec['asks']> | undefined;
  readonly rank: NonNullable<ItemSpec['lootCard']> | undefined;
  readonly book: number;
  readonly act: string;
  /** Only one list has it, so its figures may be wrong. */
  readonly unconfirmed: boolean;
  readonly teaches: string;
}

export const ENTRIES: readonly Entry[] = ITEM_LINES.split('\n').map(entryOf);

function entryOf(line: string): Entry {
  const fields = line.split('|');
  const [name, place, kind, figures, abilities, set, only, asks, rank, book, act, check, teaches] = fields;
  const bonuses = Object.fromEntries(BONUSES.map((bonus, i) => [bonus, Number(figures![i])]));
  return {
    name: name!,
    place: place!,
    kind: some<WeaponKind>(kind!.replace('~', '')),
    bonuses: bonuses as Entry['bonuses'],
    abilities: abilities === '' ? [] : (abilities!.split(',') as AbilityId[]),
    set: some<SetId>(set!),
    only: some<Wearers>(only!),
    asks: some<NonNullable<Entry['asks']>>(asks!),
    rank: some<NonNullable<Entry['rank']>>(rank!),
    book: Number(book),
    act: act!,
    unconfirmed: check === '?',
    teaches: teaches!,
  };
}

function some<T extends string>(word: string): T | undefined {
  return word === '' ? undefined : (word as T);
}

export function goesIn({ place }: Entry, box: Box): boolean {
  if (place === 'main or left hand') return box === 'main hand' || box === 'left hand';
  return box === place || box.replace(/ [12]$/, '') === place;
}

/** The box it goes in: the open one if it fits, else the first that is free, else the first. */
export function boxFor(entry: Entry, open: Box, spec: Pick<HeroSpec, 'items'>): Box {
  if (goesIn(entry, open)) return open;
  const places: readonly Box[] =
    entry.place === 'ring'
      ? ['ring 1', 'ring 2']
      : entry.place === 'main or left hand'
        ? ['main hand', 'left hand']
        : [entry.place as Box];
  return places.find((box) => !spec.items.some((item) => item.box === box)) ?? places[0]!;
}

/** As it is worn. What the list does not say of a thing in the hand is "other", and can be put right. */
export function wornAs(entry: Entry, box: Box): ItemSpec {
  const inHand = box === 'main hand' || box === 'left hand';
  const bonuses: { [B in Bonus]?: number } = {};
  for (const bonus of BONUSES) if (entry.bonuses[bonus] > 0) bonuses[bonus] = entry.bonuses[bonus];
  return {
    box,
    name: entry.name,
    ...(inHand ? { kind: entry.kind ?? 'other' } : {}),
    ...bonuses,
    ...(entry.abilities.length > 0
      ? { abilities: entry.abilities.map((id) => id.replaceAll('-', ' ')) }
      : {}),
    ...(entry.only === undefined ? {} : { only: entry.only }),
    ...(entry.asks === undefined ? {} : { asks: entry.asks }),
    ...(entry.set === undefined ? {} : { set: entry.set }),
    ...(entry.rank === undefined ? {} : { lootCard: entry.rank }),
  };
}

/** Whether this hero may wear it. */
export function isFor({ only, asks }: Entry, { path, career, story }: HeroSpec): boolean {
  if (only !== undefined && !mayWear(only, path)) return false;
  return asks === undefined || asks === career || (asks === 'hexed' && story?.includes('hexed') === true);
}

/** How each figure moves if it takes the place of what is worn. */
export function changes(entry: Entry, worn: ItemSpec | undefined): readonly (readonly [Bonus, number])[] {
  return BONUSES.map((bonus) => [bonus, entry.bonuses[bonus] - (worn?.[bonus] ?? 0)] as const).filter(
    ([, by]) => by !== 0,
  );
}
