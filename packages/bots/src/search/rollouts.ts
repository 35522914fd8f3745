/**
 * Tries every candidate in the same sampled worlds with the same dice, so that luck does not decide between them, and leaves
 * the game's own choice only for one that is better by a stated number of standard errors: where a single choice moves the
 * chance of winning less than the noise, lucky moves would otherwise replace good ones.
 */
import { cloneRng, freshRng, type Move, moveEquals } from '@fray/engine';
import { Pair } from './pair.js';
import { Playout, type PlayoutPlan, TO_THE_END } from './playout.js';
import type { Finding, Findings, SearchQuestion } from './question.js';
import { sampleWorld } from './world.js';

export interface RolloutPlan {
  readonly playout: PlayoutPlan;
  /** How many standard errors better another candidate must be; 0 takes the best average. */
  readonly sigmas: number;
  /** Only so many moves are tried: those that the game likes best. */
  readonly breadth?: number;
  /**
   * How far off practice may be, in chances of winning. In lines the seat then follows practice, and what that thinks of the moves counts as evidence
   * beside them, instead of `sigmas`; moves that it thinks much less of are not tried.
   */
  readonly doubt?: number;
  /** A move that is tried to the end, whatever the others come to. */
  readonly keep?: Move;
}

export const PAIRED: RolloutPlan = { playout: TO_THE_END, sigmas: 2 };

export function searchRollouts(question: SearchQuestion, plan: RolloutPlan = PAIRED): Findings {
  const { doubt } = plan;
  const playout = new Playout(question.game, question.seats, {
    ...plan.playout,
    ...(doubt === undefined ? {} : { practised: question.view.seat }),
  });
  const favourite = favouriteOf(question, playout);
  const { keep } = plan;
  const kept = keep === undefined ? favourite : question.moves.findIndex((move) => moveEquals(move, keep));
  const sums = question.moves.map(() => new Pair());
  const thought = doubt === undefined ? undefined : opinionsOf(question, playout);
  let field: readonly number[] = likeliest(
    question,
    playout,
    favourite,
    plan.breadth ?? Number.POSITIVE_INFINITY,
  );
  if (thought !== undefined)
    field = field.filter((i) => thought[i]! > thought[favourite]! - HOPELESS * plan.doubt!);
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length)));
  for (let round = 0; round < rounds && field.length > 1; round++) {
    const worlds = Math.max(2, Math.floor(question.iterations / rounds / field.length));
    if (!tryInWorlds(question, playout, field, favourite, sums, worlds)) break;
    field = betterHalf(field, sums, favourite, kept);
  }
  const best =
    thought === undefined
      ? surest(sums, favourite, plan.sigmas)
      : likeliestBest(sums, favourite, thought, plan.doubt!);
  return ranked(question, sums, best);
}

/** So many doubts below the favourite nothing is tried. */
const HOPELESS = 2;
/** Rewards go from -1 to 1, chances from 0 to 1. */
const PER_CHANCE = 2;

/** Every candidate of the field in the same worlds with the same dice. False: told to stop. */
function tryInWorlds(
  { game, moves, view, rng, stop }: SearchQuestion,
  playout: Playout,
  field: readonly number[],
  favourite: number,
  sums: readonly Pair[],
  worlds: number,
): boolean {
  for (let n = 0; n < worlds; n++) {
    if (sums[favourite]!.count >= 2 && stop?.() === true) return false;
    const world = sampleWorld(game, view, rng, playout.offRecord);
    const dice = freshRng(rng);
    const since = playout.round(world);
    const results = field.map((i) => {
      const state = game.clone(world);
      playout.machine.apply(state, view.seat, moves[i]!);
      return playout.run(state, cloneRng(dice), since)[view.seat]!;
    });
    const bar = results[field.indexOf(favourite)]!;
    for (const [place, i] of field.entries()) sums[i]!.add(results[place]!, results[place]! - bar);
  }
  return true;
}

/** What is worth trying on: the half that did better, and always the quick choice to compare with. */
function betterHalf(
  field: readonly number[],
  sums: readonly Pair[],
  favourite: number,
  kept: number,
): number[] {
  const others = field
    .filter((i) => i !== favourite && i !== kept)
    .sort((x, y) => sums[y]!.gain - sums[x]!.gain);
  return [...new Set([favourite, kept]), ...others.slice(0, Math.floor(field.length / 2))];
}

/** The moves worth trying, by the game's own opinion in a world that the seat thinks possible. */
function likeliest(
  question: SearchQuestion,
  playout: Playout,
  favourite: number,
  breadth: number,
): readonly number[] {
  const field = question.moves.map((_, i) => i);
  if (field.length <= breadth) return field;
  const opinions = opinionsOf(question, playout);
  if (opinions === undefined) return field;
  const worth = (i: number): number => (i === favourite ? Infinity : opinions[i]!);
  return field.sort((x, y) => worth(y) - worth(x)).slice(0, breadth);
}

/** What the game thinks of each move in such a world; undefined where it has no opinion. */
function opinionsOf(
  { game, moves, view, rng }: SearchQuestion,
  playout: Playout,
): readonly number[] | undefined {
  const { machine } = playout;
  const quick = playout.quickOf(view.seat);
  const world = sampleWorld(game, view, rng);
  const count = machine.list(world, view.seat);
  if (!quick.reckon(world, view.seat)) return undefined;
  const twins = new Uint8Array(count);
  game.knowledge.twins?.(world, view.seat, machine.offers, twins);
  const worths = new Map<string, number>();
  for (let i = 0; i < count; i++)
    if (twins[i] === 0) worths.set(machine.offers.move(i).join(), quick.worths[i]!);
  return moves.map((move) => worths.get(move.join()) ?? UNTHINKABLE);
}

/** Less than any game thinks of a move: for one that is the same as another, or that does not exist in that world. */
const UNTHINKABLE = -1e9;

/** What the game's quick choice would be here. */
function favouriteOf({ game, moves, view, rng }: SearchQuestion, playout: Playout): number {
  const { policy } = game.knowledge;
  const { machine, plan } = playout;
  if (policy !== undefined && plan.practised === undefined) return policy(view, moves, rng);
  const world = sampleWorld(game, view, rng);
  const count = machine.list(world, view.seat);
  const move = machine.offers.move(playout.quickOf(view.seat).pick(world, view.seat, count, rng));
  return Math.max(
    0,
    moves.findIndex((each) => moveEquals(each, move)),
  );
}

/** The one that is better than the favourite by so many standard errors, if any. */
function surest(sums: readonly Pair[], favourite: number, sigmas: number): number {
  let best = favourite;
  for (const i of triedMost(sums))
    if (sums[i]!.gain > sums[best]!.gain && sums[i]!.gain > sigmas * sums[i]!.gainError) best = i;
  return best;
}

/** The one that is best by what was thought beforehand and by the lines together, each as far as it can be believed. */
function likeliestBest(
  sums: readonly Pair[],
  favourite: number,
  thought: readonly number[],
  doubt: number,
): number {
  let best = favourite;
  let most = 0;
  for (const i of triedMost(sums)) {
    const before = PER_CHANCE * (thought[i]! - thought[favourite]!);
    const known = 1 / (PER_CHANCE * doubt) ** 2;
    const seen = 1 / sums[i]!.gainError ** 2;
    const gain = (known * before + seen * sums[i]!.gain) / (known + seen);
    if (i !== favourite && gain > most) [best, most] = [i, gain];
  }
  return best;
}

/** Only who was tried to the end is compared: a few lucky worlds early on prove nothing. */
function triedMost(sums: readonly Pair[]): number[] {
  const most = Math.max(...sums.map(({ count }) => count));
  return sums.flatMap(({ count }, i) => (count === most && most > 0 ? [i] : []));
}

function ranked({ moves }: SearchQuestion, sums: readonly Pair[], best: number): Findings {
  const findings = moves.map((move, i): Finding => {
    const { count, mean, error } = sums[i]!;
    return count === 0 ? { move, visits: 0, worth: -1 } : { move, visits: count, worth: mean, error };
  });
  const rest = findings.filter((_, i) => i !== best).sort((x, y) => y.worth - x.worth);
  return [findings[best]!, ...rest];
}
