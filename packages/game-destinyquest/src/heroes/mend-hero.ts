/** The one change that would mend what is wrong with a hero, where there is one. */
import type { EventData, Message } from '@fray/engine';
import type { AbilityId } from '../abilities/ability-ids.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import type { Box, WeaponKind } from './hero.js';
import type { HeroSpec, ItemSpec } from './hero-spec.js';

/** What to do, for a button, and the hero after it. */
export interface Mend {
  readonly id: 'anybody' | 'hold';
  readonly kind?: WeaponKind;
  readonly spec: HeroSpec;
}

export function mendOf(spec: HeroSpec, { id, data }: Message, box?: Box): Mend | undefined {
  if (id === 'never-usable') return holding(spec, String(data?.['ability']) as AbilityId);
  const inner = data?.['problem'] as EventData | undefined;
  if (id !== 'in-item' || inner?.['id'] !== 'item-only') return undefined;
  const items = spec.items.map((item) => (item.box === box ? withoutLimit(item) : item));
  return { id: 'anybody', spec: { ...spec, items } };
}

function withoutLimit({ only: _, ...item }: ItemSpec): ItemSpec {
  return item as ItemSpec;
}

/** Puts the weapon that an ability asks for into the hands that hold none of its kind. */
function holding(spec: HeroSpec, ability: AbilityId): Mend | undefined {
  const { main, left } = ABILITIES[abilityIndex(ability)]?.needs ?? {};
  const hands = [
    ['main hand', main],
    ['left hand', left],
  ] as const;
  let items = spec.items;
  let kind: WeaponKind | undefined;
  for (const [box, grips] of hands) {
    const held = items.find((item) => item.box === box);
    const wanted = grips?.find((grip): grip is WeaponKind => grip !== 'bare');
    if (grips === undefined || (held?.kind !== undefined && grips.includes(held.kind))) continue;
    if (held === undefined && grips.includes('bare')) continue;
    if (wanted === undefined || held === undefined) return undefined;
    kind = wanted;
    items = items.map((item) => (item === held ? { ...item, kind: wanted } : item));
  }
  return kind === undefined ? undefined : { id: 'hold', kind, spec: { ...spec, items } };
}
