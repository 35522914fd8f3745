/** What heroes and items are called, and what an item gives. */
import type { EventData, Part, Words } from '@fray/engine';
import { ABILITIES } from '../../abilities/index.js';
import { BONUSES, BOXES, type HeroItem } from '../../heroes/hero.js';
import { PREBUILT } from '../../heroes/prebuilt.js';
import { named, num, signed, word } from './parts.js';

/** A hero as events name it: a ready one by its id, any other by its name. */
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

export function itemWords({ bonuses, abilities }: HeroItem): Words {
  const parts: Part[] = [
    ...BONUSES.filter((bonus) => bonuses[bonus] !== 0).map((bonus) => `${signed(bonuses[bonus])} ${bonus}`),
    ...abilities.map((ability) => named(ABILITIES[ability]!.id)),
  ];
  if (parts.length === 0) return ['nothing'];
  return parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]));
}
