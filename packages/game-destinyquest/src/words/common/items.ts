/** Heroes and items as events name them. */
import { BOXES } from '../../heroes/hero.js';
import { PREBUILT } from '../../heroes/prebuilt.js';
import type { HeroRef, ItemRef } from '../events.js';

/** A ready hero by its id, any other by its name. */
export function heroName(ref: HeroRef): string {
  if (!('ready' in ref)) return ref.name;
  return PREBUILT.find(({ id }) => id === ref.ready)!.name;
}

/** An item likewise: by its hero and box, or by its name. */
export function itemName(ref: ItemRef): string {
  if (!('ready' in ref)) return ref.name;
  const { items } = PREBUILT.find(({ id }) => id === ref.ready)!;
  return items.find(({ box }) => box === BOXES[ref.box])!.name;
}
