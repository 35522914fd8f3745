import { below, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { Chances } from './chances.js';
import { LeastSquares, solve } from './least-squares.js';
import { MatchLog } from './match-log.js';

const uniform = (rng: number[]): number => below(rng, 1_000_000) / 1_000_000;

describe('least squares', () => {
  it('solves what it is made of', () => {
    // Of the symmetric matrix only the lower half counts.
    const matrix = Float64Array.of(4, 99, 99, 2, 5, 99, 1, 3, 6);
    const x = [1, -2, 3];
    const right = Float64Array.of(4 * 1 + 2 * -2 + 3, 2 * 1 + 5 * -2 + 3 * 3, 1 + 3 * -2 + 6 * 3);
    [...solve(matrix, right)].forEach((value, i) => void expect(value).toBeCloseTo(x[i]!));
  });

  it('finds what a choice is worth though luck decides most of it', () => {
    const rng = rngFromSeed('worth');
    const guess = [0, 0];
    const squares = new LeastSquares(new Float64Array(4), guess);
    const signs = new Float64Array(2);
    // Kind 1 gains 0.1 and a fifth of its second sign beside the plain move; kind 0 never comes up.
    for (let batch = 1; batch <= 40; batch++) {
      for (let n = 0; n < 1000; n++) {
        signs[0] = 1;
        signs[1] = 4 * uniform(rng) - 2;
        const chosen = below(rng, 2);
        const gain = 0.1 + 0.2 * signs[1];
        const thought = squares.weights[2]! + squares.weights[3]! * signs[1];
        const luck = uniform(rng) - 0.5;
        const surprise = luck + (chosen - 0.5) * (gain - thought);
        squares.note(1, signs, surprise * (chosen - 0.5));
        squares.noteSpread(1, signs, 0.25);
      }
      squares.learn(1 - 1 / (batch + 1));
    }
    expect(squares.isKnown(0)).toBe(false);
    expect([...squares.weights.subarray(0, 2)]).toEqual([0, 0]);
    expect(squares.weights[2]!).toBeCloseTo(0.1, 1);
    expect(squares.weights[3]!).toBeGreaterThan(0.18);
    expect(squares.weights[3]!).toBeLessThan(0.22);
  });

  it('stays near the guess where it has seen little', () => {
    const squares = new LeastSquares(Float64Array.of(0.2), [0.2]);
    squares.note(0, Float64Array.of(1), 1);
    squares.noteSpread(0, Float64Array.of(1), 0.25);
    squares.learn(0.5);
    expect(squares.weights[0]!).toBeGreaterThan(0.2);
    expect(squares.weights[0]!).toBeLessThan(0.21);
  });
});

describe('chances', () => {
  it('begin as the judge says, and are put right by what signs show', () => {
    const rng = rngFromSeed('chances');
    const chances = new Chances(1);
    const moment = new Float64Array(1);
    expect(chances.of(0.5, moment)).toBeCloseTo(0.75);
    for (let n = 0; n < 600; n++) {
      for (let k = 0; k < 50; k++) {
        moment[0] = below(rng, 2);
        const won = uniform(rng) < (moment[0] === 1 ? 0.8 : 0.5) ? 1 : 0;
        chances.note(0, moment, 0, won - chances.of(0, moment));
      }
      chances.learn();
    }
    moment[0] = 1;
    expect(chances.of(0, moment)).toBeGreaterThan(0.72);
    moment[0] = 0;
    expect(chances.of(0, moment)).toBeCloseTo(0.5, 1);
  });
});

it('a log gives back what was noted, move by move, and forgets it for the next match', () => {
  const log = new MatchLog(2, 1);
  const notes = { moment: Float64Array.of(1, 2), kinds: Int32Array.of(-1, 4), own: Float64Array.of(0, 9) };
  const choice = { seat: 1, round: 3, chance: 0.5, judged: 0, thought: 0, chosen: 1, count: 2 };
  for (let n = 0; n < 2; n++) {
    log.clear();
    log.add(notes as never, Float64Array.of(0.25, 0.75), choice);
    log.add({ ...notes, moment: Float64Array.of(5, 6) } as never, Float64Array.of(0.5, 0.5), choice);
    const signs = new Float64Array(3);
    log.signsOf(log.choices[1]!, 1, signs);
    expect([...signs]).toEqual([5, 6, 9]);
    expect(log.choices).toHaveLength(2);
    expect(log.shares[log.choices[0]!.first + 1]).toBe(0.75);
  }
});
