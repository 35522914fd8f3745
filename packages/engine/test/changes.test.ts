/** Options that change in the middle of a match. */
import { changedSince, changesOf, formatChange, type OptionDefinition, withChange } from '@fray/engine';
import { expect, it } from 'vitest';

const BONUS: OptionDefinition = {
  id: 'moreBonus',
  clause: 'X-01',
  values: [1, 2, 3],
  default: 2,
  basis: 'letter',
};
const CHAIN: OptionDefinition = {
  ...{ id: 'chain', clause: 'X-02', values: [false, true], default: false },
  basis: 'ruling',
};

it('lists every value of the options that may change, by the names that records have', () => {
  const changes = changesOf([BONUS, CHAIN], ['chain', 'moreBonus', 'unknown']);
  expect(changes.map(formatChange)).toEqual([
    ...['chain:false', 'chain:true', 'more-bonus:1', 'more-bonus:2', 'more-bonus:3'],
  ]);
});

it('puts a change in force and leaves the options of the start alone', () => {
  const start = { bonus: 2, chain: false };
  const now = withChange(start, { id: 'bonus', value: 3 });
  expect(start.bonus).toBe(2);
  expect(now).toEqual({ bonus: 3, chain: false });
  expect(changedSince(start, now)).toEqual(['bonus']);
  expect(changedSince(start, withChange(now, { id: 'bonus', value: 2 }))).toEqual([]);
});
