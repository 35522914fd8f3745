import { below, Machine, parseOptions, type Rng, rngFromSeed } from '@fray/engine';
import { destinyquest } from '@fray/game-destinyquest';
import { describe, expect, it } from 'vitest';
import { Inputs } from '../../../packages/game-destinyquest/src/bot/instinct/inputs.js';
import { MoveNotes } from '../../../packages/game-destinyquest/src/bot/instinct/moves.js';
import {
  emptyWeights,
  Net,
  OWN,
  type Weights,
} from '../../../packages/game-destinyquest/src/bot/instinct/net.js';
import { Adam } from './adam.js';
import { Averaged } from './averaged.js';
import { ChoiceLog } from './choice-log.js';
import { NetLearner, surpriseAt } from './net-learner.js';
import { scatter } from './sparse-layer.js';
import { STROKES, Strokes } from './strokes.js';
import { ValueNet } from './value-net.js';

describe('strokes of luck', () => {
  it('come to nothing on average, whatever is played', () => {
    const rng = rngFromSeed('strokes');
    const [sums, squares] = [new Float64Array(STROKES), new Float64Array(STROKES)];
    const duels = 300;
    for (let n = 0; n < duels; n++) {
      const one = strokesOf(rng);
      for (let k = 0; k < STROKES; k++) {
        sums[k]! += one[k]!;
        squares[k]! += one[k]! ** 2;
      }
    }
    for (let k = 0; k < STROKES; k++) {
      expect(squares[k], `stroke ${k}`).toBeGreaterThan(0);
      expect(Math.abs(sums[k]!), `stroke ${k}`).toBeLessThan(4 * Math.sqrt(squares[k]!));
    }
  });
});

/** The strokes of a duel in which everybody chooses at random. */
function strokesOf(rng: Rng): Float64Array {
  const got = new Float64Array(STROKES);
  const machine = new Machine(destinyquest, {
    tape: {
      below(sides) {
        const face = below(rng, sides);
        strokes.die(state, face + 1);
        return face;
      },
      shuffle: () => undefined,
    },
  });
  const hear = (stroke: number, amount: number): void => {
    got[stroke]! += amount;
  };
  const strokes = new Strokes(machine, () => undefined, hear);
  const options = parseOptions(destinyquest.options, { hero1: 'druid', hero2: 'pyromancer' });
  if (!options.ok) throw new Error(options.error.id);
  const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed('unused'));
  machine.start(state);
  while (state.outcome === null) {
    const seat = machine.asking(state) & 1 ? 0 : 1;
    machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
  }
  return got;
}

/** A choice among a plain move and two others, of which the second was made. */
function logged(): ChoiceLog {
  const log = new ChoiceLog(1);
  const [inputs, notes] = [new Inputs(), new MoveNotes()];
  inputs.add(1, 0.7);
  inputs.add(2, -0.4);
  notes.kinds.set([-1, 0, 1]);
  for (let i = OWN; i < 3 * OWN; i++) notes.own[i] = ((i % 7) - 3) / 5;
  log.add(inputs, notes, Float64Array.of(0.5, 0.3, 0.2), 3);
  log.chosen[0] = 1;
  log.chance[0] = 0.4;
  log.came[0] = 0.9;
  return log;
}

describe('learning', () => {
  it('goes down the slope that a small change of each weight shows', () => {
    const weights = emptyWeights(3, 2);
    const rng = rngFromSeed('slope');
    for (const part of Object.values(weights)) scatter(part, 0.5, rng);
    const net = new Net(weights);
    const log = logged();
    const learner = new NetLearner(net, log);
    learner.note(0, 1);
    const loss = (): number => {
      net.see(log.inputs[0]!, log.index, log.value, log.input[0]!);
      return surpriseAt(net, log, 0) ** 2 / 2;
    };
    const before = loss();
    const kept = Object.fromEntries(Object.entries(weights).map(([part, row]) => [part, row.slice()]));
    learner.learn(1e-4);
    expect(loss()).toBeLessThan(before);
    const moved = (Object.keys(weights) as (keyof Weights)[]).filter((part) =>
      weights[part].some((weight, i) => weight !== kept[part]![i]),
    );
    expect(moved).toHaveLength(Object.keys(weights).length);
  });

  it('finds the chance that comes of what is seen', () => {
    const net = new ValueNet(3, rngFromSeed('values'));
    const seen = { index: Int32Array.of(1, 2), value: Float64Array.of(1, 1) };
    for (let n = 0; n < 400; n++) {
      net.note(seen, 0, 1, 0.9, 0.5);
      net.note(seen, 1, 1, 0.2, 0.5);
      net.learn(0.01);
    }
    expect(net.of(seen, 0, 1)).toBeCloseTo(0.9, 1);
    expect(net.of(seen, 1, 1)).toBeCloseTo(0.2, 1);
  });

  it('keeps the mean of what was weighed lately', () => {
    const weights = emptyWeights(3, 2);
    const averaged = new Averaged(weights, 3, 2);
    weights.out[0] = 4;
    averaged.take();
    expect(averaged.net.weights.out[0]).toBe(4);
    for (let step = 0; step < 90; step++) {
      weights.out[0] = step % 2 === 0 ? 1 : -1;
      averaged.take();
    }
    // A ninth of all steps counts most: what was weighed in the beginning is forgotten, and turns back and forth even out.
    expect(Math.abs(averaged.net.weights.out[0]!)).toBeLessThan(0.1);
    expect(averaged.net.weights.out[0]).not.toBe(0);
  });

  it('leaves weights alone whose slope was always nought', () => {
    const adam = new Adam(Float64Array.of(1, 1));
    adam.slope[1] = 3;
    adam.step(0.1);
    expect(adam.weights[0]).toBe(1);
    expect(adam.weights[1]).toBeCloseTo(0.9, 6);
    expect([...adam.slope]).toEqual([0, 0]);
  });
});
