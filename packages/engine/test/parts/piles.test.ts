import { describe, expect, it } from 'vitest';
import { below, conserved, dealOne, dealUnseen, rngFromSeed, without } from '../../src/index.js';

describe('a pile', () => {
  it('without some cards lacks each of them once, and keeps its order', () => {
    const pile = [3, 1, 2, 1];
    expect(without(pile, [1])).toEqual([3, 2, 1]);
    expect(without(pile, [1, 3, 1])).toEqual([2]);
    expect(pile).toEqual([3, 1, 2, 1]);
    expect(() => without(pile, [9])).toThrow('card 9 is not in the pile');
    expect(() => without(pile, [2, 2])).toThrow('card 2 is not in the pile');
  });

  it('that nobody has seen fills every place up to its size, and the rest comes back', () => {
    const unseen = [1, 2, 3, 4, 5];
    const { piles, rest } = dealUnseen(unseen, [[9], [], [7, 8]], [2, 2, 2], rngFromSeed('deal'));
    expect(piles.map((pile) => pile.length)).toEqual([2, 2, 2]);
    expect([piles[0]![0], piles[2]]).toEqual([9, [7, 8]]);
    expect([...piles.flat(), ...rest].sort()).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
    expect(unseen).toEqual([1, 2, 3, 4, 5]);
  });

  it('is dealt by chance: every card comes everywhere', () => {
    const rng = rngFromSeed('often');
    const firsts = new Set<number>();
    const lefts = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const { piles, rest } = dealUnseen([1, 2, 3], [[], []], [1, 1], rng);
      firsts.add(piles[0]![0]!);
      lefts.add(rest[0]!);
    }
    expect([firsts.size, lefts.size]).toEqual([3, 3]);
  });

  it('is dealt the same off the record, with no more numbers than cards', () => {
    const unseen = Array.from({ length: 30 }, (_, i) => i);
    const [on, off] = [rngFromSeed('deal'), rngFromSeed('deal')];
    const [whole, part] = [on, off].map((rng) => dealUnseen(unseen, [[90], []], [3, 2], rng, rng === off));
    expect(part!.piles).toEqual(whole!.piles);
    expect(part!.rest.toSorted((x, y) => x - y)).toEqual(whole!.rest.toSorted((x, y) => x - y));
    const same = rngFromSeed('deal');
    for (let n = 30; n > 26; n--) below(same, n);
    expect(off).toEqual(same);
    expect(on).not.toEqual(same);
  });

  it('is dealt the same to a single place without lists', () => {
    const unseen = Array.from({ length: 30 }, (_, i) => i);
    for (const offRecord of [false, true]) {
      const [listed, single] = [rngFromSeed('deal'), rngFromSeed('deal')];
      const { piles, rest } = dealUnseen(unseen, [[90]], [5], listed, offRecord);
      const left = unseen.slice();
      expect(dealOne(left, [90], 5, single, offRecord)).toEqual(piles[0]);
      expect([left, single]).toEqual([rest, listed]);
    }
  });

  it('cannot fill what is too large, or already too full', () => {
    const rng = rngFromSeed('x');
    expect(() => dealUnseen([1], [[]], [2], rng)).toThrow('a pile cannot be filled');
    expect(() => dealUnseen([1], [[2, 3]], [1], rng)).toThrow('a pile cannot be filled');
    expect(dealUnseen([1], [[]], [1], rng)).toEqual({ piles: [[1]], rest: [] });
  });

  it('is conserved when every card lies somewhere, once', () => {
    const pool = [10, 9, 2, 2];
    expect(conserved(pool, [[2, 10], [9], [2]])).toBeUndefined();
    expect(conserved(pool, [[2, 10], [9]])).toBe('cards were lost or made: 2,9,10 instead of 2,2,9,10');
    expect(conserved(pool, [[2, 10], [9], [2, 2]])).toContain('lost or made');
    expect(conserved(pool, [[2, 10], [9], [3]])).toContain('lost or made');
    expect(pool).toEqual([10, 9, 2, 2]);
  });
});
