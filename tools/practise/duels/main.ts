/**
 * Lets the duels' net learn from duels of all ready heroes, a quarter between two that learn and the rest against the quick choice:
 *
 *     npx tsx --conditions=source tools/practise/duels/main.ts 600000 learn-1
 *     npx tsx --conditions=source tools/practise/duels/main.ts 600000 learn-2 on
 *
 * The first begins with a net that knows nothing, the second puts the last layer of the one that is kept right by least squares.
 * Both write the game's src/data/instinct-weights.ts, after every tenth batch and in the end.
 */
import { writeFileSync } from 'node:fs';
import { below, type Rng, rngFromSeed } from '@fray/engine';
import { INPUT_NAMES } from '../../../packages/game-destinyquest/src/bot/instinct/input-names.js';
import { keptWeights, weightsOf } from '../../../packages/game-destinyquest/src/bot/instinct/kept.js';
import { KINDS } from '../../../packages/game-destinyquest/src/bot/instinct/moves.js';
import {
  emptyWeights,
  FIRST,
  Net,
  OWN,
  SECOND,
  type Weights,
} from '../../../packages/game-destinyquest/src/bot/instinct/net.js';
import { INSTINCT_WEIGHTS } from '../../../packages/game-destinyquest/src/data/instinct-weights.js';
import { PREBUILT } from '../../../packages/game-destinyquest/src/index.js';
import { ChoiceLog } from './choice-log.js';
import { Luck } from './luck.js';
import { NetLearner } from './net-learner.js';
import { Sparring } from './sparring.js';
import { scatter } from './sparse-layer.js';
import { TableLearner } from './table-learner.js';
import { ValueNet } from './value-net.js';

/** Duels between two looks at what was learnt, and choices between two steps. */
const BATCH = 4_000;
const STEP = 2_048;
/** Batches in which only chances and luck are learnt. */
const LOOKING = 8;
const TELL_EVERY = 10;
/** How much of the end is believed rather than the chances of each later round. */
const PATIENCE = 0.9;
/** From curious to calm, in chances of winning; and from quick to slow learning. */
const CALM = [0.01, 0.005] as const;
const RATE = [0.002, 0.0002] as const;
const WIDTH = 110;
const STEADY_RATE = 0.0008;

class Practising {
  private readonly rng: Rng;
  private readonly log = new ChoiceLog(BATCH);
  private readonly values: ValueNet;
  private readonly luck: Luck;
  private readonly sparring: Sparring;
  private readonly byStep: NetLearner;
  private readonly byTable: TableLearner;
  private readonly seen = { inputs: new Uint8Array(INPUT_NAMES.length), kinds: new Uint8Array(KINDS.length) };
  /** What each pairing came to so far, for seat 0. */
  private readonly usual = new Float64Array(PREBUILT.length ** 2).fill(0.5);

  constructor(
    private readonly net: Net,
    private readonly seed: string,
    private readonly goesOn: boolean,
  ) {
    this.rng = rngFromSeed(seed);
    if (!goesOn) begin(net.weights, this.rng);
    this.values = new ValueNet(INPUT_NAMES.length, this.rng);
    this.luck = new Luck(INPUT_NAMES.length, this.rng);
    this.sparring = new Sparring(net, this.values, this.luck, this.log, this.rng);
    this.byStep = new NetLearner(net, this.log);
    this.byTable = new TableLearner(net, this.log, KINDS.length);
  }

  run(batches: number): void {
    for (let n = 1; n <= batches; n++) {
      const done = n / batches;
      this.playBatch(CALM[0] + (CALM[1] - CALM[0]) * done, n <= LOOKING ? 0.004 : STEADY_RATE);
      this.learnBatch(n > LOOKING, RATE[0] * (RATE[1] / RATE[0]) ** done);
      if (n % TELL_EVERY > 0 && n < batches) continue;
      const { mean, error } = this.sparring.measure(2_000, rngFromSeed(`${this.seed}/measure ${n}`));
      process.stdout.write(
        `${n * BATCH} duels: ${(100 * mean).toFixed(2)} % (${(100 * error).toFixed(2)}) against the quick choice\n`,
      );
      this.keep();
    }
  }

  /** Plays, and fills in what each choice came to: the end without the luck after it, and a little of the chances in between. */
  private playBatch(calm: number, luckRate: number): void {
    const { log, sparring, luck, usual } = this;
    log.clear();
    for (let k = 0; k < BATCH; k++) {
      const { won, deal, from } = sparring.play(calm);
      const rest = won - usual[deal]! - luck.got;
      luck.learn(rest, luckRate);
      usual[deal]! += 0.01 * rest;
      this.fillIn(from, won);
    }
  }

  private fillIn(from: number, won: number): void {
    const { log, sparring } = this;
    let came = won;
    let lucky = 0;
    for (let d = log.count - 1; d >= from; d--) {
      const after = sparring.luckAfter(d - from);
      came -= after - lucky;
      lucky = after;
      log.came[d] = log.seat[d] === 0 ? came : 1 - came;
      if (d === from || log.round[d - 1] === log.round[d]) continue;
      const chance = log.seat[d] === 0 ? log.chance[d]! : 1 - log.chance[d]!;
      came = PATIENCE * came + (1 - PATIENCE) * chance;
    }
  }

  private learnBatch(isLearning: boolean, rate: number): void {
    const { log, values, byStep } = this;
    const order = shuffled(log.count, this.rng);
    for (let at = 0; at + STEP <= log.count; at += STEP) {
      for (let i = at; i < at + STEP; i++) {
        const choice = order[i]!;
        if (i % 2 === 0)
          values.note(log, log.input[choice]!, log.inputs[choice]!, log.came[choice]!, 2 / STEP);
        if (isLearning && !this.goesOn) byStep.note(choice, 1 / STEP);
      }
      values.learn(isLearning ? STEADY_RATE : RATE[0]);
      if (isLearning && !this.goesOn) byStep.learn(rate);
    }
    if (isLearning && this.goesOn) {
      for (let choice = 0; choice < log.count; choice++) this.byTable.note(choice);
      this.byTable.learn();
    }
    this.noteSeen();
  }

  private noteSeen(): void {
    const { log, seen } = this;
    const last = log.count - 1;
    for (let i = 0; i < log.input[last]! + log.inputs[last]!; i++) seen.inputs[log.index[i]!] = 1;
    for (let m = 0; m < log.move[last]! + log.moves[last]!; m++)
      if (log.kind[m]! >= 0) seen.kinds[log.kind[m]!] = 1;
  }

  /** Without what no duel has shown: it would only be as it was scattered. */
  private keep(): void {
    const { seen, net } = this;
    const weights = emptyWeights(INPUT_NAMES.length, KINDS.length);
    for (const part of Object.keys(weights) as (keyof Weights)[]) weights[part].set(net.weights[part]);
    if (!this.goesOn) {
      forget(weights.first, FIRST, seen.inputs);
      forget(weights.kindIn, SECOND, seen.kinds);
      forget(weights.kindOut, FIRST, seen.kinds);
      forget(weights.kindOwn, OWN, seen.kinds);
    }
    const rows = Object.entries(keptWeights(weights)).map(([name, row]) => lineOf(name, row));
    const head =
      '/** What the net weighs. Made by tools/practise/duels, see docs/BOTS.md; not written by hand. */';
    const lines = [
      head,
      'export const INSTINCT_WEIGHTS: Readonly<Record<string, string>> = {',
      ...rows,
      '};',
      '',
    ];
    writeFileSync(
      new URL('../../../packages/game-destinyquest/src/data/instinct-weights.ts', import.meta.url),
      lines.join('\n'),
    );
  }
}

/** The quick choice, with cells that say nothing yet. */
function begin(weights: Weights, rng: Rng): void {
  scatter(weights.first, 0.15, rng);
  scatter(weights.second, Math.sqrt(2 / FIRST), rng);
  scatter(weights.kindIn, 0.3, rng);
  scatter(weights.ownIn, 0.3, rng);
  weights.ownOut[0] = 0.015;
  weights.ownOut[1] = 0.05;
}

/** As the formatter would have it. */
function lineOf(name: string, row: string): string {
  const line = `  '${name}': '${row}',`;
  return line.length > WIDTH ? `  '${name}':\n    '${row}',` : line;
}

function forget(weights: Float64Array, size: number, seen: Uint8Array): void {
  for (let row = 0; row < seen.length; row++)
    if (seen[row] === 0) weights.fill(0, row * size, (row + 1) * size);
}

function shuffled(count: number, rng: Rng): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const k = below(rng, i + 1);
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
  return order;
}

const [duels = '600000', seed = 'learn-1', on] = process.argv.slice(2);
const kept = on === 'on' ? weightsOf(INSTINCT_WEIGHTS) : emptyWeights(INPUT_NAMES.length, KINDS.length);
new Practising(new Net(kept), seed, on === 'on').run(Math.ceil(Number(duels) / BATCH));
