/** Works out a hero's sheet for one duel: numbers and lists that the rules can read without searching. */

import type { AbilityId } from '../abilities/ability-ids.js';
import { type Ability, HOOK, type HookName } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import type { Hero } from '../heroes/hero.js';
import { SETS, wornSets } from '../heroes/sets.js';
import { A, B, C, D, type DuelRules, E, F, type Sheet } from '../state/state.js';
import { heroKey } from './hero-of.js';
import { meets } from './weapons.js';

/** The questions that abilities can answer; the place in this list is the place in `Sheet.at`. */
export const SPEED_ASK = 0;
export const DODGE_ASK = 1;
export const ANSWER_ASK = 2;
export const ATTACK_ASK = 3;
export const SACRIFICE_ASK = 4;
export const BRACE_ASK = 5;
export const POST_ASK = 6;
export const STRIKE_ASK = 7;
export const MODIFIER_ASK = 8;
export const STAB_ASK = 9;
/** No ability answers it. */
export const NUMBER_ASK = 10;

type Admits = (ability: Ability) => boolean;

const ADMITS: readonly Admits[] = [
  (ability) => ability.list === 'speed',
  (ability) => ability.list === 'interrupt' || ability.list === 'dodge',
  (ability) => ability.list === 'answer',
  (ability) => ability.list === 'dice' || ability.list === 'score',
  (ability) => ability.list === 'sacrifice',
  (ability) => ability.brace !== undefined,
  (ability) => ability.list === 'post' || ability.late !== undefined,
  (ability) => ability.list === 'strike',
  (ability) => ability.list === 'modifier' && ability.always !== true,
  (ability) => ability.list === 'stab',
  () => false,
];

const WINDOWS = [A, B, C, D, E, F];
const HOOKS = Object.keys(HOOK) as HookName[];

/** R-WINDOW: whether the text of a modifier allows it in this window. */
export function opensIn(ability: Ability, w: number): boolean {
  return ability.windows === undefined || (ability.windows & (1 << w)) !== 0;
}

/** DQ-P2: health is doubled, from what the hero comes in with. */
const DOUBLING = 2;

/** Sheets never change, so heroes that meet again share theirs. */
const SHEETS = new WeakMap<Hero, WeakMap<Hero, Map<string, Sheet>>>();

export function sheetOf(hero: Hero, rival: Hero, rules: DuelRules): Sheet {
  const known = SHEETS.get(hero)?.get(rival)?.get(rules.healingCap);
  if (known !== undefined) return known;
  const sheet = makeSheet(hero, rival, rules);
  const rivals = SHEETS.get(hero) ?? new WeakMap<Hero, Map<string, Sheet>>();
  const byCap = rivals.get(rival) ?? new Map<string, Sheet>();
  SHEETS.set(hero, rivals.set(rival, byCap.set(rules.healingCap, sheet)));
  return sheet;
}

function makeSheet(hero: Hero, rival: Hero, rules: DuelRules): Sheet {
  const { abilities, copies } = collect(hero, rival);
  const met = abilities.map((i) =>
    meets(ABILITIES[i]!.needs, hero.weapons.main, hero.weapons.left) ? 1 : 0,
  );
  const usable = hero.abilities.map((a) => a.ability).filter((i) => met[abilities.indexOf(i)] === 1);
  const sets = wornSets(hero.items).map((id) => SETS[id]);
  const free = sets.flatMap(({ frees }) => frees ?? []);
  const { working, limit } = hexedOf(usable, free);
  const { speed, brawn, magic, armour } = hero.attributes;
  return {
    hero: heroKey(hero),
    name: hero.name,
    career: hero.career,
    weapons: hero.weapons,
    base: [speed, brawn, magic, armour],
    start: DOUBLING * (hero.health - hero.wounds),
    max: rules.healingCap === 'doubled' ? DOUBLING * hero.health : DOUBLING * (hero.health - hero.wounds),
    rages: working.map((i) => ABILITIES[i]!.rage).filter((rage) => rage !== undefined),
    wards: working.flatMap((i) => ABILITIES[i]!.wards ?? []),
    firm: working.flatMap((i) => ABILITIES[i]!.firm ?? []),
    limit,
    free: places(abilities, ({ id }) => free.includes(id)),
    sells: sets.some(({ sells }) => sells === true),
    abilities,
    copies,
    met,
    at: ADMITS.map((admits) => places(abilities, admits)),
    windows: WINDOWS.map((w) =>
      places(abilities, (ability) => ADMITS[MODIFIER_ASK]!(ability) && opensIn(ability, w)),
    ),
    hooks: HOOKS.map((hook) => working.filter((i) => ABILITIES[i]![hook] !== undefined)),
  };
}

const HEXED_LIMIT = 8;
const DEMON_LIMIT = 10;
/** They say how many may be used, and are none of them. */
const CONDITIONS: readonly AbilityId[] = ['hexed', 'demon-blood'];

/** R-HEXED: what works by itself takes its share of the eight, as far as there is room. */
function hexedOf(
  usable: readonly number[],
  free: readonly AbilityId[],
): { working: readonly number[]; limit: number } {
  const has = (id: AbilityId): boolean => usable.some((i) => ABILITIES[i]!.id === id);
  if (!has('hexed')) return { working: usable, limit: -1 };
  const most = has('demon-blood') ? DEMON_LIMIT : HEXED_LIMIT;
  const alone = usable.filter((i) => {
    const { id, list, always, inert } = ABILITIES[i]!;
    return (
      inert === undefined && (always === true || list === 'passive') && ![...CONDITIONS, ...free].includes(id)
    );
  });
  const sleeping = alone.slice(most);
  return { working: usable.filter((i) => !sleeping.includes(i)), limit: Math.max(0, most - alone.length) };
}

/** The hero's own abilities, and behind them, without a use, those that a usurper may take over. */
function collect(hero: Hero, rival: Hero): { abilities: number[]; copies: number[] } {
  const abilities = hero.abilities.map((a) => a.ability);
  const twice = abilities.flatMap((i) => ABILITIES[i]!.twice ?? []);
  const copies = hero.abilities.map((a) => {
    const { id, perItem } = ABILITIES[a.ability]!;
    return perItem === true ? a.copies : twice.includes(id) ? 2 : 1;
  });
  if (!abilities.some((i) => ABILITIES[i]!.renews?.whose === 'foe')) return { abilities, copies };
  for (const { ability } of rival.abilities) {
    if (abilities.includes(ability) || !isTakable(ABILITIES[ability]!)) continue;
    abilities.push(ability);
    copies.push(0);
  }
  return { abilities, copies };
}

/** R-USURPER: speed and modifier abilities that are played, not those that work by themselves. */
function isTakable(ability: Ability): boolean {
  return (ability.class === 'sp' || ability.class === 'mo') && ability.always !== true;
}

function places(abilities: readonly number[], admits: Admits): number[] {
  const found: number[] = [];
  abilities.forEach((i, place) => {
    const ability = ABILITIES[i]!;
    if (ability.inert === undefined && admits(ability)) found.push(place);
  });
  return found;
}

/** The abilities of a sheet that have a hook, as places in the table. */
export function withHook(sheet: Sheet, hook: (typeof HOOK)[HookName]): readonly number[] {
  return sheet.hooks[hook]!;
}
