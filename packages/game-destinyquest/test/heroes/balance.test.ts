import { expect, test } from 'vitest';
import { measure } from '../../tools/measure.js';

test('under the greedy policy every hero wins between 40 and 60 percent against the field', () => {
  const { heroes, field, rounds } = measure(16, 'suite');
  expect(heroes).toHaveLength(15);
  expect(heroes.filter((_, i) => field[i]! < 40 || field[i]! > 60)).toEqual([]);
  expect(rounds).toBeGreaterThan(10);
  expect(rounds).toBeLessThan(20);
});
