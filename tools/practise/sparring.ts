/** Matches of a game against itself: by what it has learnt so far, now and then otherwise, and in part against its quick choice. */
import { drawnOptions } from '@fray/bots';
import {
  type AnyGame,
  assert,
  below,
  type Core,
  Machine,
  NEVER,
  nextWord,
  type Options,
  PracticeNotes,
  parseOptions,
  type Rng,
  rngFromSeed,
  rngFromWords,
  type Signs,
  weigh,
} from '@fray/engine';
import type { Chances } from './chances.js';
import { MatchLog } from './match-log.js';

const SEATS = 2;
/** Options are drawn from so many deals made beforehand: to draw them anew for every match would take as long as to play it. */
const DEALS = 2_000;
/** A choice that is as good as certain teaches nothing. */
const CERTAIN = 0.995;
/**
 * Who learns in a match, one bit a seat, by how many of a hundred matches are against the quick choice: that is what whoever does not
 * learn plays by.
 */
export const LEARNERS: Readonly<Record<string, readonly number[]>> = {
  '50': [3, 3, 1, 2],
  '80': [1, 2, 1, 2, 3],
};

export class Sparring {
  readonly log: MatchLog;
  private readonly machine: Machine<Core>;
  private readonly notes: PracticeNotes;
  private readonly worths = new Float64Array(2_000);
  private readonly shares = new Float64Array(2_000);
  private readonly deals: readonly Options[];
  private readonly rng: Rng;

  constructor(
    private readonly game: AnyGame,
    private readonly practice: Signs<Core>,
    private readonly chances: Chances,
    private readonly learners: readonly number[],
    seed: string,
    vary: readonly string[],
  ) {
    this.machine = new Machine<Core>(game);
    this.notes = new PracticeNotes(practice);
    this.log = new MatchLog(practice.moment, practice.own);
    this.rng = rngFromSeed(seed);
    const options = parseOptions(game.options, {});
    assert(options.ok, 'what is usual can be played');
    const draw = { game, options: options.value, seats: SEATS, vary };
    this.deals = Array.from({ length: vary.length === 0 ? 1 : DEALS }, (_, n) =>
      drawnOptions(draw, `${seed}/deal ${n}`),
    );
  }

  /** Plays one match and says what seat 0 got, from 0 to 1; its choices are in the log. */
  play(calm: number): number {
    const learners = this.learners[below(this.rng, this.learners.length)]!;
    this.log.clear();
    return this.match(this.deal(), this.fresh(), (state, seat, count) =>
      (learners >> seat) & 1 ? this.explore(state, seat, count, calm) : this.quick(state, seat, count),
    );
  }

  /** How often what was learnt wins against the quick choice: every deal and all dice from both sides. */
  measure(pairs: number): number {
    let points = 0;
    for (let n = 0; n < pairs; n++) {
      const deal = this.deal();
      const words = [0, 0, 0, 0].map(() => nextWord(this.rng)) as [number, number, number, number];
      for (let side = 0; side < SEATS; side++) {
        const won = this.match(deal, rngFromWords(...words), (state, seat, count) =>
          seat === side ? this.learnt(state, seat, count) : this.quick(state, seat, count),
        );
        points += side === 0 ? won : 1 - won;
      }
    }
    return points / pairs / SEATS;
  }

  private deal(): Options {
    return this.deals[below(this.rng, this.deals.length)]!;
  }

  private fresh(): Rng {
    const { rng } = this;
    return rngFromWords(nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng));
  }

  private match(
    options: Options,
    dice: Rng,
    pick: (state: Core, seat: number, count: number) => number,
  ): number {
    const { game, machine } = this;
    const state = game.setup({ options, seats: SEATS }, dice);
    machine.start(state);
    while (state.outcome === null) {
      const seat = machine.asking(state) & 1 ? 0 : 1;
      const count = machine.list(state, seat);
      machine.applyListed(state, seat, count === 1 ? 0 : pick(state, seat, count));
    }
    const { winners } = state.outcome;
    return winners.length === 1 ? 1 - winners[0]! : 0.5;
  }

  private quick(state: Core, seat: number, count: number): number {
    this.game.knowledge.worths!(state, seat, this.machine.offers, this.worths);
    return highest(this.worths, count);
  }

  private learnt(state: Core, seat: number, count: number): number {
    this.weigh(state, seat, count);
    return highest(this.worths, count);
  }

  private weigh(state: Core, seat: number, count: number): void {
    const { practice, notes, machine } = this;
    notes.makeRoom(count);
    practice.read(state, seat, machine.offers, notes);
    weigh(practice, notes, count, this.worths);
  }

  /** Better moves more often: a move that seems worse by `calm` is made 2.7 times less often. */
  private explore(state: Core, seat: number, count: number, calm: number): number {
    this.weigh(state, seat, count);
    const { notes, worths, shares, log } = this;
    const best = highest(worths, count);
    if (notes.thinkable(count) < 2 || log.isFull) return best;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      shares[i] = notes.kinds[i] === NEVER ? 0 : Math.exp((worths[i]! - worths[best]!) / calm);
      sum += shares[i]!;
    }
    let usual = 0;
    for (let i = 0; i < count; i++) {
      shares[i]! /= sum;
      if (shares[i]! > 0) usual += shares[i]! * worths[i]!;
    }
    const chosen = drawn(shares, count, this.rng);
    if (shares[best]! > CERTAIN) return chosen;
    const { judge, round } = this.game.knowledge;
    const judged = judge(state, seat);
    const chance = this.chances.of(judged, notes.moment);
    const thought = worths[chosen]! - usual;
    log.add(notes, shares, { seat, round: round?.(state) ?? 0, chance, judged, thought, chosen, count });
    return chosen;
  }
}

function highest(worths: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i]! > worths[best]!) best = i;
  return best;
}

function drawn(shares: Float64Array, count: number, rng: Rng): number {
  let left = (nextWord(rng) >>> 0) / 2 ** 32;
  for (let i = 0; i < count; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  return 0;
}
