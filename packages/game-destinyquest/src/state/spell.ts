/** A duel by what it means: ids instead of places in tables, so that hashes outlive a new ability, mark or option. */
import type { Locals } from '@fray/engine';
import { abilityId } from '../abilities/ids.js';
import type { Hero } from '../heroes/hero.js';
import { EFFECT_SIZE } from '../sheet/effects.js';
import { MARK_IDS } from './marks.js';
import { type DuelState, type Hit, NONE, type Sheet, STAT_IDS } from './state.js';

export function spellDuel(s: Readonly<DuelState>) {
  return {
    heroes: s.sheets.map((sheet) => spellHero(sheet.hero)),
    round: s.round,
    step: s.step,
    window: s.window,
    skipTo: s.skipTo,
    winner: s.winner,
    health: s.health,
    before: s.before,
    left: s.left.map((uses, seat) => byAbility(s.sheets[seat]!, uses)),
    played: s.played.map((uses, seat) => byAbility(s.sheets[seat]!, uses)),
    effects: spellEffects(s.effects),
    marks: [0, 1].map((seat) => spellMarks(s.marks.slice(seat * MARK_IDS.length))),
    speedSlot: s.speedSlot.map(nameOf),
    shown: s.shown,
    combatSlot: s.combatSlot.map(nameOf),
    speedDice: s.speedDice,
    speedRolled: s.speedRolled,
    totals: s.totals,
    hit: spellHit(s.hit),
    owed: nameOf(s.owed),
    counted: s.counted,
    hurt: s.hurt,
    scored: s.scored,
    caused: s.caused,
    streak: s.streak,
    controlDie: s.controlDie,
    ...(s.rare === null ? {} : { rare: s.rare }),
  };
}

/**
 * As records of the first format have it: with the rulings that differ from those of a table that chose nothing (`standard`).
 */
export function spellDuelFirst(s: Readonly<DuelState>, standard: Readonly<Record<string, unknown>>): unknown {
  const rules = Object.entries(s.rules).filter(([id, value]) => standard[id] !== value);
  return { ...spellDuel(s), rules: Object.fromEntries(rules) };
}

/** The ability that a dodge is played with stands in the locals of step 3. */
export function spellLocals(_procedure: string, locals: Readonly<Locals>): unknown {
  const ability = locals['ability'];
  return typeof ability === 'number' ? { ...locals, ability: nameOf(ability) } : locals;
}

function nameOf(ability: number): string | null {
  return ability === NONE ? null : abilityId(ability);
}

function spellHero(hero: string | Hero): unknown {
  if (typeof hero === 'string') return hero;
  return {
    ...hero,
    abilities: hero.abilities.map(({ ability, copies }) => [nameOf(ability), copies]),
    items: hero.items.map((item) => ({ ...item, abilities: item.abilities.map(nameOf) })),
  };
}

/** What is 0 is left out: an ability that nobody has used says nothing. */
function byAbility(sheet: Sheet, uses: readonly number[]): unknown {
  return Object.fromEntries(
    uses.flatMap((count, place) => (count === 0 ? [] : [[abilityId(sheet.abilities[place]!), count]])),
  );
}

/** Sums of effects (`now`) follow from these. */
function spellEffects(effects: readonly number[]): unknown {
  const spelled: unknown[] = [];
  for (let i = 0; i < effects.length; i += EFFECT_SIZE) {
    const [source, target, stat, by, from, until] = effects.slice(i, i + EFFECT_SIZE);
    spelled.push([nameOf(source!), target, STAT_IDS[stat!], by, from, until]);
  }
  return spelled;
}

function spellMarks(marks: readonly number[]): unknown {
  return Object.fromEntries(MARK_IDS.flatMap((id, mark) => (marks[mark] === 0 ? [] : [[id, marks[mark]]])));
}

function spellHit(hit: Readonly<Hit>): unknown {
  return { ...hit, ability: nameOf(hit.ability) };
}
