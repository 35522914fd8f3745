import { loadBook, Match } from '@fray/engine';
import { FOOD_IDS, PETS, SPELLS, trueshot, WEAPONS } from '@fray/game-trueshot';
import { describe, expect, it } from 'vitest';

const base = <T extends { set: number }>(cards: readonly T[]): T[] => cards.filter(({ set }) => set === 0);
const seats = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ name: `P${i}`, kind: 'bot' as const, bot: 'random' }));

function start(n: number, options = {}) {
  const started = Match.start(trueshot, { seats: seats(n), seed: 'cards', options });
  return started.ok ? started.value : undefined;
}

describe('the cards', () => {
  it('[TL-02, TL-77] every pet has type, rarity, effect, Attack and Health; one has no type and is Exotic', () => {
    for (const pet of PETS) {
      expect([0, 1, 2, 3]).toContain(pet.type);
      expect(pet.attack).toBeGreaterThan(0);
      expect(pet.health).toBeGreaterThan(0);
      expect(typeof pet.exotic).toBe('boolean');
    }
    expect(PETS.filter(({ type }) => type === 3).map(({ id, exotic }) => [id, exotic])).toEqual([
      ['lodge-stray', true],
    ]);
  });

  it('[TL-05] Commons twice, Exotics once: 102 cards, fifteen Commons of each type', () => {
    const pets = base(PETS);
    expect(pets).toHaveLength(57);
    expect(pets.reduce((n, { exotic }) => n + (exotic ? 1 : 2), 0)).toBe(102);
    for (const type of [0, 1, 2])
      expect(pets.filter((pet) => pet.type === type && !pet.exotic)).toHaveLength(15);
    expect(start(3, { opener: 'random' })?.state.petPile.length).toBe(102 - 9);
    expect(start(3, { shadowlands: true, opener: 'random' })?.state.petPile.length).toBe(108 - 9);
  });

  it('[TL-07, TL-08] every pet has an effect of its own, Exotics too', () => {
    const effects = PETS.map(({ trait, tamed, combatStart, death }) =>
      JSON.stringify([trait, tamed, combatStart, death]),
    );
    expect(new Set(effects).size).toBe(PETS.length);
    expect(effects).not.toContain(JSON.stringify([0, [], [], []]));
    expect(PETS.filter(({ exotic }) => exotic)).toHaveLength(12);
  });

  it('[TL-12, TL-78] 21 weapons, no two with the same effect', () => {
    expect(base(WEAPONS)).toHaveLength(21);
    expect(new Set(WEAPONS.map(({ power }) => power)).size).toBe(WEAPONS.length);
  });

  it('[TL-15, TL-16] 48 spells, one copy and one name each, no two alike but the Aspects, whose names are read', () => {
    const spells = base(SPELLS);
    expect(spells).toHaveLength(48);
    expect(new Set(spells.map(({ id }) => id)).size).toBe(48);
    const effects = spells
      .filter(({ family }) => family !== 1)
      .map(({ aim, ops }) => JSON.stringify([aim, ops]));
    expect(new Set(effects).size).toBe(effects.length);
  });

  it('[TL-17, TL-18, TL-19] families are data: 6 Aspects, 5 Shots, 4 Stings, 1 Bite, 4 Traps, no Arrow in the base game', () => {
    const count = (family: number): number => base(SPELLS).filter((spell) => spell.family === family).length;
    expect([1, 2, 3, 4, 5, 6].map(count)).toEqual([6, 5, 4, 1, 4, 0]);
  });

  it('[TL-26, TL-79] three or four players, ten Health, five Coins', () => {
    expect([start(2), start(5)]).toEqual([undefined, undefined]);
    expect(start(3)?.state.health).toEqual([10, 10, 10]);
    expect(start(4)?.state.coins).toEqual([5, 5, 5, 5]);
  });

  it('[TL-06, TL-10, TL-14] cards are shown with words beside every colour and star', async () => {
    const { glossary } = await loadBook(trueshot);
    const facts = (ref: string) =>
      Object.fromEntries((glossary[ref]?.facts ?? []).map(({ label, value }) => [label, value]));
    expect(facts('pet:worm')).toMatchObject({
      Rarity: '★ Exotic',
      Attack: '1',
      Health: '5',
      Type: 'Tenacious',
    });
    expect(facts('weapon:kiril')).toMatchObject({ Attack: '2', Cost: '4' });
    const refs = [
      ...PETS.map(({ id }) => `pet:${id}`),
      ...WEAPONS.map(({ id }) => `weapon:${id}`),
      ...SPELLS.map(({ id }) => `spell:${id}`),
      ...FOOD_IDS.map((id) => `food:${id}`),
    ];
    expect(refs.filter((ref) => !glossary[ref]?.text)).toEqual([]);
  });

  it('a table of three cannot let seat 4 open', () => {
    expect(start(3, { opener: 'seat4' })).toBeUndefined();
  });
});
