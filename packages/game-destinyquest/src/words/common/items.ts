/** Heroes and items as events name them. */
import type { EventData } from '@fray/engine';
import { BOXES } from '../../heroes/hero.js';
import { PREBUILT } from '../../heroes/prebuilt.js';
import { num, word } from './data.js';

/** A ready hero by its id, any other by its name. */
export function heroName(ref: EventData): string {
  if (!('ready' in ref)) return word(ref, 'name');
  return PREBUILT.find(({ id }) => id === ref['ready'])!.name;
}

/** An item likewise: by its hero and box, or by its name. */
export function itemName(ref: EventData): string {
  if (!('ready' in ref)) return word(ref, 'name');
  const { items } = PREBUILT.find(({ id }) => id === ref['ready'])!;
  return items.find(({ box }) => box === BOXES[num(ref, 'box')])!.name;
}
