/** Builds a hero from what a player wrote, or says why such a hero may not fight. */
import { fail, type Message, ok, type Result } from '@fray/engine';
import type { AbilityId } from '../abilities/ability-ids.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { findAbility } from '../abilities/names.js';
import { problem } from '../words/speak.js';
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
import { bare, nearest } from './near.js';
import { type Fields, readFields, readName, readOne } from './read-fields.js';
import { readItem } from './read-item.js';
import { SETS, wornSets } from './sets.js';
import { MOST_OF_STORY, STORY_ABILITIES } from './story.js';

const BASE_HEALTH = 30;
const PATH_HEALTH: Readonly<Record<Path, number>> = { warrior: 15, mage: 10, rogue: 5 };
const DEMON_BLOOD = 10;
const MAGIC_A_TOME = 2;
const FIELDS = ['id', 'name', 'path', 'career', 'wounds', 'story', 'items'];

export function buildHero(spec: unknown): Result<Hero, Message> {
  const fields = readFields(spec, FIELDS, 'hero-shape', 'hero-field');
  if (!fields.ok) return fields;
  const name = readName(fields.value['name'], 'hero-name');
  if (!name.ok) return name;
  const path = readOne(fields.value['path'], PATHS, 'hero-path', { hero: name.value });
  if (!path.ok) return path;
  const career = readCareer(fields.value['career'], path.value, name.value);
  if (!career.ok) return career;
  const items = readItems(fields.value['items'], path.value);
  if (!items.ok) return items;
  const story = readStory(fields.value['story'], name.value);
  if (!story.ok) return story;
  const hexed = story.value.includes(abilityIndex('hexed'));
  const worn = items.value.find(
    ({ asks }) => asks !== null && asks !== (hexed ? 'hexed' : career.value.id) && asks !== career.value.id,
  );
  if (worn !== undefined)
    return fail(problem('item-asked', { item: worn.name, asks: worn.asks!, hero: name.value }));
  return finish(fields.value, name.value, career.value, items.value, story.value);
}

function finish(
  fields: Fields,
  name: string,
  career: Career,
  items: HeroItem[],
  story: readonly number[],
): Result<Hero, Message> {
  const { path } = career;
  const abilities = abilitiesOf(career, items, story);
  const has = (id: AbilityId): boolean => abilities.some(({ ability }) => ability === abilityIndex(id));
  const blood = has('demon-blood') ? DEMON_BLOOD : 0;
  const health = BASE_HEALTH + PATH_HEALTH[path] + blood + sum(items, 'health');
  const wounds = fields['wounds'] ?? 0;
  if (typeof wounds !== 'number' || !Number.isInteger(wounds) || wounds < 0 || wounds >= health)
    return fail(problem('hero-wounds', { hero: name, health, most: health - 1 }));
  const id = fields['id'] ?? slug(name);
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    return fail(problem('hero-id', { hero: name, example: slug(name) }));
  return ok({
    id,
    name,
    path,
    career: career.id,
    attributes: attributesOf(items, has('tome-raider')),
    health,
    wounds,
    weapons: weaponsOf(items),
    abilities,
    items,
    story,
  });
}

function readCareer(value: unknown, path: Path, name: string): Result<Career, Message> {
  const of = CAREERS.filter((c) => c.path === path).map((c) => c.id);
  const word = typeof value === 'string' ? bare(value) : undefined;
  const career = CAREERS.find((c) => bare(c.id) === word);
  if (career === undefined) {
    const near =
      typeof value === 'string'
        ? nearest(
            value,
            CAREERS.map((c) => c.id),
          )
        : [];
    return fail(problem('hero-career', { hero: name, path, of, near }));
  }
  const about = { career: career.id, path, of };
  if (career.path !== path) return fail(problem('hero-other-path', { ...about, own: career.path }));
  return ok(career);
}

function readItems(value: unknown, path: Path): Result<HeroItem[], Message> {
  if (!Array.isArray(value)) return fail(problem('hero-items'));
  const items: HeroItem[] = [];
  for (const entry of value) {
    const item = readItem(entry, path);
    if (!item.ok) return item;
    const other = items.find((i) => i.box === item.value.box);
    if (other !== undefined)
      return fail(
        problem('box-taken', { item: item.value.name, box: other.box, holds: other.name, boxes: BOXES }),
      );
    items.push(item.value);
  }
  return ok(items.sort((x, y) => BOXES.indexOf(x.box) - BOXES.indexOf(y.box)));
}

function sum(items: readonly HeroItem[], bonus: Bonus): number {
  return items.reduce((total, item) => total + item.bonuses[bonus], 0);
}

/** DQ-V-tome-raider counts in the sheet. */
function attributesOf(items: readonly HeroItem[], raidsTomes: boolean): Attributes {
  const tomes = items.filter(({ kind }) => raidsTomes && kind === 'spell book').length;
  return {
    speed: sum(items, 'speed'),
    brawn: sum(items, 'brawn'),
    magic: sum(items, 'magic') + MAGIC_A_TOME * tomes,
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

/** What the hero brings along from the story: a few abilities of a short list, all of them open. */
function readStory(value: unknown, hero: string): Result<readonly number[], Message> {
  const names = value ?? [];
  if (
    !Array.isArray(names) ||
    !names.every((name) => typeof name === 'string') ||
    names.length > MOST_OF_STORY
  )
    return fail(problem('hero-story', { hero, most: MOST_OF_STORY }));
  const story: number[] = [];
  for (const name of names) {
    const id = STORY_ABILITIES.find((known) => abilityIndex(known) === findAbility(name));
    if (id === undefined)
      return fail(problem('hero-story-unknown', { given: name.slice(0, 40), known: STORY_ABILITIES }));
    if (!story.includes(abilityIndex(id))) story.push(abilityIndex(id));
  }
  return ok(story);
}

/** Career first, then the items box by box, then sets and story. Only what works once per item is had more than once. */
function abilitiesOf(career: Career, items: readonly HeroItem[], story: readonly number[]): HeroAbility[] {
  const copies = new Map<number, number>();
  for (const id of career.abilities) copies.set(abilityIndex(id), 1);
  for (const ability of items.flatMap((item) => item.abilities))
    copies.set(ability, ABILITIES[ability]!.perItem === true ? (copies.get(ability) ?? 0) + 1 : 1);
  for (const set of wornSets(items)) {
    const { gives } = SETS[set];
    if (gives !== undefined && !copies.has(abilityIndex(gives))) copies.set(abilityIndex(gives), 1);
  }
  for (const ability of story) if (!copies.has(ability)) copies.set(ability, 1);
  return [...copies].map(([ability, count]) => ({ ability, copies: count }));
}

function slug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 40) || `hero-${bare(name) || 'x'}`;
}
