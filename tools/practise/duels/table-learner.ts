/** Puts the last layer right, kind by kind, by least squares: no slope gets as much out of as many duels. */

import { FIRST, type Net, OWN, UNIT } from '../../../packages/game-destinyquest/src/bot/instinct/net.js';
import { LeastSquares } from '../least-squares.js';
import type { ChoiceLog } from './choice-log.js';
import { surpriseAt } from './net-learner.js';

/** For every kind what it adds to the weight of each cell, of what is told of the move, and to the bias. */
const SIGNS = FIRST + OWN + 1;
/** Cells are some times as large as other signs. */
const CELL = 0.5;
/** Batches that are only looked at, and for how many batches what was seen counts. */
const LOOKING = 8;
const MEMORY = 60;
/** Of so many choices one tells how signs vary. */
const SPREAD_EVERY = 4;
const SELDOM = 0.002;

export class TableLearner {
  private readonly squares: LeastSquares;
  private readonly told: Float64Array;
  private readonly signs = new Float64Array(SIGNS);
  private batches = 0;

  constructor(
    private readonly net: Net,
    private readonly log: ChoiceLog,
    private readonly kinds: number,
  ) {
    const nothing = new Array<number>(SIGNS).fill(0);
    this.squares = new LeastSquares(new Float64Array(kinds * SIGNS), nothing);
    this.told = new Float64Array(kinds * SIGNS);
  }

  note(choice: number): void {
    const { net, log, signs } = this;
    net.see(log.inputs[choice]!, log.index, log.value, log.input[choice]!);
    const surprise = surpriseAt(net, log, choice);
    for (let j = 0; j < FIRST; j++) signs[j] = CELL * net.moment[j]!;
    signs[SIGNS - 1] = 1;
    const chosen = log.move[choice]! + log.chosen[choice]!;
    const end = log.move[choice]! + log.moves[choice]!;
    for (let m = log.move[choice]!; m < end; m++) {
      const share = log.share[m]!;
      if (log.kind[m]! < 0 || share < SELDOM) continue;
      for (let o = 0; o < OWN; o++) signs[FIRST + o] = log.own[m * OWN + o]!;
      this.squares.note(log.kind[m]!, signs, surprise * ((m === chosen ? 1 : 0) - share));
      if (choice % SPREAD_EVERY === 0)
        this.squares.noteSpread(log.kind[m]!, signs, SPREAD_EVERY * share * (1 - share));
    }
  }

  /** Takes in a batch, and hands the net what is new. */
  learn(): void {
    this.batches++;
    if (this.batches === LOOKING) this.squares.trust(MEMORY / LOOKING);
    if (this.batches < LOOKING) return;
    this.squares.learn(1 - 1 / (MEMORY + 1));
    const { weights } = this.squares;
    for (let kind = 0; kind < this.kinds; kind++) this.hand(kind, weights, kind * SIGNS);
    this.told.set(weights);
  }

  private hand(kind: number, weights: Float64Array, at: number): void {
    const { kindOut, kindOwn, kindBias } = this.net.weights;
    const news = (sign: number): number => weights[at + sign]! - this.told[at + sign]!;
    for (let j = 0; j < FIRST; j++) kindOut[kind * FIRST + j]! += (CELL * news(j)) / UNIT;
    for (let o = 0; o < OWN; o++) kindOwn[kind * OWN + o]! += news(FIRST + o);
    kindBias[kind]! += news(SIGNS - 1) / UNIT;
  }
}
