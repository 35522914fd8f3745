import { keptWeights, NEVER, PLAIN, PracticeNotes, weigh, weightsOf } from '@fray/engine';
import { describe, expect, it } from 'vitest';

const GUESS = [0, 0.5];
const practice = {
  kinds: ['bold', 'shy'],
  moment: 1,
  own: 1,
  guess: GUESS,
  weights: Float64Array.of(0.1, 0.02, -0.3, 0),
  read: () => undefined,
};

describe('what was learnt', () => {
  it('weighs the moment and the move itself by the kind of the move', () => {
    const notes = new PracticeNotes(practice);
    notes.moment[0] = 2;
    notes.kinds.set([PLAIN, 0, 1, 0]);
    notes.own.set([0, 5, 7, -5]);
    const out = new Float64Array(4);
    weigh(practice, notes, 4, out);
    expect([...out].map((worth) => worth.toFixed(3))).toEqual(['0.000', '0.300', '-0.600', '0.100']);
  });

  it('thinks less of what nobody would do than of anything else', () => {
    const notes = new PracticeNotes(practice);
    notes.kinds.set([NEVER, 1, PLAIN]);
    notes.moment[0] = 3;
    const out = new Float64Array(3);
    weigh(practice, notes, 3, out);
    expect(notes.thinkable(3)).toBe(2);
    expect(Math.min(out[1]!, out[2]!)).toBeGreaterThan(out[0]!);
  });

  it('has room for any number of moves', () => {
    const notes = new PracticeNotes(practice);
    notes.makeRoom(1000);
    expect(notes.kinds.length).toBeGreaterThanOrEqual(1000);
    expect(notes.own.length).toBeGreaterThanOrEqual(1000);
    expect(notes.scratch.length).toBeGreaterThanOrEqual(1000);
  });

  it('is kept by name, with the guess for kinds that were never seen', () => {
    const weights = weightsOf(practice.kinds, GUESS, { shy: keptWeights([0.0123, -1.5]) });
    expect([...weights]).toEqual([0, 0.5, 0.0123, -1.5]);
  });
});
