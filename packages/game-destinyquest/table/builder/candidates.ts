/** The abilities that an item could carry: filtered, and each with what would be in the way. */
import type { Message } from '@fray/engine';
import {
  ABILITIES,
  type Ability,
  type AbilityClass,
  buildHero,
  type HeroSpec,
  heroWarnings,
  type ItemSpec,
} from '../../src/index.js';
import { stepOf } from '../sheet/sheet-lines.js';

export interface Filter {
  readonly text: string;
  /** All of them when none is picked. */
  readonly classes: readonly AbilityClass[];
  /** 0 for any step. */
  readonly step: number;
  readonly fitsOnly: boolean;
}

export const NO_FILTER: Filter = { text: '', classes: [], step: 0, fitsOnly: false };

export interface Candidate {
  readonly ability: Ability;
  readonly step: number;
  readonly chosen: boolean;
  /** What the rules would say of a hero who carries it here. */
  readonly snag: Message | undefined;
}

export interface AbilityTexts {
  readonly name: (id: string) => string;
  readonly text: (id: string) => string;
}

/** Those that speak of what is looked for: what the item carries first, then by step and name. */
export function candidates(
  spec: HeroSpec,
  item: ItemSpec,
  filter: Filter,
  texts: AbilityTexts,
): readonly Candidate[] {
  const { text, classes, step } = filter;
  const wanted = text.trim().toLowerCase();
  return ABILITIES.filter(
    (ability) =>
      (classes.length === 0 || classes.includes(ability.class)) &&
      (step === 0 || stepOf(ability.list) === step) &&
      (wanted === '' || `${texts.name(ability.id)} ${texts.text(ability.id)}`.toLowerCase().includes(wanted)),
  )
    .map((ability) => candidate(spec, item, ability))
    .filter(({ snag, chosen }) => !filter.fitsOnly || chosen || snag === undefined)
    .sort(
      (x, y) =>
        Number(y.chosen) - Number(x.chosen) ||
        x.step - y.step ||
        texts.name(x.ability.id).localeCompare(texts.name(y.ability.id)),
    );
}

function candidate(spec: HeroSpec, item: ItemSpec, ability: Ability): Candidate {
  const name = written(ability);
  const chosen = item.abilities?.includes(name) ?? false;
  return { ability, step: stepOf(ability.list), chosen, snag: snagOf(spec, item, ability) };
}

/** How hero files write an ability. */
export function written({ id }: Ability): string {
  return id.replaceAll('-', ' ');
}

/** The ability of a hero file in the reader's words. */
export function abilityCalled(name: string, words: { readonly ability: (id: string) => string }): string {
  const known = ABILITIES.find((ability) => written(ability) === name);
  return known === undefined ? name : words.ability(known.id);
}

function snagOf(spec: HeroSpec, item: ItemSpec, ability: Ability): Message | undefined {
  const name = written(ability);
  // Other items are as they are: only what this one ability brings along counts.
  const others = spec.items.filter(({ box }) => box !== item.box);
  const carrying = { ...item, abilities: [name] };
  const built = buildHero({ ...spec, items: [...others, carrying] });
  if (!built.ok) return undefined;
  return heroWarnings(built.value).find(({ data }) => data?.['ability'] === ability.id);
}
