/**
 * What strokes of luck do to seat 0's chance of winning, learnt from how duels end. Taken off the end of a duel they make it a
 * quieter witness and never a false one, because the mean of each stroke is nought: five sixths of the noise is dice.
 */
import type { Rng } from '@fray/engine';
import { Inputs, readInputs } from '../../../packages/game-destinyquest/src/bot/instinct/inputs.js';
import { SPEED_ASK } from '../../../packages/game-destinyquest/src/sheet/sheet.js';
import type { DuelState } from '../../../packages/game-destinyquest/src/state/state.js';
import { Adam } from './adam.js';
import { SparseLayer, scatter } from './sparse-layer.js';
import { STROKES } from './strokes.js';

const CELLS = 32;
/** Duels between two lessons. */
const LESSON = 250;

interface Round {
  readonly index: Int32Array;
  readonly value: Float64Array;
  readonly cells: Float64Array;
  readonly strokes: Float64Array;
}

export class Luck {
  /** Luck of this duel so far. */
  got = 0;
  private readonly layer: SparseLayer;
  private readonly out: Adam;
  private readonly inputs = new Inputs();
  private readonly weight = new Float64Array(STROKES);
  private readonly slope = new Float64Array(CELLS);
  private rounds: Round[] = [];
  private duels = 0;

  constructor(inputs: number, rng: Rng) {
    this.layer = new SparseLayer(scatter(new Float64Array(inputs * CELLS), 0.15, rng), CELLS);
    this.out = new Adam(new Float64Array(CELLS * STROKES));
  }

  restart(): void {
    this.got = 0;
    this.rounds = [];
    this.weight.fill(0);
  }

  /** Weighs the strokes of the round that begins. */
  beginRound(s: Readonly<DuelState>): void {
    const { inputs, weight } = this;
    readInputs(s, 0, SPEED_ASK, inputs);
    const cells = new Float64Array(CELLS);
    this.layer.see(inputs, 0, inputs.count, cells);
    const [index, value] = [inputs.index.slice(0, inputs.count), inputs.value.slice(0, inputs.count)];
    this.rounds.push({ index, value, cells, strokes: new Float64Array(STROKES) });
    weight.fill(0);
    for (let j = 0; j < CELLS; j++) {
      const cell = cells[j]!;
      if (cell === 0) continue;
      for (let k = 0; k < STROKES; k++) weight[k]! += cell * this.out.weights[j * STROKES + k]!;
    }
  }

  hear(stroke: number, amount: number): void {
    const round = this.rounds[this.rounds.length - 1];
    if (round === undefined) return;
    round.strokes[stroke]! += amount;
    this.got += amount * this.weight[stroke]!;
  }

  /** What luck did not explain of this duel's end. */
  learn(rest: number, rate: number): void {
    for (const round of this.rounds) this.note(round, -rest / LESSON);
    if (++this.duels % LESSON > 0) return;
    this.layer.adam.step(rate);
    this.out.step(rate);
  }

  private note(round: Round, by: number): void {
    const { out, slope } = this;
    const { cells, strokes, index } = round;
    slope.fill(0);
    for (let j = 0; j < CELLS; j++) {
      if (cells[j] === 0) continue;
      for (let k = 0; k < STROKES; k++) {
        const blame = by * strokes[k]!;
        out.slope[j * STROKES + k]! += blame * cells[j]!;
        slope[j]! += blame * out.weights[j * STROKES + k]!;
      }
    }
    this.layer.blame(round, 0, index.length, slope);
  }
}
