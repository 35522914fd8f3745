import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChooseRequest, isPlainChoice } from '../src/index.js';

const edge = (at: number): fc.Arbitrary<string> =>
  fc.integer({ min: Math.max(0, at - 2), max: at + 2 }).map((length) => 'k'.repeat(length));
const odd: fc.Arbitrary<unknown> = fc.oneof(fc.jsonValue(), fc.constantFrom(Infinity, -0, 1e6, 1e6 + 1, 0.5));
const seldom = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<unknown> = odd) =>
  fc.oneof({ weight: 8, arbitrary: usual as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: unusual });
const name = seldom(fc.string(), fc.oneof(edge(60), fc.constant('__proto__'))) as fc.Arbitrary<string>;
const part = seldom(fc.oneof(edge(200), fc.double(), fc.integer()));
const plain = {
  expected: seldom(fc.integer({ min: -2, max: 1_000_002 })),
  key: seldom(fc.oneof(edge(8), edge(64))),
  choice: seldom(fc.dictionary(name, part)),
};
const said = seldom(fc.record(plain), fc.record({ ...plain, advised: seldom(fc.boolean()), more: odd }));

it('takes by hand only what the schema takes, and as it is', () => {
  let taken = 0;
  fc.assert(
    fc.property(said, (given) => {
      if (!isPlainChoice(given)) return;
      taken++;
      expect(ChooseRequest.parse(given)).toEqual(given);
    }),
    { numRuns: 20_000, seed: 11 },
  );
  expect(taken).toBeGreaterThan(2_000);
});

it('knows the choices of a player at once', () => {
  expect(
    isPlainChoice({ expected: 3, key: 'a key of mine', choice: { do: 'play', card: 'orc', lane: 3 } }),
  ).toBe(true);
});
