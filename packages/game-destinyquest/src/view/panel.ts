/** A hero as a table shows it: values with their causes, uses, slots, marks. Made from a view, for people. */
import type { SeatView } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { causesOf, EFFECT_SIZE, REST } from '../sheet/effects.js';
import { heroOf } from '../sheet/hero-of.js';
import type { Hero } from '../heroes/hero.js';
import { MARK_NAMES } from '../state/marks.js';
import { type DuelState, hasMark, MARKS, markedSince, NONE, STAT_NAMES } from '../state/state.js';
import { attribute } from '../sheet/values.js';
import { type DuelView, readView } from './view.js';

export interface AttributePanel {
  readonly name: string;
  readonly base: number;
  readonly now: number;
  /** Every running change with the ability behind it and the last round it is felt in; 0 = for good. */
  readonly causes: readonly { readonly ability: string; readonly by: number; readonly until: number }[];
}

export interface AbilityPanel {
  readonly id: string;
  readonly name: string;
  readonly class: string;
  readonly list: string;
  readonly left: number;
  readonly copies: number;
  readonly played: number;
  readonly inert: boolean;
}

export interface HeroPanel {
  readonly hero: Hero;
  readonly health: number;
  readonly max: number;
  readonly attributes: readonly AttributePanel[];
  readonly abilities: readonly AbilityPanel[];
  readonly speedSlot: string | null;
  readonly combatSlot: string | null;
  readonly marks: readonly { readonly name: string; readonly since: number }[];
  /** Changes that wait for a later round. */
  readonly coming: readonly {
    readonly stat: string;
    readonly by: number;
    readonly from: number;
    readonly until: number;
    readonly ability: string;
  }[];
}

export function heroPanel(view: SeatView<DuelView>, seat: number): HeroPanel {
  const s = readView(view);
  const sheet = s.sheets[seat]!;
  return {
    hero: heroOf(sheet),
    health: s.health[seat]!,
    max: sheet.max,
    attributes: sheet.base.map((base, stat) => attributePanel(s, seat, stat, base)),
    abilities: sheet.abilities.map((self, place) => abilityPanel(s, seat, self, place)),
    speedSlot: idOf(s.speedSlot[seat]!),
    combatSlot: idOf(s.combatSlot[seat]!),
    marks: marksOf(s, seat),
    coming: comingFor(s, seat),
  };
}

function attributePanel(s: Readonly<DuelState>, seat: number, stat: number, base: number): AttributePanel {
  const causes = causesOf(s, seat, stat).map(({ ability, by, until }) => ({
    ability: ABILITIES[ability]!.id,
    by,
    until: until === REST ? 0 : until,
  }));
  return { name: STAT_NAMES[stat]!, base, now: attribute(s, seat, stat), causes };
}

function abilityPanel(s: Readonly<DuelState>, seat: number, self: number, place: number): AbilityPanel {
  const { id, name, list, inert, class: abilityClass } = ABILITIES[self]!;
  return {
    id,
    name,
    class: abilityClass,
    list,
    left: s.left[seat]![place]!,
    copies: s.sheets[seat]!.copies[place]!,
    played: s.played[seat]![place]!,
    inert: inert !== undefined,
  };
}

function idOf(ability: number): string | null {
  return ability === NONE ? null : ABILITIES[ability]!.id;
}

function marksOf(s: Readonly<DuelState>, seat: number): { name: string; since: number }[] {
  const marks: { name: string; since: number }[] = [];
  for (let mark = 0; mark < MARKS; mark++)
    if (hasMark(s, seat, mark)) marks.push({ name: MARK_NAMES[mark]!, since: markedSince(s, seat, mark) });
  return marks;
}

function comingFor(s: Readonly<DuelState>, seat: number): HeroPanel['coming'] {
  const coming: HeroPanel['coming'][number][] = [];
  const e = s.effects;
  for (let i = 0; i < e.length; i += EFFECT_SIZE) {
    if (e[i + 1] !== seat || e[i + 4]! <= s.round) continue;
    coming.push({
      stat: STAT_NAMES[e[i + 2]!]!,
      by: e[i + 3]!,
      from: e[i + 4]!,
      until: e[i + 5] === REST ? 0 : e[i + 5]!,
      ability: ABILITIES[e[i]!]!.id,
    });
  }
  return coming;
}
