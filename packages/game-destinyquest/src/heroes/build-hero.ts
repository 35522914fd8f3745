/** Builds a hero from what a player wrote, or says why such a hero may not fight. */
import { fail, ok, type Result } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { findAbility } from '../abilities/names.js';
import { CAREERS, type Career } from './careers.js';
import {
  type Attributes,
  BOXES,
  type Bonus,
  type Hero,
  type HeroAbility,
  type HeroItem,
  PATHS,
  type Path,
  type Weapons,
} from './hero.js';
import { bare } from './near.js';
import { type Fields, readFields, readName, readOne } from './read-fields.js';
import { readItem } from './read-item.js';

const BASE_HEALTH = 30;
const PATH_HEALTH: Readonly<Record<Path, number>> = { warrior: 15, mage: 10, rogue: 5 };
const FIELDS = ['id', 'name', 'path', 'career', 'wounds', 'items'];
const EXAMPLE = '{"name":"Asha","path":"warrior","career":"monk","items":[]}';

export function buildHero(spec: unknown): Result<Hero> {
  const fields = readFields(spec, 'A hero', FIELDS, EXAMPLE);
  if (!fields.ok) return fields;
  const name = readName(fields.value['name'], 'A hero');
  if (!name.ok) return name;
  const path = readOne(fields.value['path'], PATHS, `${name.value} needs a path`);
  if (!path.ok) return path;
  const career = readCareer(fields.value['career'], path.value, name.value);
  if (!career.ok) return career;
  const items = readItems(fields.value['items'], path.value);
  if (!items.ok) return items;
  return finish(fields.value, name.value, career.value, items.value);
}

function finish(fields: Fields, name: string, career: Career, items: HeroItem[]): Result<Hero> {
  const { path } = career;
  const health = BASE_HEALTH + PATH_HEALTH[path] + sum(items, 'health');
  const wounds = fields['wounds'] ?? 0;
  if (typeof wounds !== 'number' || !Number.isInteger(wounds) || wounds < 0 || wounds >= health)
    return fail(`${name} has ${health} health; wounds must be a whole number from 0 to ${health - 1}.`);
  const id = fields['id'] ?? slug(name);
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    return fail(`${name} needs an id of small letters, digits and hyphens, such as "${slug(name)}".`);
  return ok({
    id,
    name,
    path,
    career: career.id,
    attributes: attributesOf(items),
    health,
    wounds,
    weapons: weaponsOf(items),
    abilities: abilitiesOf(career, items),
    items,
  });
}

function readCareer(value: unknown, path: Path, name: string): Result<Career> {
  const found = readOne(
    value,
    CAREERS.map((career) => career.name),
    `${name} needs a career`,
  );
  const ofPath = CAREERS.filter((c) => c.path === path && c.unavailable === undefined).map((c) => c.id);
  if (!found.ok) {
    const near = /Did you mean .*/.exec(found.error)?.[0] ?? '';
    return fail(`${name} needs a career of the ${path}: one of ${ofPath.join(', ')}. ${near}`.trim());
  }
  const career = CAREERS.find((c) => c.name === found.value)!;
  if (career.path !== path)
    return fail(`A ${career.id} is a ${career.path}; a ${path} can be one of ${ofPath.join(', ')}.`);
  if (career.unavailable !== undefined)
    return fail(
      `A ${career.id} cannot duel: ${career.unavailable}. A ${path} can be one of ${ofPath.join(', ')}.`,
    );
  return ok(career);
}

function readItems(value: unknown, path: Path): Result<HeroItem[]> {
  if (!Array.isArray(value)) return fail('A hero needs "items": a list, at most one for each box.');
  const items: HeroItem[] = [];
  for (const entry of value) {
    const item = readItem(entry, path);
    if (!item.ok) return item;
    const other = items.find((i) => i.box === item.value.box);
    if (other !== undefined)
      return fail(
        `${item.value.name}: box ${other.box} already holds ${other.name}; a box holds one item, of ${BOXES.join(', ')}.`,
      );
    items.push(item.value);
  }
  return ok(items.sort((x, y) => BOXES.indexOf(x.box) - BOXES.indexOf(y.box)));
}

function sum(items: readonly HeroItem[], bonus: Bonus): number {
  return items.reduce((total, item) => total + item.bonuses[bonus], 0);
}

function attributesOf(items: readonly HeroItem[]): Attributes {
  return {
    speed: sum(items, 'speed'),
    brawn: sum(items, 'brawn'),
    magic: sum(items, 'magic'),
    armour: sum(items, 'armour'),
  };
}

function weaponsOf(items: readonly HeroItem[]): Weapons {
  const main = items.filter((item) => item.box === 'main hand');
  const left = items.filter((item) => item.box === 'left hand');
  return {
    main: main[0]?.kind ?? null,
    left: left[0]?.kind ?? null,
    mainSpeed: sum(main, 'speed'),
    leftSpeed: sum(left, 'speed'),
    mainBrawn: sum(main, 'brawn'),
    leftBrawn: sum(left, 'brawn'),
    mainMagic: sum(main, 'magic'),
    leftMagic: sum(left, 'magic'),
  };
}

/** Career first, then the items box by box. Only what works once per item is had more than once. */
function abilitiesOf(career: Career, items: readonly HeroItem[]): HeroAbility[] {
  const copies = new Map<number, number>();
  for (const name of career.abilities) copies.set(findAbility(name), 1);
  for (const ability of items.flatMap((item) => item.abilities))
    copies.set(ability, ABILITIES[ability]!.perItem === true ? (copies.get(ability) ?? 0) + 1 : 1);
  return [...copies].map(([ability, count]) => ({ ability, copies: count }));
}

function slug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 40) || `hero-${bare(name) || 'x'}`;
}
