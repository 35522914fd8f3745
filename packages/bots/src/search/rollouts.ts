/**
 * Tries every candidate in the same sampled worlds with the same dice, so that luck does not decide between them, and leaves
 * the game's own choice only for one that is better by a stated number of standard errors: where a single choice moves the
 * chance of winning less than the noise, lucky moves would otherwise replace good ones.
 */
import { cloneRng, moveEquals } from '@fray/engine';
import { Playout, type PlayoutPlan, quickPick, TO_THE_END } from './playout.js';
import type { Finding, Findings, SearchQuestion } from './question.js';
import { freshRng, sampleWorld } from './world.js';

export interface RolloutPlan {
  readonly playout: PlayoutPlan;
  /** How many standard errors better another candidate must be; 0 takes the best average. */
  readonly sigmas: number;
}

export const PAIRED: RolloutPlan = { playout: TO_THE_END, sigmas: 2 };

export function searchRollouts(question: SearchQuestion, plan: RolloutPlan = PAIRED): Findings {
  const { moves, view, rng, iterations, stop } = question;
  const playout = new Playout(question.game, question.seats, plan.playout);
  const favourite = favouriteOf(question, playout);
  const sums = moves.map(() => new Pair());
  const worlds = Math.max(2, Math.floor(iterations / moves.length));
  for (let n = 0; n < worlds && !(n >= 2 && stop?.() === true); n++) {
    const world = sampleWorld(question.game, view, rng);
    const dice = freshRng(rng);
    const results = moves.map((move) => {
      const state = question.game.clone(world);
      playout.machine.apply(state, view.seat, move);
      return playout.run(state, cloneRng(dice))[view.seat]!;
    });
    for (const [i, result] of results.entries()) sums[i]!.add(result, result - results[favourite]!);
  }
  return ranked(question, sums, favourite, plan.sigmas);
}

/** What the game's quick choice would be here, in a world that the seat thinks possible. */
function favouriteOf({ game, moves, view, rng }: SearchQuestion, { machine }: Playout): number {
  const { policy } = game.knowledge;
  if (policy !== undefined) return policy(view, moves, rng);
  const world = sampleWorld(game, view, rng);
  const count = machine.list(world, view.seat);
  const move = machine.offers.move(quickPick(machine, world, view.seat, count, rng));
  return Math.max(
    0,
    moves.findIndex((each) => moveEquals(each, move)),
  );
}

function ranked(
  { moves }: SearchQuestion,
  sums: readonly Pair[],
  favourite: number,
  sigmas: number,
): Findings {
  const findings = moves.map((move, i): Finding => {
    const { count, mean, error } = sums[i]!;
    return { move, visits: count, worth: mean, error };
  });
  let best = favourite;
  for (const [i, sum] of sums.entries())
    if (sum.gain > sums[best]!.gain && sum.gain > sigmas * sum.gainError) best = i;
  const rest = findings.filter((_, i) => i !== best).sort((x, y) => y.worth - x.worth);
  return [findings[best]!, ...rest];
}

/** Running sums of a candidate's results and of how much better than the favourite they were. */
class Pair {
  count = 0;
  private sum = 0;
  private squares = 0;
  private gains = 0;
  private gainSquares = 0;

  add(result: number, gain: number): void {
    this.count++;
    this.sum += result;
    this.squares += result * result;
    this.gains += gain;
    this.gainSquares += gain * gain;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  get gain(): number {
    return this.gains / this.count;
  }

  get error(): number {
    return standardError(this.count, this.sum, this.squares);
  }

  get gainError(): number {
    return standardError(this.count, this.gains, this.gainSquares);
  }
}

/** As if one more world had come out a whole match away from the rest: a few alike prove little. */
function standardError(n: number, sum: number, squares: number): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  const variance = (Math.max(0, squares - (sum * sum) / n) + 1) / (n - 1);
  return Math.sqrt(variance / n);
}
