import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../src/abilities/index.js';
import { buildHero } from '../../src/heroes/build-hero.js';
import type { Hero } from '../../src/heroes/hero.js';
import { specOf } from '../../src/heroes/hero-spec.js';
import { heroWarnings } from '../../src/heroes/hero-warnings.js';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { book, saidBy } from '../words.js';

type Item = Record<string, unknown>;

function spec(items: Item[] = [], more: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Asha', path: 'warrior', career: 'monk', items, ...more };
}

function build(items: Item[] = [], more: Record<string, unknown> = {}): Hero {
  const hero = buildHero(spec(items, more));
  if (!hero.ok) throw new Error(book.problem(hero.error));
  return hero.value;
}

function refused(input: unknown): string {
  return saidBy(buildHero(input), 'built');
}

function warnings(hero: Hero): string[] {
  return heroWarnings(hero).map(book.problem);
}

function carried(hero: Hero): Record<string, number> {
  return Object.fromEntries(hero.abilities.map((a) => [ABILITIES[a.ability]!.id, a.copies]));
}

describe('building a hero', () => {
  test('[DQ-P2] sums health of 30, the path and the items, not doubled', () => {
    expect(build().health).toBe(45);
    expect(build([], { path: 'mage', career: 'druid' }).health).toBe(40);
    expect(build([], { path: 'rogue', career: 'pariah' }).health).toBe(35);
    expect(build([{ box: 'necklace', name: 'Locket', health: 3 }]).health).toBe(48);
  });

  test('[DQ-P2] a hero may come in wounded, but not dead', () => {
    expect(build([], { wounds: 44 }).wounds).toBe(44);
    expect(refused(spec([], { wounds: 45 }))).toBe(
      'Asha has 45 health; wounds must be a whole number from 0 to 44.',
    );
    expect(refused(spec([], { wounds: 1.5 }))).toContain('wounds must be a whole number');
  });

  test('adds up the attributes of all boxes and keeps the hands apart', () => {
    const hero = build([
      { box: 'left hand', name: 'Left', kind: 'fist weapon', speed: 1, brawn: 2 },
      { box: 'main hand', name: 'Main', kind: 'fist weapon', speed: 2, brawn: 3, magic: 1 },
      { box: 'head', name: 'Hat', speed: 1, armour: 2 },
    ]);
    expect(hero.attributes).toEqual({ speed: 4, brawn: 5, magic: 1, armour: 2 });
    expect(hero.weapons).toEqual({
      main: 'fist weapon',
      left: 'fist weapon',
      mainSpeed: 2,
      leftSpeed: 1,
      mainBrawn: 3,
      leftBrawn: 2,
      mainMagic: 1,
      leftMagic: 0,
    });
    expect(hero.items.map((item) => item.box)).toEqual(['head', 'main hand', 'left hand']);
  });

  test('[DQ-P5] copies count for once-per-item abilities, everything else is had once', () => {
    const hero = build([
      { box: 'ring 1', name: 'A', abilities: ['charm'] },
      { box: 'ring 2', name: 'B', abilities: ['charm'] },
      { box: 'head', name: 'C', abilities: ['venom'] },
      { box: 'chest', name: 'D', abilities: ['venom'] },
      { box: 'feet', name: 'E', abilities: ['meditation'] },
    ]);
    expect(carried(hero)).toEqual({ 'focused-strike': 1, meditation: 1, charm: 2, venom: 1 });
    expect(warnings(hero)).toEqual(['venom is carried more than once but counts once.']);
  });

  test('is plain data, and its spec builds the same hero again', () => {
    for (const hero of PREBUILT) {
      expect(JSON.parse(JSON.stringify(hero))).toEqual(hero);
      expect(buildHero(JSON.parse(JSON.stringify(specOf(hero))))).toEqual({ ok: true, value: hero });
    }
  });
});

describe('an illegal hero', () => {
  test.each([
    [null, 'A hero is a record such as'],
    [{ ...spec(), hp: 3 }, 'A hero has no "hp"'],
    [spec([], { name: '' }), 'A hero needs a name of 1 to 40'],
    [spec([], { name: 'a+b' }), 'A hero needs a name of 1 to 40'],
    [spec([], { path: 'bard' }), 'Asha needs a path: one of warrior, mage, rogue, not "bard".'],
    [
      spec([], { id: 'Big Id' }),
      'Asha needs an id of lower-case letters, digits and hyphens, such as "asha".',
    ],
    [spec([], { items: undefined }), 'A hero needs "items": a list'],
    [{ ...spec(), items: [3] }, 'An item is a record such as'],
  ])('%j is refused as a whole', (input, reason) => {
    expect(refused(input)).toContain(reason);
  });

  test('needs a career of its path', () => {
    expect(refused(spec([], { career: 'gladiatr' }))).toContain('Did you mean gladiator?');
    expect(refused(spec([], { career: 'druid' }))).toBe(
      'A druid is a mage; a warrior can be one of gladiator, berserker, ranger, cavalier, shadow ranger, inquisitor, monk, brigand, drake, spirit hunter, titan.',
    );
  });

  test.each<[Item, string]>([
    [{ box: 'belt', name: 'Belt' }, 'An item needs a box: one of head, cloak'],
    [{ box: 'backpack', name: 'Potion' }, 'An item needs a box: one of head, cloak'],
    [{ box: 'head', name: 'Hat', weight: 1 }, 'An item has no "weight"'],
    [{ box: 'head', name: 'Hat', speed: 5 }, 'Hat (head): speed must be a whole number from 0 to 2, not 5.'],
    [{ box: 'head', name: 'Hat', brawn: -1 }, 'brawn must be a whole number from 0 to 5'],
    [{ box: 'ring 1', name: 'Band', health: 6 }, 'health must be a whole number from 0 to 4'],
    [{ box: 'cloak', name: 'Cape', speed: 3, brawn: 3, armour: 1 }, 'it gives 7 points in all'],
    [{ box: 'head', name: 'Hat', kind: 'sword' }, 'a sword goes in a hand, not in box head.'],
    [{ box: 'main hand', name: 'Wall', kind: 'shield' }, 'a shield goes in the left hand'],
    [{ box: 'main hand', name: 'Bow', kind: 'bow' }, 'a bow goes in the left hand'],
    [{ box: 'left hand', name: 'Thing' }, 'what a hand holds needs a kind'],
    [{ box: 'left hand', name: 'Thing', kind: 'swrd' }, 'Did you mean sword?'],
    [{ box: 'head', name: 'Hat', only: 'mage' }, 'it is for a mage only, and this hero is a warrior.'],
    [
      { box: 'head', name: 'Hat', lootCard: 'shiny' },
      'its loot card needs a rank: one of common, rare, epic',
    ],
    [{ box: 'head', name: 'Hat', abilities: 'parry' }, 'abilities must be a list of names.'],
    [{ box: 'head', name: 'Hat', abilities: ['parry', 'slam', 'heal'] }, 'an item may have two'],
    [{ box: 'head', name: 'Hat', set: 'prowler', abilities: ['parry', 'slam'] }, 'a piece of a set one'],
    [{ box: 'head', name: 'Hat', set: 'nonesuch' }, 'there is no such set'],
    [{ box: 'head', name: 'Hat', only: 'mage+rogue' }, 'it is for a mage or a rogue only'],
    [{ box: 'head', name: 'Hat', asks: 'thief' }, 'Hat asks for a thief.'],
    [{ box: 'head', name: 'Hat', asks: 'hexed' }, 'Hat asks for a hexed hero'],
    [
      { box: 'head', name: 'Hat', abilities: ['pary'] },
      'there is no ability called "pary". Did you mean parry',
    ],
  ])('item %j is refused', (item, reason) => {
    expect(refused(spec([item]))).toContain(reason);
  });

  test('has one item a box; two rings need two boxes', () => {
    expect(
      refused(
        spec([
          { box: 'ring 1', name: 'Gold' },
          { box: 'ring 1', name: 'Tin' },
        ]),
      ),
    ).toContain('Tin: box ring 1 already holds Gold; a box holds one item');
  });

  test('[DQ-P6] a loot card keeps its rank, and no ability twice', () => {
    const item = { box: 'head', name: 'Crown', lootCard: 'epic', abilities: ['command', 'radiance'] };
    expect(build([item]).items[0]).toMatchObject({ lootCard: 'epic', name: 'Crown' });
    expect(refused(spec([{ ...item, abilities: ['command', 'command'] }]))).toContain(
      'it has command twice.',
    );
  });
});

describe('spelling', () => {
  test.each([
    ["banshee's wail", 'banshee wail'],
    ['back fire', 'backfire'],
    ['backdraft', 'back draft'],
    ['judgment', 'judgement'],
    ['shock', 'shock!'],
    ['frostbite', 'frost bite'],
    ['snakes alive!', 'snakes alive'],
    ['zapped!', 'zapped'],
  ])('[R-ALIAS] %s may be written %s', (seed, book) => {
    const one = build([{ box: 'head', name: 'Hat', abilities: [seed] }]);
    const other = build([{ box: 'head', name: 'Hat', abilities: [book] }]);
    expect(other).toEqual(one);
  });
});

describe('what a hero carries in vain', () => {
  test('[R-REQ] is allowed and reported', () => {
    const bare = build([], { career: 'shadow ranger' });
    expect(warnings(bare)).toEqual(['black rain can never be used: it needs a bow in the left hand.']);
    expect(warnings(build())).toEqual([]);
    const armed = build([{ box: 'left hand', name: 'Bow', kind: 'bow' }], { career: 'shadow ranger' });
    expect(warnings(armed)).toEqual([]);
  });

  test('[R-REQ] includes abilities that lean on another one', () => {
    const hero = build([
      { box: 'head', name: 'A', abilities: ['sacrifice'] },
      { box: 'chest', name: 'B', abilities: ['merciless'] },
    ]);
    expect(warnings(hero)).toEqual([
      'sacrifice can do nothing without shades.',
      'merciless can do nothing without bleed or disease or venom.',
    ]);
  });

  test('[DQ-V-first-cut] [DQ-M-bulls-eye] an assassin has no use for first cut or bull’s eye', () => {
    const dagger = { box: 'main hand', name: 'Knife', kind: 'dagger', abilities: ['first cut'] };
    const venom = { box: 'head', name: 'Hood', abilities: ['venom'] };
    const eye = { box: 'ring 1', name: 'Eye', abilities: ["bull's eye"] };
    const hero = build([dagger, venom, eye], { path: 'rogue', career: 'assassin' });
    expect(warnings(hero)).toEqual([
      'first cut does not work for an assassin.',
      'bull’s eye does not work together with first strike.',
    ]);
  });
});
