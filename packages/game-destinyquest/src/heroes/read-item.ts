/** Reads one item of a hero and refuses what may not be worn. */
import { fail, type Message, ok, type Result } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { findAbility } from '../abilities/names.js';
import type { ProblemId } from '../words/ids.js';
import { problem, within } from '../words/speak.js';
import { CAREER_IDS } from './career-ids.js';
import {
  type Asks,
  ATTRIBUTES,
  BONUSES,
  BOXES,
  type Bonus,
  type Bonuses,
  type Box,
  type HeroItem,
  LOOT_RANKS,
  limitsOf,
  mayWear,
  type Path,
  WEAPON_KINDS,
  WEARERS,
  type WeaponKind,
} from './hero.js';
import { nearest } from './near.js';
import { readFields, readName, readOne, written } from './read-fields.js';
import { SET_IDS } from './sets.js';

const LEFT_ONLY: readonly WeaponKind[] = ['shield', 'bow'];
const FIELDS = ['box', 'name', 'kind', ...BONUSES, 'abilities', 'only', 'asks', 'set', 'lootCard'];
const MOST_ABILITIES = 2;

export function readItem(input: unknown, path: Path): Result<HeroItem, Message> {
  const fields = readFields(input, FIELDS, 'item-shape', 'item-field');
  if (!fields.ok) return fields;
  const box = readOne(fields.value['box'], BOXES, 'item-box');
  if (!box.ok) return box;
  const name = readName(fields.value['name'], 'item-name', { box: box.value });
  if (!name.ok) return name;
  const item = readRest(fields.value, box.value, name.value, path);
  if (item.ok) return item;
  return fail(problem('in-item', { item: name.value, box: box.value, problem: within(item.error) }));
}

function readRest(
  fields: Readonly<Record<string, unknown>>,
  box: Box,
  name: string,
  path: Path,
): Result<HeroItem, Message> {
  const kind = readKind(fields['kind'], box);
  if (!kind.ok) return kind;
  const bonuses = readBonuses(fields, box);
  if (!bonuses.ok) return bonuses;
  const only = optional(fields['only'], WEARERS, 'item-only-unknown');
  if (!only.ok) return only;
  if (only.value !== null && !mayWear(only.value, path))
    return fail(problem('item-only', { only: only.value.split('+'), path }));
  const lootCard = optional(fields['lootCard'], LOOT_RANKS, 'item-rank');
  if (!lootCard.ok) return lootCard;
  const asks = optional(fields['asks'], ASKS, 'item-asks');
  if (!asks.ok) return asks;
  const set = optional(fields['set'], SET_IDS, 'item-set');
  if (!set.ok) return set;
  const abilities = readAbilities(fields['abilities'], set.value === null ? MOST_ABILITIES : 1);
  if (!abilities.ok) return abilities;
  return ok({
    box,
    name,
    kind: kind.value,
    bonuses: bonuses.value,
    abilities: abilities.value,
    only: only.value,
    asks: asks.value,
    set: set.value,
    lootCard: lootCard.value,
  });
}

const ASKS: readonly Asks[] = [...CAREER_IDS, 'hexed'];

/** One word of a list, or nothing at all. */
function optional<T extends string>(
  value: unknown,
  list: readonly T[],
  wrong: ProblemId,
): Result<T | null, Message> {
  return value === undefined ? ok(null) : readOne(value, list, wrong);
}

function readKind(value: unknown, box: Box): Result<WeaponKind | null, Message> {
  const inHand = box === 'main hand' || box === 'left hand';
  if (value === undefined)
    return inHand ? fail(problem('item-kind-missing', { kinds: WEAPON_KINDS })) : ok(null);
  const kind = readOne(value, WEAPON_KINDS, 'item-kind');
  if (!kind.ok) return kind;
  if (!inHand) return fail(problem('item-not-in-hand', { kind: kind.value, box }));
  if (box === 'main hand' && LEFT_ONLY.includes(kind.value))
    return fail(problem('item-left-hand', { kind: kind.value }));
  return kind;
}

function readBonuses(fields: Readonly<Record<string, unknown>>, box: Box): Result<Bonuses, Message> {
  const limits = limitsOf(box);
  const bonuses: Record<Bonus, number> = { speed: 0, brawn: 0, magic: 0, armour: 0, health: 0 };
  for (const bonus of BONUSES) {
    const value = fields[bonus] ?? 0;
    const most = limits[bonus];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
      return fail(problem('item-bonus', { bonus, most, given: written(value) }));
    bonuses[bonus] = value;
  }
  const points = ATTRIBUTES.reduce((sum, attribute) => sum + bonuses[attribute], 0);
  if (points > limits.inAll) return fail(problem('item-points', { points, most: limits.inAll }));
  return ok(bonuses);
}

function readAbilities(value: unknown, most: number): Result<number[], Message> {
  const names = value ?? [];
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    return fail(problem('item-abilities-shape'));
  if (names.length > most) return fail(problem('item-abilities-many', { count: names.length }));
  const abilities: number[] = [];
  for (const name of names) {
    const ability = findAbility(name);
    if (ability === -1) return fail(unknownAbility(name));
    if (abilities.includes(ability))
      return fail(problem('item-ability-twice', { ability: ABILITIES[ability]!.id }));
    abilities.push(ability);
  }
  return ok(abilities);
}

function unknownAbility(name: string): Message {
  const near = nearest(
    name,
    ABILITIES.map((ability) => ability.id),
  );
  return problem('item-ability-unknown', { given: name.slice(0, 40), near });
}
