import { describe, expect, it } from 'vitest';
import { addTallies, quantile, type Tally } from '../src/index.js';

const one: Tally = {
  games: 2,
  draws: 1,
  seatWins: [1, 0],
  botWins: [0, 1],
  decisions: 7,
  lengths: [
    [3, 1],
    [4, 1],
  ],
  traits: { 'faction:hunter': [2, 1] },
  measures: { rounds: 5 },
  results: [],
};
const two: Tally = {
  games: 3,
  draws: 0,
  seatWins: [1, 2],
  botWins: [2, 1],
  decisions: 10,
  lengths: [
    [2, 1],
    [4, 2],
  ],
  traits: { 'faction:hunter': [3, 1], 'faction:shadow': [1, 1] },
  measures: { rounds: 7 },
  results: [],
};

describe('tallies', () => {
  it('add up whatever the order', () => {
    const sum = addTallies([one, two], 2);
    expect(sum).toEqual({
      games: 5,
      draws: 1,
      seatWins: [2, 2],
      botWins: [2, 2],
      decisions: 17,
      lengths: [
        [2, 1],
        [3, 1],
        [4, 3],
      ],
      traits: { 'faction:hunter': [5, 2], 'faction:shadow': [1, 1] },
      measures: { rounds: 12 },
      results: [],
    });
    expect(addTallies([two, one], 2)).toEqual(sum);
    expect(addTallies([sum], 2)).toEqual(sum);
  });

  it('know the median length', () => {
    expect(
      quantile(
        [
          [2, 1],
          [3, 1],
          [4, 3],
        ],
        0.5,
      ),
    ).toBe(4);
    expect(
      quantile(
        [
          [2, 1],
          [3, 1],
          [4, 3],
        ],
        0.4,
      ),
    ).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
  });
});
