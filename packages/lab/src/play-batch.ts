/** Plays the matches `from` to `to - 1` of a plan. Each depends on (seed, number) alone, never on its neighbours. */
import { actsUnasked, ask, type Bot, type BotQuestion, findThinker, random } from '@fray/bots';
import {
  type AnyGame,
  assert,
  below,
  type Core,
  Machine,
  type Move,
  type Rng,
  rngFromSeed,
  viewFlow,
} from '@fray/engine';
import type { Plan } from './plan.js';
import { addTallies, addTrait, type MatchResult, newTally, type Tally } from './tally.js';

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
    const bot = findThinker(id);
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
  const seed = matchSeed(plan.seed, plan.turns === true ? Math.floor(index / bots.length) : index);
  const state = game.setup({ options: plan.options, seats: bots.length }, rngFromSeed(seed));
  // A stream of chance for each bot: an extra thought of one must not change what another does.
  const rngs = bots.map((_, seat) => rngFromSeed(`${seed}/bot ${seat}`));
  const table: Table = { machine, state, bots, rngs };
  const acting = bots.some((bot) => actsUnasked(game, bot));
  machine.start(state);
  let decisions = 0;
  for (; state.outcome === null; decisions++) {
    assert(decisions < game.maxDecisions, `${game.id} with seed "${seed}" goes on too long`);
    const asking = machine.asking(state);
    if (!acting || !actUnasked(table)) decide(table, 31 - Math.clz32(asking & -asking));
  }
  count(tally, plan, index, state.outcome.winners);
  tally.decisions += decisions;
  const traits = traitsWon(game, state, state.outcome.winners);
  for (const [trait, won] of Object.entries(traits)) addTrait(tally, trait, 1, won);
  if (plan.keep === true)
    tally.results.push({ seats: bots.length, winners: state.outcome.winners, decisions, traits });
  return decisions;
}

/** Several seats may have the same: it won when one of them did. */
function traitsWon(game: AnyGame, state: Core, winners: readonly number[]): MatchResult['traits'] {
  const won: Record<string, 0 | 1> = {};
  for (const { group, key, seat } of game.traits?.(state) ?? []) {
    const name = `${group}:${key}`;
    won[name] = won[name] === 1 || winners.includes(seat) ? 1 : 0;
  }
  return won;
}

interface Table {
  readonly machine: Machine<Core>;
  readonly state: Core;
  readonly bots: readonly Bot[];
  readonly rngs: readonly Rng[];
}

/** The random bot needs no view and no list of moves, so mass simulation builds neither for it. */
function decide(table: Table, seat: number): void {
  const { machine, state, bots, rngs } = table;
  const bot = bots[seat]!;
  const count = machine.list(state, seat);
  if (bot === random) machine.applyListed(state, seat, below(rngs[seat]!, count));
  else machine.apply(state, seat, ask(bot, questionFor(table, seat, machine.offers.moves(), []))!);
}

/** The first seat that does something nobody asked for; false when all hold still. */
function actUnasked(table: Table): boolean {
  const { machine, state, bots } = table;
  return bots.some((bot, seat) => {
    if (!actsUnasked(machine.game, bot)) return false;
    const standing = machine.standing(state, seat);
    if (standing.length === 0) return false;
    const move = ask(bot, questionFor(table, seat, [], standing));
    if (move !== undefined) machine.apply(state, seat, move);
    return move !== undefined;
  });
}

function questionFor(
  { machine, state, bots, rngs }: Table,
  seat: number,
  moves: readonly Move[],
  standing: readonly Move[],
): BotQuestion {
  const { game } = machine;
  const view = { seat, table: game.view(state, seat), flow: viewFlow(state, seat) };
  return { game, view, moves, standing, seats: bots.length, rng: rngs[seat]!, budget: {} };
}

function count(tally: Tally, plan: Plan, index: number, winners: readonly number[]): void {
  tally.games++;
  if (winners.length === 0) tally.draws++;
  for (const seat of winners) {
    tally.seatWins[seat]!++;
    tally.botWins[botOnSeat(plan, index, seat)]!++;
  }
}
