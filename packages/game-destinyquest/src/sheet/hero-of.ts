/** The full hero behind a sheet. States name ready heroes by their id, so that they stay small. */
import { assert } from '@fray/engine';
import { BOXES, type Hero, type HeroItem } from '../heroes/hero.js';
import { PREBUILT } from '../heroes/prebuilt.js';
import type { Sheet } from '../state/state.js';
import type { HeroRef, ItemRef } from '../words/events.js';

export function heroOf(sheet: Sheet): Hero {
  if (typeof sheet.hero !== 'string') return sheet.hero;
  const hero = PREBUILT.find(({ id }) => id === sheet.hero);
  assert(hero !== undefined, `there is no ready hero called ${sheet.hero}`);
  return hero;
}

/** How a sheet keeps its hero. */
export function heroKey(hero: Hero): string | Hero {
  return PREBUILT.includes(hero) ? hero.id : hero;
}

/** DQ-P6: the items whose cards lie open beside the sheet. */
export function lootCards(hero: Hero): readonly HeroItem[] {
  return hero.items.filter((item) => item.lootCard !== null);
}

/** How events name a hero: a ready one by its id, one of a player's own by the name they gave it. */
export function heroRef(sheet: Sheet): HeroRef {
  return typeof sheet.hero === 'string' ? { ready: sheet.hero } : { name: sheet.name };
}

/** The same for one of its items: the place of its box, or its name. */
export function itemRef(sheet: Sheet, item: HeroItem): ItemRef {
  return typeof sheet.hero === 'string'
    ? { ready: sheet.hero, box: BOXES.indexOf(item.box) }
    : { name: item.name };
}
