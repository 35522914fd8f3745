import { expect, it } from 'vitest';
import { nextWord, type Rng, rngFromSeed, rngFromWords, SeedSeries } from '../../src/index.js';

const newRng = (): Rng => rngFromWords(0, 0, 0, 0);

it('begins every match of a series as its own seed would, in whatever order they are asked for', () => {
  const series = new SeedSeries('table 5#');
  const rng = newRng();
  for (const number of [0, 1, 2, 63, 64, 65, 200, 3, 0, 999_999_000]) {
    series.begin(number, rng, []);
    expect(rng).toEqual(rngFromSeed(`table 5#${number}`));
    nextWord(rng);
  }
});

it('gives every bot a stream of its own, which does not depend on how many there are', () => {
  const series = new SeedSeries('x#');
  const [rng, alone, beside] = [newRng(), [newRng()], [newRng(), newRng(), newRng()]];
  series.begin(7, rng, alone);
  series.begin(7, rng, beside);
  expect(beside[0]).toEqual(alone[0]);
  expect(new Set([rng, ...beside].map((words) => words.join())).size).toBe(4);
});
