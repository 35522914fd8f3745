/** How the fifteen heroes do against each other under the greedy policy. */
import {
  assert,
  Machine,
  type Move,
  type Options,
  parseOptions,
  type Rng,
  rngFromSeed,
  viewFlow,
} from '@fray/engine';
import { type DuelState, type DuelView, destinyquest, PREBUILT } from '../src/index.js';

export interface Balance {
  readonly heroes: readonly string[];
  /** `pairings[i][j]`: how often hero i beats hero j in percent; a draw counts half. */
  readonly pairings: readonly (readonly number[])[];
  /** Each hero against all others. */
  readonly field: readonly number[];
  /** Rounds of an average duel. */
  readonly rounds: number;
}

const machine = new Machine<DuelState, DuelView>(destinyquest);

/** So many duels of every pairing, half of them from each seat. */
export function measure(duels: number, seed: string): Balance {
  const heroes = PREBUILT.map((hero) => hero.id);
  const pairings = heroes.map(() => heroes.map(() => 50));
  let rounds = 0;
  for (let i = 0; i < heroes.length; i++)
    for (let j = i + 1; j < heroes.length; j++) {
      const met = meet(heroes[i]!, heroes[j]!, duels, seed);
      pairings[i]![j] = (100 * met.points) / duels;
      pairings[j]![i] = 100 - pairings[i]![j]!;
      rounds += met.rounds;
    }
  const field = pairings.map((row) => (row.reduce((sum, rate) => sum + rate, 0) - 50) / (row.length - 1));
  return { heroes, pairings, field, rounds: rounds / ((duels * heroes.length * (heroes.length - 1)) / 2) };
}

/** The points of the first hero, and the rounds of all duels. */
function meet(
  first: string,
  second: string,
  duels: number,
  seed: string,
): { points: number; rounds: number } {
  const seatings = [optionsOf(first, second), optionsOf(second, first)];
  let points = 0;
  let rounds = 0;
  for (let n = 0; n < duels; n++) {
    const fought = fight(seatings[n % 2]!, `${seed}/${first}/${second}/${n}`);
    points += n % 2 === 0 ? fought.points : 1 - fought.points;
    rounds += fought.rounds;
  }
  return { points, rounds };
}

function optionsOf(hero1: string, hero2: string): Options {
  const options = parseOptions(destinyquest.options, { hero1, hero2 });
  assert(options.ok, 'ready heroes are options');
  return options.value;
}

/** One point when the hero on the first seat wins, half a point for a draw. */
function fight(options: Options, seed: string): { points: number; rounds: number } {
  const state = destinyquest.setup({ options, seats: 2 }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed}/bots`);
  machine.start(state);
  while (state.outcome === null) {
    const seat = 31 - Math.clz32(machine.asking(state));
    machine.list(state, seat);
    const moves = machine.offers.moves();
    machine.apply(state, seat, moves[choose(state, seat, moves, rng)]!);
  }
  const { winners } = state.outcome;
  return { points: winners.length === 0 ? 0.5 : 1 - winners[0]!, rounds: state.round };
}

function choose(state: DuelState, seat: number, moves: readonly Move[], rng: Rng): number {
  const { policy } = destinyquest.knowledge;
  assert(policy !== undefined, 'duels are measured under a policy');
  if (moves.length === 1) return 0;
  const view = { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) };
  return policy(view, moves, rng);
}
