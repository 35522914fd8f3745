import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, isSame, type Patch } from '../../src/index.js';

const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: -3, max: 3 }),
    fc.boolean(),
    fc.constant(null),
    fc.string({ maxLength: 3 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'splice', 'length', '0'), tie('value')),
  ),
})).value;

function patchIn(text: string): Patch | undefined {
  return text === '' ? undefined : (JSON.parse(text) as Patch);
}

function change(before: unknown, after: unknown): Patch | undefined {
  return patchIn(diff(before, after));
}

describe('a patch', () => {
  it('makes the one out of the other, and leaves the first as it was', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const kept = structuredClone(before);
        const text = diff(before, after);
        expect(text === '').toBe(isSame(before, after));
        expect(applyPatch(before, patchIn(text))).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 2000 },
    );
  });

  it('says only what changed', () => {
    const before = {
      hand: [4, 5, 6],
      health: [20, 20],
      seats: [
        { hp: 3, at: 1 },
        { hp: 4, at: 2 },
      ],
    };
    expect(change(before, { ...before, health: [20, 17] })).toEqual({ health: { 1: [17] } });
    expect(change(before, { ...before, hand: [4, 6] })).toEqual({ hand: { splice: [1, 1] } });
    expect(change(before, { ...before, hand: [4, 5, 6, 7] })).toEqual({ hand: { splice: [3, 0, 7] } });
    const moved = { ...before, seats: [before.seats[0], { hp: 4, at: 9 }] };
    expect(change(before, moved)).toEqual({ seats: { 1: { at: [9] } } });
    expect(change(before, { hand: [4, 5, 6], health: [20, 20] })).toEqual({ seats: [] });
  });

  it('shares with the old value what did not change', () => {
    const before = { left: { deep: [1] }, right: { deep: [2] } };
    const after = applyPatch(before, { right: { deep: { 0: [3] } } }) as typeof before;
    expect(after.left).toBe(before.left);
    expect(after.right).toEqual({ deep: [3] });
  });
});
