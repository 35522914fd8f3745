/** What of book 2 is worked out with the sheet: magic of tomes, health of demon blood, the limit of the hexed. */
import { Match, parseOptions, rngFromSeed } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../src/abilities/index.js';
import { buildHero } from '../../src/heroes/build-hero.js';
import type { Hero } from '../../src/heroes/hero.js';
import { specOf } from '../../src/heroes/hero-spec.js';
import { destinyquest } from '../../src/index.js';
import { whyNot } from '../../src/legality/playable.js';
import { MODIFIER_ASK } from '../../src/sheet/sheet.js';

function built(career: string, path: string, items: readonly object[]): Hero {
  const hero = buildHero({ name: 'Asha', path, career, items });
  if (!hero.ok) throw new Error(hero.error.id);
  return hero.value;
}

describe('the sheet', () => {
  test('[DQ-V-tome-raider] has 2 more magic for each spell book in hand', () => {
    const hero = built('scholar', 'mage', [
      { box: 'main hand', name: 'Staff', kind: 'staff', magic: 3 },
      { box: 'left hand', name: 'Tome', kind: 'spell book', magic: 2 },
    ]);
    expect(hero.attributes.magic).toBe(7);
    expect(built('druid', 'mage', specOf(hero).items).attributes.magic).toBe(5);
  });

  test('[DQ-V-demon-blood] has 10 more health, before it is doubled', () => {
    const bare = built('monk', 'warrior', []);
    expect(
      built('monk', 'warrior', [{ box: 'head', name: 'Horns', abilities: ['demon blood'] }]).health,
    ).toBe(bare.health + 10);
  });
});

describe('a hexed hero', () => {
  const MODIFIERS = ['savagery', 'vanquish', 'mend', 'redemption', 'cunning', 'iron will', 'focus', 'wisdom'];
  const BOXES = ['head', 'cloak', 'chest', 'gloves', 'feet', 'talisman', 'necklace', 'ring 1', 'ring 2'];

  /** How many of eight modifiers such a hero may play, whose career has two abilities that are played. */
  function playable(condition: string, ...alone: string[]): number {
    const abilities = [...condition.split(','), ...alone, ...MODIFIERS];
    const items = BOXES.map((box, i) => ({
      box,
      name: 'Thing',
      lootCard: 'common',
      abilities: abilities.slice(2 * i, 2 * i + 2),
    }));
    const hero1 = specOf(built('titan', 'warrior', items));
    const options = parseOptions(destinyquest.options, { hero1 });
    if (!options.ok) throw new Error(options.error.id);
    const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed('hexed'));
    state.window = 5;
    state.health[0] = 50;
    state.round = 1;
    let count = 0;
    state.sheets[0].at[MODIFIER_ASK]!.forEach((place) => {
      if (whyNot(state, 0, place, MODIFIER_ASK)?.id === 'hexed') return;
      state.played[0]![place]!++;
      count++;
    });
    return count;
  }

  test('[DQ-V-hexed, R-HEXED] plays eight less what works by itself', () => {
    expect(playable('hexed')).toBe(8);
    expect(playable('hexed', 'thorns', 'barbs', 'leech')).toBe(5);
  });

  test('[R-HEXED, R-ITEMS] pays 4 health for each ability beyond, with the blood-sworn set', () => {
    const items = [
      ...['head', 'gloves', 'chest'].map((box) => ({
        box,
        name: 'Piece',
        set: 'blood-sworn',
        asks: 'hexed',
      })),
      ...['cloak', 'feet', 'talisman', 'necklace'].map((box, i) => ({
        box,
        name: 'Thing',
        abilities: ['thorns', 'barbs', 'leech', 'acid', 'sear', 'faith', 'lightning', 'vitriol'].slice(
          2 * i,
          2 * i + 2,
        ),
      })),
      { box: 'ring 1', name: 'Band', abilities: ['mend'] },
    ];
    const made = buildHero({ name: 'Asha', path: 'warrior', career: 'titan', story: ['hexed'], items });
    if (!made.ok) throw new Error(made.error.id);
    const match = Match.start(destinyquest, {
      seats: [
        { name: 'Ann', kind: 'person' },
        { name: 'Bea', kind: 'person' },
      ],
      seed: 'sworn',
      options: { hero1: specOf(made.value), hero2: 'cavalier' },
    });
    if (!match.ok) throw new Error(match.error.id);
    const { state } = match.value;
    const place = state.sheets[0].abilities.findIndex((i) => ABILITIES[i]!.id === 'mend');
    expect([state.sheets[0].limit, state.sheets[0].sells]).toEqual([0, true]);
    state.window = 5;
    state.health[0] = 40;
    expect(whyNot(state, 0, place, MODIFIER_ASK)).toBeUndefined();
    state.health[0] = 4;
    expect(whyNot(state, 0, place, MODIFIER_ASK)?.id).toBe('too-dear');
    state.health[0] = 40;
    state.played[0]![place] = 1;
    state.left[0]![place] = 1;
    expect(whyNot(state, 0, place, MODIFIER_ASK)?.id).toBe('hexed');
  });

  test('[R-HEXED, DQ-V-demon-blood] plays ten less that with demon blood', () => {
    expect(playable('hexed,demon blood', 'thorns', 'barbs', 'leech')).toBe(7);
  });
});
