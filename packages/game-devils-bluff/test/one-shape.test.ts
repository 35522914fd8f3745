/** States of all matches must have one shape: compiled code fits no other (docs/BENCHMARKS.md, "Where the time goes"). */
import { setFlagsFromString } from 'node:v8';
import { type Options, rngFromSeed } from '@fray/engine';
import { devilsBluff } from '@fray/game-devils-bluff';
import { expect, it } from 'vitest';

setFlagsFromString('--allow-natives-syntax');
const haveOneShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

it('every match begins with a state of the same shape, and so does every copy', () => {
  const options: Options = Object.fromEntries(
    devilsBluff.options.map(({ id, default: value }) => [id, value]),
  );
  const states = Array.from({ length: 40 }, (_, i) =>
    devilsBluff.setup({ options, seats: 2 }, rngFromSeed(`shape ${i}`)),
  );
  const last = states.at(-1)!;
  expect(states.filter((state) => !haveOneShape(state, last))).toHaveLength(0);
  expect(haveOneShape(devilsBluff.clone(last), last)).toBe(true);
});
