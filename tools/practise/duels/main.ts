/**
 * Lets the duels' net learn from duels of all ready heroes, a tenth between two that learn and the rest against the quick choice:
 *
 *     npx tsx --conditions=source tools/practise/duels/main.ts 1000000 learn-1
 *
 * It begins with a net that knows nothing, and writes the game's src/data/instinct-weights.ts after every tenth batch and in the end.
 */
import { below, type Rng, rngFromSeed } from '@fray/engine';
import { INPUT_NAMES } from '../../../packages/game-destinyquest/src/bot/instinct/input-names.js';
import { KINDS } from '../../../packages/game-destinyquest/src/bot/instinct/moves.js';
import {
  emptyWeights,
  FIRST,
  Net,
  type Weights,
} from '../../../packages/game-destinyquest/src/bot/instinct/net.js';
import { PREBUILT } from '../../../packages/game-destinyquest/src/index.js';
import { Averaged } from './averaged.js';
import { ChoiceLog } from './choice-log.js';
import { keep, Shown } from './keep.js';
import { Luck } from './luck.js';
import { NetLearner } from './net-learner.js';
import { type Pace, paceAt } from './pace.js';
import { Sparring } from './sparring.js';
import { even, scatter } from './sparse-layer.js';
import { ValueNet } from './value-net.js';

/** Duels between two looks at what was learnt, and choices between two steps. */
const BATCH = 4_000;
const STEP = 2_048;
/** Batches in which only chances and luck are learnt. */
const LOOKING = 5;
const TELL_EVERY = 10;
/** How much of the end is believed rather than the chances of each later round. */
const PATIENCE = 0.8;
/** A choice tells little where the move was made that nearly always is: of those some are learnt from, and count the more for it. */
const OPEN = 0.1;

class Practising {
  private readonly rng: Rng;
  private readonly log = new ChoiceLog(BATCH);
  private readonly values: ValueNet;
  private readonly luck: Luck;
  private readonly sparring: Sparring;
  private readonly byStep: NetLearner;
  private readonly averaged: Averaged;
  private readonly shown = new Shown();
  /** What each pairing came to so far, for seat 0. */
  private readonly usual = new Float64Array(PREBUILT.length ** 2).fill(0.5);

  constructor(
    net: Net,
    private readonly seed: string,
  ) {
    this.rng = rngFromSeed(seed);
    begin(net.weights, this.rng);
    this.values = new ValueNet(INPUT_NAMES.length, this.rng);
    this.luck = new Luck(INPUT_NAMES.length, this.rng);
    this.sparring = new Sparring(net, this.values, this.luck, this.log, this.rng);
    this.byStep = new NetLearner(net, this.log);
    this.averaged = new Averaged(net.weights, INPUT_NAMES.length, KINDS.length);
  }

  run(batches: number): void {
    for (let n = 1; n <= batches; n++) {
      const pace = paceAt(n / batches, n <= LOOKING);
      this.playBatch(pace);
      this.learnBatch(n > LOOKING, pace);
      this.shown.note(this.log);
      if (n % TELL_EVERY > 0 && n < batches) continue;
      this.tell(n);
      keep(this.shown.of(this.averaged.net.weights));
    }
  }

  private tell(batches: number): void {
    const dice = rngFromSeed(`${this.seed}/measure ${batches}`);
    const { mean, error } = this.sparring.measure(this.averaged.net, 2_000, dice);
    process.stdout.write(
      `${batches * BATCH} duels: ${(100 * mean).toFixed(2)} % (${(100 * error).toFixed(2)}) against the quick choice\n`,
    );
  }

  /** Plays, and fills in what each choice came to: the end without the luck after it, and a little of the chances in between. */
  private playBatch(pace: Pace): void {
    const { log, sparring, luck, usual } = this;
    log.clear();
    for (let k = 0; k < BATCH; k++) {
      const { won, deal, from } = sparring.play(pace.calm);
      const rest = won - usual[deal]! - luck.got;
      luck.learn(rest, pace.luck);
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

  private learnBatch(isLearning: boolean, pace: Pace): void {
    const { log, values, byStep } = this;
    const order = shuffled(log.count, this.rng);
    for (let at = 0; at + STEP <= log.count; at += STEP) {
      for (let i = at; i < at + STEP; i++) {
        const choice = order[i]!;
        if (i % 2 === 0)
          values.note(log, log.input[choice]!, log.inputs[choice]!, log.came[choice]!, 2 / STEP);
        if (isLearning) this.learnFrom(choice);
      }
      values.learn(pace.chances);
      if (!isLearning) continue;
      byStep.learn(pace.rate);
      this.averaged.take();
    }
  }

  private learnFrom(choice: number): void {
    const { log, byStep } = this;
    const open = (1 - log.share[log.move[choice]! + log.chosen[choice]!]!) / OPEN;
    if (open >= 1) byStep.note(choice, 1 / STEP);
    else if (even(this.rng) < open) byStep.note(choice, 1 / STEP / open);
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

function shuffled(count: number, rng: Rng): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const k = below(rng, i + 1);
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
  return order;
}

const [duels = '1000000', seed = 'learn-1'] = process.argv.slice(2);
new Practising(new Net(emptyWeights(INPUT_NAMES.length, KINDS.length)), seed).run(
  Math.ceil(Number(duels) / BATCH),
);
