/** A hero as a table shows it: values with their causes, uses, slots, what runs on it. Made from a view, for people. */
import type { SeatView } from '@fray/engine';
import type { AbilityClass, AbilityId, AbilityList } from '../abilities/ability-ids.js';
import { ABILITIES } from '../abilities/index.js';
import { markTick } from '../damage/ticks.js';
import type { Hero } from '../heroes/hero.js';
import { whyNowhere } from '../legality/playable.js';
import { causesOf, EFFECT_SIZE, REST } from '../sheet/effects.js';
import { heroOf } from '../sheet/hero-of.js';
import { attribute } from '../sheet/values.js';
import { MARK_ABILITIES, MARK_IDS, type MarkId } from '../state/marks.js';
import { type DuelState, hasMark, MARKS, markedSince, NONE, STAT_IDS, type StatId } from '../state/state.js';
import { type DuelView, readView } from './view.js';

export interface AttributePanel {
  readonly name: StatId;
  readonly base: number;
  readonly now: number;
  /** Every running change with the ability behind it and the last round it is felt in; 0 = for good. */
  readonly causes: readonly { readonly ability: AbilityId; readonly by: number; readonly until: number }[];
}

export interface AbilityPanel {
  readonly id: AbilityId;
  readonly class: AbilityClass;
  readonly list: AbilityList;
  readonly left: number;
  readonly copies: number;
  readonly played: number;
  readonly inert: boolean;
  /** It works by itself: nobody plays it. */
  readonly alone: boolean;
  /** It can still be played in this duel as things stand: a use left, the weapon in hand, shades in play. */
  readonly playable: boolean;
}

/** A change of a stat that runs or waits. */
export interface EffectPanel {
  readonly stat: StatId;
  readonly by: number;
  readonly from: number;
  /** The last round it is felt in; 0 = for good. */
  readonly until: number;
  readonly ability: AbilityId;
}

export interface MarkPanel {
  readonly name: MarkId;
  /** The ability that explains it. */
  readonly ability: AbilityId;
  readonly since: number;
  /** Health that it costs at the end of every round. */
  readonly tick: number;
}

export interface HeroPanel {
  readonly hero: Hero;
  readonly health: number;
  readonly max: number;
  readonly attributes: readonly AttributePanel[];
  readonly abilities: readonly AbilityPanel[];
  readonly speedSlot: AbilityId | null;
  readonly combatSlot: AbilityId | null;
  readonly marks: readonly MarkPanel[];
  readonly running: readonly EffectPanel[];
  /** Changes that wait for a later round. */
  readonly coming: readonly EffectPanel[];
}

export function heroPanel(view: SeatView<DuelView>, seat: number): HeroPanel {
  const s = readView(view);
  const sheet = s.sheets[seat]!;
  const effects = effectsOn(s, seat);
  return {
    hero: heroOf(sheet),
    health: s.health[seat]!,
    max: sheet.max,
    attributes: sheet.base.map((base, stat) => attributePanel(s, seat, stat, base)),
    abilities: sheet.abilities.map((self, place) => abilityPanel(s, seat, self, place)),
    speedSlot: idOf(s.speedSlot[seat]!),
    combatSlot: idOf(s.combatSlot[seat]!),
    marks: marksOf(s, seat),
    running: effects.filter(({ from }) => from <= s.round),
    coming: effects.filter(({ from }) => from > s.round),
  };
}

function attributePanel(s: Readonly<DuelState>, seat: number, stat: number, base: number): AttributePanel {
  const causes = causesOf(s, seat, stat).map(({ ability, by, until }) => ({
    ability: ABILITIES[ability]!.id,
    by,
    until: untilOf(until),
  }));
  return { name: STAT_IDS[stat]!, base, now: attribute(s, seat, stat), causes };
}

function abilityPanel(s: Readonly<DuelState>, seat: number, self: number, place: number): AbilityPanel {
  const { id, list, inert, always, class: abilityClass } = ABILITIES[self]!;
  const alone = inert !== true && (always === true || list === 'passive');
  return {
    id,
    class: abilityClass,
    list,
    left: s.left[seat]![place]!,
    copies: s.sheets[seat]!.copies[place]!,
    played: s.played[seat]![place]!,
    inert: inert === true,
    alone,
    playable: inert !== true && !alone && whyNowhere(s, seat, place) === undefined,
  };
}

function idOf(ability: number): AbilityId | null {
  return ability === NONE ? null : ABILITIES[ability]!.id;
}

function untilOf(round: number): number {
  return round === REST ? 0 : round;
}

function marksOf(s: Readonly<DuelState>, seat: number): MarkPanel[] {
  const marks: MarkPanel[] = [];
  for (let mark = 0; mark < MARKS; mark++)
    if (hasMark(s, seat, mark))
      marks.push({
        name: MARK_IDS[mark]!,
        ability: MARK_ABILITIES[mark]!,
        since: markedSince(s, seat, mark),
        tick: markTick(s, seat, mark),
      });
  return marks;
}

function effectsOn(s: Readonly<DuelState>, seat: number): EffectPanel[] {
  const found: EffectPanel[] = [];
  const e = s.effects;
  for (let i = 0; i < e.length; i += EFFECT_SIZE)
    if (e[i + 1] === seat)
      found.push({
        stat: STAT_IDS[e[i + 2]!]!,
        by: e[i + 3]!,
        from: e[i + 4]!,
        until: untilOf(e[i + 5]!),
        ability: ABILITIES[e[i]!]!.id,
      });
  return found;
}
