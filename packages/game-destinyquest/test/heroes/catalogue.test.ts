/** The items of the books: all can be worn, searched and pasted; sets and what came with the story count. */
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../src/abilities/index.js';
import { buildHero } from '../../src/heroes/build-hero.js';
import { CAREERS } from '../../src/heroes/careers.js';
import { BOXES, type Hero } from '../../src/heroes/hero.js';
import { formatHeroFile, parseHeroFile } from '../../src/heroes/hero-file.js';
import type { HeroSpec } from '../../src/heroes/hero-spec.js';
import {
  boxFor,
  changes,
  ENTRIES,
  type Entry,
  goesIn,
  isFor,
  wornAs,
} from '../../table/builder/catalogue/catalogue.js';
import { readSheet } from '../../table/builder/catalogue/read-sheet.js';
import { search } from '../../table/builder/catalogue/search.js';
import { words as duelWords } from '../../table/words/en.js';
import { book } from '../words.js';

const BARE: HeroSpec = { name: 'Asha', path: 'warrior', career: 'monk', items: [] };
const nobody = { box: undefined, book: 0, fits: false };
const found = (text: string, more: object = {}): Entry[] => [
  ...search({ text, ...nobody, ...more }, BARE, duelWords),
];

/** A hero who may wear it. */
function wearerOf(entry: Entry): HeroSpec {
  const path = entry.only?.split('+')[0] ?? 'warrior';
  const career = CAREERS.find(({ id }) => id === entry.asks) ?? CAREERS.find((each) => each.path === path)!;
  return {
    ...BARE,
    path: career.path,
    career: career.id,
    ...(entry.asks === 'hexed' ? { story: ['hexed'] } : {}),
  };
}

function wearing(...names: string[]): Hero {
  const entries = names.map((name) => ENTRIES.find((entry) => entry.name === name)!);
  let spec = wearerOf(entries[0]!);
  for (const entry of entries)
    spec = { ...spec, items: [...spec.items, wornAs(entry, boxFor(entry, 'talisman', spec))] };
  const hero = buildHero(spec);
  if (!hero.ok) throw new Error(book.problem(hero.error));
  return hero.value;
}

const abilitiesOf = (hero: Hero): string[] => hero.abilities.map(({ ability }) => ABILITIES[ability]!.id);

describe('the catalogue', () => {
  test('[DQ-P4, R-ITEMS] has 926 items, and a hero who may wear each of them is built', () => {
    expect(ENTRIES).toHaveLength(926);
    for (const entry of ENTRIES) {
      const spec = wearerOf(entry);
      expect(isFor(entry, spec)).toBe(true);
      const boxes = BOXES.filter((box) => goesIn(entry, box));
      expect(boxes.length).toBeGreaterThan(0);
      const built = buildHero({ ...spec, items: [wornAs(entry, boxes[0]!)] });
      expect(built.ok ? '' : `${entry.name}: ${book.problem(built.error)}`).toBe('');
      if (built.ok) expect(parseHeroFile(formatHeroFile(built.value))).toEqual(built);
    }
  });

  test('finds by the beginning of a name, by ability, figure, book, box and career', () => {
    expect(found('al')[0]!.name).toMatch(/^Al/);
    expect(found('a')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
    for (const entry of found('chill touch')) expect(entry.abilities).toContain('chill-touch');
    for (const entry of found('magic 5')) expect(entry.bonuses.magic).toBe(5);
    expect(found('magic 5').length).toBeGreaterThan(2);
    for (const entry of found('sword', { book: 2, box: 'cloak' }))
      expect([entry.book, entry.place]).toEqual([2, 'cloak']);
    expect(found('runecaster').some(({ teaches }) => teaches === 'runecaster')).toBe(true);
    expect(found('sc', { fits: true }).every((entry) => isFor(entry, BARE))).toBe(true);
  });

  test('says what an item changes, and how sure its figures are', () => {
    const helm = ENTRIES.find(({ name }) => name === 'Great helm')!;
    expect(changes(helm, undefined)).toEqual([
      ['speed', 1],
      ['brawn', 1],
    ]);
    expect(changes(helm, wornAs(helm, 'head'))).toEqual([]);
    expect(ENTRIES.filter(({ unconfirmed }) => unconfirmed)).toHaveLength(378);
  });

  test('a second ring goes into the free box', () => {
    const rings = ENTRIES.filter(({ place }) => place === 'ring').slice(0, 2);
    const one = { ...BARE, items: [wornAs(rings[0]!, 'ring 1')] };
    expect(boxFor(rings[1]!, 'head', one)).toBe('ring 2');
    expect(boxFor(rings[1]!, 'ring 1', one)).toBe('ring 1');
  });
});

describe('sets', () => {
  test('[R-ITEMS] give their ability while every piece is worn', () => {
    const pieces = ENTRIES.filter(({ set }) => set === 'faith-and-duty').map(({ name }) => name);
    expect(pieces.length).toBe(2);
    expect(abilitiesOf(wearing(...pieces))).toContain('redemption');
    expect(abilitiesOf(wearing(pieces[0]!))).not.toContain('redemption');
  });

  test('[R-HEXED] the blood-sworn gauntlets are for a hexed hero only', () => {
    const gauntlets = ENTRIES.find(({ name }) => /blood-sworn gauntlets/i.test(name))!;
    expect(gauntlets).toMatchObject({ asks: 'hexed', set: 'blood-sworn' });
    expect(wearing(gauntlets.name).items[0]!.set).toBe('blood-sworn');
    const plain = buildHero({ ...BARE, items: [wornAs(gauntlets, 'gloves')] });
    expect(plain.ok ? '' : book.problem(plain.error)).toContain('asks for a hexed hero');
  });
});

describe('a pasted sheet', () => {
  const text = 'Name: Asha\nDrake\n* Great helm (1 speed, 1 brawn)\ncloak: Gret helm\nSpeed: 9\nFiddlesticks';

  test('is read line by line, and each line that says nothing is named', () => {
    const { spec, understood, misread } = readSheet(text, BARE);
    expect(spec).toMatchObject({ name: 'Asha', path: 'warrior', career: 'drake' });
    expect(spec.items).toEqual([{ box: 'head', name: 'Great helm', speed: 1, brawn: 1 }]);
    expect(understood).toBe(4);
    expect(misread.map(({ line }) => line)).toEqual([4, 6]);
    expect(misread[0]!.near).toContain('Great helm');
  });

  test('that is no sheet at all changes nothing', () => {
    expect(readSheet('What is this?\nNothing.', BARE)).toMatchObject({ spec: BARE, understood: 0 });
  });
});

describe('what came with the story', () => {
  const withStory = (story: unknown): string => {
    const hero = buildHero({ ...BARE, story });
    return hero.ok ? abilitiesOf(hero.value).join() : book.problem(hero.error);
  };

  test('[R-ITEMS] joins the sheet, four abilities at most, of a short list', () => {
    expect(withStory(['dark claw', 'ashes'])).toBe('focused-strike,meditation,dark-claw,ashes');
    expect(withStory(['cleave'])).toContain('"cleave" does not come with the story; these do: ashes');
    expect(withStory(['ashes', 'hexed', 'finesse', 'prophecy', 'dark claw'])).toContain('at most 4');
  });
});
