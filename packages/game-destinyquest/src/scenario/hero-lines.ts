/** Position lines that change a hero's sheet: what it has, holds and counts. */
import { fail, ok, type Result } from '@fray/engine';
import { findAbility } from '../abilities/names.js';
import { ATTRIBUTES, type Hero, WEAPON_KINDS, type WeaponKind } from '../heroes/hero.js';

type Change = (hero: Hero, words: RegExpExecArray) => Result<Hero>;

const LINES: readonly (readonly [RegExp, Change])[] = [
  [/^called (.+)$/, (hero, words) => ok({ ...hero, name: words[1]! })],
  [/^has (.+)$/, (hero, words) => gain(hero, words[1]!)],
  [/^(speed|brawn|magic|armour) (?:-?\d+ \(sheet )?(\d+)\)?$/, setAttribute],
  [/^health \d+ of (\d+)$/, (hero, words) => ok({ ...hero, health: Math.ceil(Number(words[1]) / 2) })],
  [/^holds (.+) and (.+)$/, hold],
  [/^weapons brawn (\d+) and (\d+), speed (\d+) and (\d+)$/, setWeapons],
  [/^wounds (\d+)$/, (hero, words) => ok({ ...hero, wounds: Number(words[1]) })],
  [/^career (\S+)$/, (hero, words) => ok({ ...hero, career: words[1]! })],
];

/** The hero after such a line; undefined when the line is none of them. */
export function changeHero(hero: Hero, line: string): Result<Hero> | undefined {
  for (const [pattern, change] of LINES) {
    const words = pattern.exec(line);
    if (words !== null) return change(hero, words);
  }
  return undefined;
}

/** "charm x2, parry": added to what the hero has; named again, the later copies count. */
function gain(hero: Hero, list: string): Result<Hero> {
  const abilities = [...hero.abilities];
  for (const item of list.split(/,\s*/)) {
    const [, name, copies] = /^(.+?)(?: x(\d+))?$/.exec(item)!;
    const ability = findAbility(name!);
    if (ability < 0) return fail(`There is no ability called "${name}".`);
    const known = abilities.findIndex((each) => each.ability === ability);
    abilities.splice(known < 0 ? abilities.length : known, 1, { ability, copies: Number(copies ?? 1) });
  }
  return ok({ ...hero, abilities });
}

function setAttribute(hero: Hero, words: RegExpExecArray): Result<Hero> {
  const attribute = ATTRIBUTES.find((name) => name === words[1])!;
  return ok({ ...hero, attributes: { ...hero.attributes, [attribute]: Number(words[2]) } });
}

function hold(hero: Hero, words: RegExpExecArray): Result<Hero> {
  const [main, left] = [weapon(words[1]!), weapon(words[2]!)];
  if (main === undefined || left === undefined)
    return fail(`A hand holds nothing or one of ${WEAPON_KINDS.join(', ')}.`);
  return ok({ ...hero, weapons: { ...hero.weapons, main, left } });
}

function weapon(word: string): WeaponKind | null | undefined {
  return word === 'nothing' ? null : WEAPON_KINDS.find((kind) => kind === word);
}

function setWeapons(hero: Hero, words: RegExpExecArray): Result<Hero> {
  const [mainBrawn, leftBrawn, mainSpeed, leftSpeed] = words.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return ok({ ...hero, weapons: { ...hero.weapons, mainBrawn, leftBrawn, mainSpeed, leftSpeed } });
}
