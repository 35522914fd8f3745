import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../src/abilities/index.js';
import { CAREERS } from '../../src/heroes/careers.js';
import { BOXES, type Hero } from '../../src/heroes/hero.js';
import { heroWarnings } from '../../src/heroes/hero-warnings.js';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { CLAUSE_GROUPS } from '../clause-ids.js';

/** Speed, the better of brawn and magic, armour, and health before doubling. */
const SHEET: Readonly<Record<string, readonly [number, number, number, number]>> = {
  gladiator: [9, 13, 7, 49],
  cavalier: [9, 10, 7, 49],
  inquisitor: [9, 12, 7, 45],
  monk: [10, 12, 6, 45],
  ranger: [10, 12, 6, 47],
  'shadow-ranger': [10, 12, 4, 45],
  titan: [9, 14, 8, 48],
  pyromancer: [10, 12, 4, 42],
  icelock: [10, 13, 4, 43],
  necromancer: [9, 10, 5, 45],
  druid: [10, 13, 5, 40],
  shadowstalker: [10, 11, 4, 37],
  witchfinder: [10, 12, 3, 37],
  pariah: [10, 13, 5, 37],
  'blood-archer': [10, 13, 5, 39],
};

const PATH_HEALTH = { warrior: 45, mage: 40, rogue: 35 };

function ids(hero: Hero): string[] {
  return hero.abilities.map(({ ability }) => ABILITIES[ability]!.id);
}

function heroOf(id: string): Hero {
  const hero = PREBUILT.find((h) => h.id === id);
  if (hero === undefined) throw new Error(`no hero ${id}`);
  return hero;
}

describe('the fifteen heroes', () => {
  test('are one for each career of the sheet, with names of their own', () => {
    expect(PREBUILT.map((hero) => hero.id).sort()).toEqual(Object.keys(SHEET).sort());
    for (const hero of PREBUILT) expect(hero.career).toBe(hero.id);
    const all = PREBUILT.flatMap((hero) => [hero.name, ...hero.items.map((item) => item.name)]);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => CAREERS.some((career) => career.id === name.toLowerCase()))).toEqual([]);
  });

  test.each(Object.entries(SHEET))('%s fills eleven boxes that sum to its sheet', (id, sums) => {
    const hero = heroOf(id);
    const { speed, brawn, magic, armour } = hero.attributes;
    expect(hero.items.map((item) => item.box)).toEqual([...BOXES]);
    expect([speed, Math.max(brawn, magic), armour, hero.health]).toEqual([...sums]);
    expect(Math.min(brawn, magic)).toBe(0);
    const health = hero.items.reduce((sum, item) => sum + item.bonuses.health, 0);
    expect(hero.health).toBe(PATH_HEALTH[hero.path] + health);
    expect(hero.wounds).toBe(0);
  });

  test('[DQ-P4] carry all 85 abilities of the tournament lists between them', () => {
    const lists = CLAUSE_GROUPS.filter((group) => group.name.startsWith('Lists: '));
    const wanted = lists.flatMap((group) => group.ids).filter((id) => id !== 'DQ-V-shades');
    expect(wanted).toHaveLength(85);
    const carried = new Set(PREBUILT.flatMap((h) => h.abilities.map((a) => ABILITIES[a.ability]!.clause)));
    expect(wanted.filter((id) => !carried.has(id))).toEqual([]);
  });

  test('[R-REQ] carry nothing in vain', () => {
    expect(
      PREBUILT.flatMap((hero) => heroWarnings(hero).map((warning) => `${hero.id}: ${warning.id}`)),
    ).toEqual([]);
  });

  test('[DQ-P6] show six loot cards on the boxes that were chosen for them', () => {
    const cards = PREBUILT.flatMap((hero) =>
      hero.items.filter((item) => item.lootCard !== null).map((item) => `${hero.id} ${item.box}`),
    );
    expect(cards.sort()).toEqual([
      'druid left hand',
      'gladiator ring 1',
      'icelock necklace',
      'inquisitor head',
      'necromancer head',
      'pariah main hand',
    ]);
  });

  test('have both abilities of their career first on the sheet', () => {
    for (const hero of PREBUILT) {
      const career = CAREERS.find((c) => c.id === hero.career)!;
      expect(ids(hero).slice(0, 2)).toEqual([...career.abilities]);
    }
  });

  test('hold what their abilities count: six brawn for the pariah, four speed for the shadowstalker', () => {
    const pariah = heroOf('pariah').weapons;
    const shadowstalker = heroOf('shadowstalker').weapons;
    expect(pariah.mainBrawn + pariah.leftBrawn).toBe(6);
    expect(shadowstalker.mainSpeed + shadowstalker.leftSpeed).toBe(4);
  });
});

describe('careers', () => {
  test('[DQ-P4] teach two abilities of the table each, and all of them are open', () => {
    const table = ABILITIES.map((ability) => ability.id);
    for (const career of CAREERS) {
      expect(career.abilities).toHaveLength(2);
      for (const name of career.abilities) expect(table).toContain(name);
    }
    expect(CAREERS).toHaveLength(30);
  });
});
