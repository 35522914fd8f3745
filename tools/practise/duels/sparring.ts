/** Duels of all ready heroes: by what was learnt so far, now and then otherwise, most of them against the quick choice. */
import {
  assert,
  below,
  Machine,
  NEVER,
  nextWord,
  type Options,
  PLAIN,
  parseOptions,
  type Rng,
  rngFromWords,
  type Tape,
} from '@fray/engine';
import { Inputs, readInputs } from '../../../packages/game-destinyquest/src/bot/instinct/inputs.js';
import { MoveNotes, readMoves } from '../../../packages/game-destinyquest/src/bot/instinct/moves.js';
import { type Net, OWN } from '../../../packages/game-destinyquest/src/bot/instinct/net.js';
import { askedNow, duelWorths } from '../../../packages/game-destinyquest/src/bot/policy.js';
import {
  type DuelState,
  type DuelView,
  destinyquest,
  PREBUILT,
} from '../../../packages/game-destinyquest/src/index.js';
import type { ChoiceLog } from './choice-log.js';
import type { Luck } from './luck.js';
import { even } from './sparse-layer.js';
import { Strokes } from './strokes.js';
import type { ValueNet } from './value-net.js';

/** Of a hundred duels so many are between two that learn. */
const BETWEEN_LEARNERS = 10;
/** A choice that is as good as certain teaches nothing. */
const CERTAIN = 0.995;
const SIDES = 6;
const UNLIKELY = -9;

type Pick = (state: DuelState, seat: number, count: number) => number;

export class Sparring {
  private readonly machine: Machine<DuelState, DuelView>;
  private readonly strokes: Strokes;
  private readonly deals: readonly Options[];
  private readonly inputs = new Inputs();
  private readonly notes = new MoveNotes();
  private readonly worths = new Float64Array(1_000);
  private readonly shares = new Float64Array(1_000);
  /** How much luck there had been when each choice of this duel was made. */
  private readonly luckThen: number[] = [];
  private state!: DuelState;
  private dice!: Rng;

  constructor(
    private readonly net: Net,
    private readonly values: ValueNet,
    private readonly luck: Luck,
    private readonly log: ChoiceLog,
    private readonly rng: Rng,
  ) {
    const tape: Tape = {
      below: (sides) => this.draw(sides),
      shuffle: () => assert(false, 'duels have no cards'),
    };
    this.machine = new Machine<DuelState, DuelView>(destinyquest, { tape });
    this.strokes = new Strokes(
      this.machine,
      () => luck.beginRound(this.state),
      (stroke, amount) => luck.hear(stroke, amount),
    );
    this.deals = PREBUILT.flatMap((one) => PREBUILT.map((two) => dealOf(one.id, two.id)));
  }

  /** Plays a duel whose choices go into the log; says what seat 0 got, and how many choices were logged before. */
  play(calm: number): { readonly won: number; readonly deal: number; readonly from: number } {
    const { rng, log } = this;
    const from = log.count;
    const both = below(rng, 100) < BETWEEN_LEARNERS;
    const side = below(rng, 2);
    const deal = below(rng, this.deals.length);
    this.luckThen.length = 0;
    const won = this.duel(deal, fresh(rng), (state, seat, count) =>
      both || seat === side ? this.explore(state, seat, count, calm) : this.quick(state, seat, count),
    );
    return { won, deal, from };
  }

  /** Luck that came after a choice of the duel just played. */
  luckAfter(choice: number): number {
    return this.luck.got - this.luckThen[choice]!;
  }

  /** Chances of winning against the quick choice with luck taken off: each deal and all dice from both sides. */
  measure(net: Net, pairs: number, rng: Rng): { readonly mean: number; readonly error: number } {
    let sum = 0;
    let squares = 0;
    for (let n = 0; n < pairs; n++) {
      const deal = below(rng, this.deals.length);
      const words = [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng)] as const;
      let points = 0;
      for (let side = 0; side < 2; side++) {
        const won = this.duel(deal, rngFromWords(...words), (state, seat, count) =>
          seat === side ? this.best(net, state, seat, count) : this.quick(state, seat, count),
        );
        points += side === 0 ? won - this.luck.got : 1 - won + this.luck.got;
      }
      sum += points / 2;
      squares += (points / 2) ** 2;
    }
    const mean = sum / pairs;
    return { mean, error: Math.sqrt((squares / pairs - mean * mean) / pairs) };
  }

  private duel(deal: number, dice: Rng, pick: Pick): number {
    const { machine } = this;
    this.dice = dice;
    this.luck.restart();
    this.strokes.restart();
    const state = destinyquest.setup({ options: this.deals[deal]!, seats: 2 }, dice);
    this.state = state;
    machine.start(state);
    while (state.outcome === null) {
      const seat = machine.asking(state) & 1 ? 0 : 1;
      const count = machine.list(state, seat);
      machine.applyListed(state, seat, count === 1 ? 0 : pick(state, seat, count));
    }
    const { winners } = state.outcome;
    return winners.length === 1 ? 1 - winners[0]! : 0.5;
  }

  private draw(sides: number): number {
    const drawn = below(this.dice, sides);
    if (sides === SIDES) this.strokes.die(this.state, drawn + 1);
    return drawn;
  }

  private quick(state: DuelState, seat: number, count: number): number {
    duelWorths(state, seat, this.machine.offers, this.worths);
    return highest(this.worths, count);
  }

  /** Weighs the moves; says whether there is anything to think about. */
  private think(net: Net, state: DuelState, seat: number, count: number): boolean {
    const { notes, inputs, worths } = this;
    const ask = askedNow(state);
    const thinkable = readMoves(state, seat, ask, this.machine.offers, notes) > 1;
    if (thinkable) {
      readInputs(state, seat, ask, inputs);
      net.see(inputs.count, inputs.index, inputs.value);
    }
    for (let i = 0; i < count; i++) {
      const kind = notes.kinds[i]!;
      worths[i] =
        kind === NEVER ? UNLIKELY : kind === PLAIN || !thinkable ? 0 : net.worth(kind, notes.own, i * OWN);
    }
    return thinkable;
  }

  private best(net: Net, state: DuelState, seat: number, count: number): number {
    this.think(net, state, seat, count);
    return highest(this.worths, count);
  }

  /** Better moves more often: a move that seems worse by `calm` is made 2.7 times less often. */
  private explore(state: DuelState, seat: number, count: number, calm: number): number {
    const { worths, shares, log, inputs, notes } = this;
    const isOpen = this.think(this.net, state, seat, count);
    const best = highest(worths, count);
    if (!isOpen) return best;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      shares[i] = notes.kinds[i] === NEVER ? 0 : Math.exp((worths[i]! - worths[best]!) / calm);
      sum += shares[i]!;
    }
    for (let i = 0; i < count; i++) shares[i]! /= sum;
    const chosen = drawn(shares, count, even(this.rng));
    if (shares[best]! > CERTAIN || !log.hasRoom(inputs.count, count)) return chosen;
    const at = log.count;
    log.add(inputs, notes, shares, count);
    log.seat[at] = seat;
    log.round[at] = state.round;
    log.chosen[at] = chosen;
    log.chance[at] = this.values.of(inputs, 0, inputs.count);
    this.luckThen.push(this.luck.got);
    return chosen;
  }
}

function dealOf(hero1: string, hero2: string): Options {
  const options = parseOptions(destinyquest.options, { hero1, hero2 });
  assert(options.ok, 'ready heroes are options');
  return options.value;
}

function fresh(rng: Rng): Rng {
  return rngFromWords(nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng));
}

function highest(worths: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i]! > worths[best]!) best = i;
  return best;
}

function drawn(shares: Float64Array, count: number, at: number): number {
  let left = at;
  for (let i = 0; i < count; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  return highest(shares, count);
}
