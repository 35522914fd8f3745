/** Plays the matches `from` to `to - 1` of a plan. Each depends on (seed, number) alone, never on its neighbours. */
import { type Bot, findBot, random } from '@fray/bots';
import {
  type AnyGame,
  assert,
  below,
  type Core,
  Machine,
  type Rng,
  rngFromSeed,
  type SeatView,
  viewFlow,
} from '@fray/engine';
import type { Plan } from './plan.js';
import { addTallies, newTally, type Tally } from './tally.js';

/** The seed of one match of a series. With it the match can be played again elsewhere. */
export function matchSeed(seed: string, index: number): string {
  return `${seed}#${index}`;
}

/** The bot (its place in the plan) that sits on a seat in one match: they move on by one every match. */
export function botOnSeat(plan: Plan, index: number, seat: number): number {
  return (seat + index) % plan.bots.length;
}

export function playBatch(game: AnyGame, plan: Plan, from: number, to: number): Tally {
  const seats = plan.bots.length;
  const bots = plan.bots.map((id) => {
    const bot = findBot(id);
    assert(bot.ok, `no bot ${id}`);
    return bot.value;
  });
  const machine = new Machine<Core>(game);
  const tally = newTally(seats);
  const lengths = new Map<number, number>();
  for (let index = from; index < to; index++) {
    const seated = bots.map((_, seat) => bots[botOnSeat(plan, index, seat)]!);
    const length = playOne(machine, plan, index, seated, tally);
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
  }
  tally.lengths = [...lengths];
  return addTallies([tally], seats);
}

function playOne(
  machine: Machine<Core>,
  plan: Plan,
  index: number,
  bots: readonly Bot[],
  tally: Tally,
): number {
  const { game } = machine;
  const seed = matchSeed(plan.seed, index);
  const state = game.setup({ options: plan.options, seats: bots.length }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed}/bots`);
  machine.start(state);
  let decisions = 0;
  for (; state.outcome === null; decisions++) {
    assert(decisions < game.maxDecisions, `${game.id} with seed "${seed}" goes on too long`);
    const asking = machine.asking(state);
    decide(machine, state, 31 - Math.clz32(asking & -asking), bots, rng);
  }
  count(tally, plan, index, state.outcome.winners);
  tally.decisions += decisions;
  return decisions;
}

/** The random bot needs no view and no list of moves, so mass simulation builds neither for it. */
function decide(machine: Machine<Core>, state: Core, seat: number, bots: readonly Bot[], rng: Rng): void {
  const bot = bots[seat]!;
  const count = machine.list(state, seat);
  if (bot === random) {
    machine.applyListed(state, seat, below(rng, count));
    return;
  }
  const { game } = machine;
  const moves = machine.offers.moves();
  const view: SeatView<unknown> = { seat, table: game.view(state, seat), flow: viewFlow(state, seat) };
  machine.apply(state, seat, bot.choose(view, moves, game, rng));
}

function count(tally: Tally, plan: Plan, index: number, winners: readonly number[]): void {
  tally.games++;
  if (winners.length === 0) tally.draws++;
  for (const seat of winners) {
    tally.seatWins[seat]!++;
    tally.botWins[botOnSeat(plan, index, seat)]!++;
  }
}
