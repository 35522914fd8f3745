import { below, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { INPUT_NAMES } from '../../src/bot/instinct/input-names.js';
import { Inputs, readInputs } from '../../src/bot/instinct/inputs.js';
import { keptWeights, weightsOf } from '../../src/bot/instinct/kept.js';
import { KINDS } from '../../src/bot/instinct/moves.js';
import { emptyWeights, FIRST, Net, OWN, SECOND, UNIT } from '../../src/bot/instinct/net.js';
import { INSTINCT_WEIGHTS } from '../../src/data/instinct-weights.js';
import { type DuelState, newDuel } from './new-duel.js';

function seenBy(state: Readonly<DuelState>, seat: number): Map<string, number> {
  const inputs = new Inputs();
  readInputs(state, seat, 0, inputs);
  return new Map(
    Array.from({ length: inputs.count }, (_, i) => [INPUT_NAMES[inputs.index[i]!]!, inputs.value[i]!]),
  );
}

describe('the net', () => {
  it('adds up what the moment, the kind and the move itself bring', () => {
    const weights = emptyWeights(3, 2);
    const net = new Net(weights);
    // Two cells of the moment, of which the second stays silent; one of them speaks to a cell of the move.
    weights.first[FIRST] = 2;
    weights.first[FIRST + 1] = -2;
    weights.second[0] = 0.5;
    weights.second[SECOND] = 100;
    weights.kindIn[SECOND] = 1;
    weights.ownIn[0] = 3;
    weights.out[0] = 10;
    weights.kindOut[FIRST] = 7;
    weights.kindBias[1] = -4;
    weights.ownOut[0] = 0.25;
    net.see(1, Int32Array.of(1), Float64Array.of(1.5));
    // The cell of the move: 3 * 0.5 + 1 + 2 * 3.
    const own = Float64Array.from({ length: OWN }, (_, i) => (i === 0 ? 2 : 0));
    expect(net.worth(1, own, 0)).toBeCloseTo(UNIT * (10 * 8.5 + 7 * 3 - 4) + 2 * 0.25, 12);
    expect(net.worth(0, own, 0)).toBeCloseTo(UNIT * (10 * 7.5) + 2 * 0.25, 12);
  });
});

describe('what is kept of it', () => {
  it('comes back as it was kept, and close to what it was', () => {
    const weights = emptyWeights(INPUT_NAMES.length, KINDS.length);
    const rng = rngFromSeed('kept');
    for (let i = 0; i < FIRST; i++) weights.first[5 * FIRST + i] = (below(rng, 2001) - 1000) / 700;
    weights.kindBias[3] = -0.75;
    const kept = keptWeights(weights);
    expect(Object.keys(kept)).toEqual([`first ${INPUT_NAMES[5]}`, `kindBias ${KINDS[3]}`]);
    const again = weightsOf(kept);
    for (let i = 0; i < FIRST; i++)
      expect(Math.abs(again.first[5 * FIRST + i]! - weights.first[5 * FIRST + i]!)).toBeLessThan(0.02);
    expect(again.kindBias[3]).toBe(-0.75);
    expect(keptWeights(again)).toEqual(kept);
  });

  it('has a row for each name once, and nothing that the game does not know', () => {
    expect(new Set(INPUT_NAMES).size).toBe(INPUT_NAMES.length);
    expect(new Set(KINDS).size).toBe(KINDS.length);
    expect(keptWeights(weightsOf(INSTINCT_WEIGHTS))).toEqual(INSTINCT_WEIGHTS);
  });
});

describe('what it sees', () => {
  it('is the same for both who stand alike, and tells sides apart', () => {
    const state = newDuel('monk', 'monk', 'alike');
    expect(seenBy(state, 0)).toEqual(seenBy(state, 1));
    state.health[1]! -= 10;
    const [hale, hurt] = [seenBy(state, 0), seenBy(state, 1)];
    expect(hale).not.toEqual(hurt);
    expect(hale.get('figure own health')).toBe(hurt.get('figure their health'));
    expect(hale.get('figure their health')).toBe(hurt.get('figure own health'));
  });

  it('names abilities that are left and those that are spent', () => {
    const state = newDuel('monk', 'druid', 'spent');
    const haste = state.sheets[0].abilities.findIndex((_, place) => state.left[0]![place] === 1);
    const before = seenBy(state, 0);
    state.left[0]![haste] = 0;
    const after = seenBy(state, 0);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    );
    expect(changed).toHaveLength(2);
    expect(changed[0]).toMatch(/^own left /);
    expect(changed[1]).toBe(changed[0]!.replace('left', 'spent'));
  });
});
