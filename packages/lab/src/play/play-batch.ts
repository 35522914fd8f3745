/** Plays the matches `from` to `to - 1` of a plan. Each depends on (seed, number) alone, never on its neighbours. */
import { findThinker } from '@fray/bots';
import { type AnyGame, assert, type Core, Machine, rngFromSeed } from '@fray/engine';
import type { Plan } from '../plan.js';
import {
  addMeasure,
  addTallies,
  addTrait,
  type MatchResult,
  newTally,
  seatsOf,
  type Tally,
} from '../tally.js';
import { Onlooker } from './onlooker.js';
import { type Played, playMatch } from './play-match.js';
import { traitName } from './trait-name.js';

/** The seed of one match of a series. With it the match can be played again elsewhere. */
export function matchSeed(seed: string, index: number): string {
  return `${seed}#${index}`;
}

/** The bot (its place in the plan) that sits on a seat in one match: unless seated, they move on by one every match. */
export function botOnSeat(plan: Plan, index: number, seat: number): number {
  return plan.seated === true ? seat : (seat + index) % plan.bots.length;
}

export function playBatch(game: AnyGame, plan: Plan, from: number, to: number): Tally {
  const seats = plan.bots.length;
  const bots = plan.bots.map((id) => {
    const bot = findThinker(id);
    assert(bot.ok, `no bot ${id}`);
    return bot.value;
  });
  const onlooker = plan.closely === undefined ? undefined : new Onlooker(game, plan.closely);
  const machine = new Machine<Core>(game, onlooker === undefined ? {} : { sink: onlooker.hear });
  const tally = newTally(seats);
  const lengths = new Map<number, number>();
  for (let index = from; index < to; index++) {
    const seated = bots.map((_, seat) => bots[botOnSeat(plan, index, seat)]!);
    const seed = matchSeed(plan.seed, plan.turns === true ? Math.floor(index / seats) : index);
    const state = game.setup({ options: plan.options, seats }, rngFromSeed(seed));
    const played = playMatch(machine, state, seated, seed, onlooker);
    const result = resultOf(game, state, played, onlooker);
    count(tally, plan, index, result);
    if (plan.keep === true) tally.results.push(result);
    lengths.set(result.decisions, (lengths.get(result.decisions) ?? 0) + 1);
  }
  tally.lengths = [...lengths];
  return addTallies([tally], seats);
}

function resultOf(game: AnyGame, state: Core, played: Played, onlooker?: Onlooker): MatchResult {
  const { seats, decisions, choices, first } = played;
  const had: Record<string, number> = {};
  for (const trait of game.traits?.(state) ?? []) {
    const name = traitName(trait);
    had[name] = (had[name] ?? 0) | (1 << trait.seat);
  }
  const seen = onlooker?.close();
  const measures = { choices, ...seen?.measures, ...game.measures?.(state) };
  return {
    seats,
    winners: state.outcome!.winners,
    decisions,
    first,
    had,
    used: seen?.used ?? NOTHING,
    measures,
  };
}

const NOTHING = {};

function count(tally: Tally, plan: Plan, index: number, match: MatchResult): void {
  const { winners, decisions, had, measures } = match;
  tally.games++;
  tally.decisions += decisions;
  if (winners.length === 0) tally.draws++;
  for (const seat of winners) {
    tally.seatWins[seat]!++;
    tally.botWins[botOnSeat(plan, index, seat)]!++;
  }
  // Several seats may have the same: it won when one of them did.
  const won = seatsOf(winners);
  for (const trait in had) addTrait(tally, trait, 1, (had[trait]! & won) === 0 ? 0 : 1);
  for (const name in measures) addMeasure(tally, name, measures[name]!);
}
