/** Duels that begin with one click have other heroes each time. */
import { describe, expect, it } from 'vitest';
import { PREBUILT } from '../../src/index.js';
import { pairOf, READY_HEROES } from '../../table/pair-of.js';

describe('the pair of a quick duel', () => {
  it('is made of the ready heroes', () => expect(READY_HEROES).toEqual(PREBUILT.map(({ id }) => id)));
  it('is never one hero against itself', () => {
    for (let nth = 0; nth < 60; nth++) expect(new Set(pairOf(nth)).size).toBe(2);
  });
  it('changes both heroes each time, and gives every hero a turn on both sides', () => {
    const pairs = Array.from({ length: 75 }, (_, nth) => pairOf(nth));
    for (let nth = 1; nth < pairs.length; nth++)
      for (const side of [0, 1] as const) expect(pairs[nth]![side]).not.toBe(pairs[nth - 1]![side]);
    for (const side of [0, 1] as const) expect(new Set(pairs.map((pair) => pair[side])).size).toBe(15);
  });
});
