/** What an item gives: its bonuses, and its abilities to be looked up. */
import type { Part, Words } from '@fray/engine';
import { ABILITIES } from '../../abilities/index.js';
import { BONUSES, type HeroItem } from '../../heroes/hero.js';
import { named, signed } from './parts.js';

export function itemWords({ bonuses, abilities }: HeroItem): Words {
  const parts: Part[] = [
    ...BONUSES.filter((bonus) => bonuses[bonus] !== 0).map((bonus) => `${signed(bonuses[bonus])} ${bonus}`),
    ...abilities.map((ability) => named(ABILITIES[ability]!.id)),
  ];
  if (parts.length === 0) return ['nothing'];
  return parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]));
}
