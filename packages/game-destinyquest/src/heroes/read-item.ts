/** Reads one item of a hero and refuses what may not be worn. */
import { fail, ok, type Result } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { findAbility } from '../abilities/names.js';
import {
  ATTRIBUTES,
  BONUSES,
  BOXES,
  type Bonus,
  type Bonuses,
  type Box,
  type HeroItem,
  LOOT_RANKS,
  PATHS,
  type Path,
  WEAPON_KINDS,
  type WeaponKind,
} from './hero.js';
import { didYouMean } from './near.js';
import { readFields, readName, readOne } from './read-fields.js';

/** Limits of one item: points in one attribute, points in all, health, abilities. */
const MOST_IN_ONE = 4;
const MOST_IN_ALL = 6;
const MOST_HEALTH = 5;
const LEFT_ONLY: readonly WeaponKind[] = ['shield', 'bow'];
const FIELDS = ['box', 'name', 'kind', ...BONUSES, 'abilities', 'only', 'lootCard'];

export function readItem(input: unknown, path: Path): Result<HeroItem> {
  const fields = readFields(input, 'An item', FIELDS, '{"box":"head","name":"Old helmet","armour":1}');
  if (!fields.ok) return fields;
  const box = readOne(fields.value['box'], BOXES, 'An item needs a box');
  if (!box.ok) return box;
  const name = readName(fields.value['name'], `The item in box ${box.value}`);
  if (!name.ok) return name;
  const item = readRest(fields.value, box.value, name.value, path);
  return item.ok ? item : fail(`${name.value} (${box.value}): ${item.error}`);
}

function readRest(
  fields: Readonly<Record<string, unknown>>,
  box: Box,
  name: string,
  path: Path,
): Result<HeroItem> {
  const kind = readKind(fields['kind'], box);
  if (!kind.ok) return kind;
  const bonuses = readBonuses(fields);
  if (!bonuses.ok) return bonuses;
  const only =
    fields['only'] === undefined ? ok(null) : readOne(fields['only'], PATHS, 'its path limit is wrong');
  if (!only.ok) return only;
  if (only.value !== null && only.value !== path)
    return fail(`it is for a ${only.value} only, and this hero is a ${path}.`);
  const rank = fields['lootCard'];
  const lootCard = rank === undefined ? ok(null) : readOne(rank, LOOT_RANKS, 'its loot card needs a rank');
  if (!lootCard.ok) return lootCard;
  const abilities = readAbilities(fields['abilities'], lootCard.value === null ? 1 : 2);
  if (!abilities.ok) return abilities;
  return ok({
    box,
    name,
    kind: kind.value,
    bonuses: bonuses.value,
    abilities: abilities.value,
    only: only.value,
    lootCard: lootCard.value,
  });
}

function readKind(value: unknown, box: Box): Result<WeaponKind | null> {
  const inHand = box === 'main hand' || box === 'left hand';
  if (value === undefined)
    return inHand ? fail(`what a hand holds needs a kind: one of ${WEAPON_KINDS.join(', ')}.`) : ok(null);
  const kind = readOne(value, WEAPON_KINDS, 'its kind of weapon is unknown');
  if (!kind.ok) return kind;
  if (!inHand) return fail(`a ${kind.value} goes in a hand, not in box ${box}.`);
  if (box === 'main hand' && LEFT_ONLY.includes(kind.value))
    return fail(`a ${kind.value} goes in the left hand, not in the main hand.`);
  return kind;
}

function readBonuses(fields: Readonly<Record<string, unknown>>): Result<Bonuses> {
  const bonuses: Record<Bonus, number> = { speed: 0, brawn: 0, magic: 0, armour: 0, health: 0 };
  for (const bonus of BONUSES) {
    const value = fields[bonus] ?? 0;
    const most = bonus === 'health' ? MOST_HEALTH : MOST_IN_ONE;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
      return fail(`${bonus} must be a whole number from 0 to ${most}, not ${JSON.stringify(value)}.`);
    bonuses[bonus] = value;
  }
  const points = ATTRIBUTES.reduce((sum, attribute) => sum + bonuses[attribute], 0);
  if (points > MOST_IN_ALL)
    return fail(`it gives ${points} points in all; an item may give ${MOST_IN_ALL}, health not counted.`);
  return ok(bonuses);
}

function readAbilities(value: unknown, most: number): Result<number[]> {
  const names = value ?? [];
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    return fail('abilities must be a list of names.');
  if (names.length > most)
    return fail(`it has ${names.length} abilities; an item may have one, an item from a loot card two.`);
  const abilities: number[] = [];
  for (const name of names) {
    const ability = findAbility(name);
    if (ability === -1) return fail(noSuchAbility(name));
    if (abilities.includes(ability)) return fail(`it has ${name} twice.`);
    abilities.push(ability);
  }
  return ok(abilities);
}

function noSuchAbility(name: string): string {
  const names = ABILITIES.map((ability) => ability.name);
  return `there is no ability called "${name.slice(0, 40)}".${didYouMean(name, names)}`;
}
