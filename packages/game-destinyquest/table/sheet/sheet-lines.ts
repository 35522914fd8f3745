/** A hero's sheet as lines: the craft of the career first, then every item with the ability it carries. */
import type { AbilityList, AbilityPanel, HeroItem, HeroPanel } from '../../src/index.js';
import { ABILITIES } from '../../src/index.js';

export interface SheetLine {
  readonly key: string;
  /** Null: the hero's own craft. */
  readonly item: HeroItem | null;
  /** Null: the item gives figures only. */
  readonly ability: AbilityPanel | null;
  readonly spent: boolean;
}

/** The step of a round in which an ability can be played; the tenth is any time. */
const STEP_OF: Readonly<Record<AbilityList, number>> = {
  speed: 1,
  stab: 2,
  interrupt: 3,
  dodge: 3,
  answer: 3,
  sacrifice: 3,
  dice: 4,
  score: 5,
  post: 6,
  strike: 7,
  passive: 8,
  modifier: 10,
};

export function stepOf(list: AbilityList): number {
  return STEP_OF[list];
}

export function sheetLines({ hero, abilities }: HeroPanel): readonly SheetLine[] {
  const panelOf = new Map(abilities.map((panel) => [panel.id, panel]));
  const carried = new Set(hero.items.flatMap((item) => item.abilities.map((at) => ABILITIES[at]!.id)));
  const craft = abilities.filter(({ id, copies, inert }) => copies > 0 && !inert && !carried.has(id));
  // Of an ability that counts once for each item, the first items are used up first.
  const used = new Map(abilities.map(({ id, copies, left }) => [id, copies - left]));
  const isSpent = (panel: AbilityPanel): boolean => {
    if (panel.alone) return false;
    const left = used.get(panel.id)!;
    used.set(panel.id, left - 1);
    return left > 0;
  };
  const lines: SheetLine[] = craft.map((ability) => ({
    key: ability.id,
    item: null,
    ability,
    spent: isSpent(ability),
  }));
  for (const item of hero.items) {
    const own = item.abilities.map((at) => panelOf.get(ABILITIES[at]!.id) ?? null);
    for (const ability of own.length === 0 ? [null] : own)
      lines.push({
        key: `${item.box} ${ability?.id ?? ''}`,
        item,
        ability,
        spent: ability !== null && isSpent(ability),
      });
  }
  return lines;
}
