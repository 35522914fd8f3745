/**
 * Measures the fifteen heroes against each other under the greedy policy: `npx tsx --conditions=source
 * packages/game-destinyquest/tools/balance.ts [duels per pairing] [seed]`. Prints the square of win rates in
 * percent (draws count half), each hero against the field, and whatever lies outside of the bounds.
 */
import { assert, Machine, parseOptions, type Rng, rngFromSeed, viewFlow } from '@fray/engine';
import { PREBUILT } from '../src/heroes/prebuilt.js';
import { type DuelState, type DuelView, destinyquest } from '../src/index.js';
import { policy as toolPolicy } from './policy/policy.js';

/** No hero may win less often against the field than the first or more often than the second. */
const FIELD = [40, 60] as const;
/** The same for a single pairing. */
const PAIRING = [25, 75] as const;

const machine = new Machine<DuelState, DuelView>(destinyquest);

/** 1 when the first hero wins, 0 when the second does, a half for a draw. */
function fight(hero1: string, hero2: string, seed: string): { points: number; rounds: number } {
  const options = parseOptions(destinyquest.options, { hero1, hero2 });
  assert(options.ok, options.ok ? '' : options.error);
  const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed}/bots`);
  machine.start(state);
  while (state.outcome === null) {
    const seat = 31 - Math.clz32(machine.asking(state));
    const count = machine.list(state, seat);
    machine.applyListed(state, seat, count === 1 ? 0 : choose(state, seat, rng));
  }
  const { winners } = state.outcome;
  return { points: winners.length === 0 ? 0.5 : 1 - winners[0]!, rounds: state.round };
}

/** The game's own policy, as the greedy bot uses it; while it has none, the one kept with this tool. */
function choose(state: DuelState, seat: number, rng: Rng): number {
  const moves = machine.offers.moves();
  const policy = destinyquest.knowledge.policy ?? toolPolicy;
  const view = { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) };
  const index = policy(view, moves, rng);
  // A policy may have listed moves of its own.
  machine.list(state, seat);
  return index;
}

/** `rates[i][j]`: how often hero i beats hero j in percent, half of the duels from each seat. */
function measure(duels: number, seed: string): { rates: number[][]; rounds: number } {
  const rates = PREBUILT.map(() => PREBUILT.map(() => 50));
  let rounds = 0;
  for (let i = 0; i < PREBUILT.length; i++)
    for (let j = i + 1; j < PREBUILT.length; j++) {
      let points = 0;
      for (let n = 0; n < duels; n++) {
        const [a, b] = [PREBUILT[i]!.id, PREBUILT[j]!.id];
        const fought =
          n % 2 === 0 ? fight(a, b, `${seed}/${a}/${b}/${n}`) : fight(b, a, `${seed}/${b}/${a}/${n}`);
        points += n % 2 === 0 ? fought.points : 1 - fought.points;
        rounds += fought.rounds;
      }
      rates[i]![j] = (100 * points) / duels;
      rates[j]![i] = 100 - rates[i]![j]!;
    }
  return { rates, rounds: rounds / ((duels * PREBUILT.length * (PREBUILT.length - 1)) / 2) };
}

function main(): void {
  const duels = Number(process.argv[2] ?? 100);
  const { rates, rounds } = measure(duels, process.argv[3] ?? 'balance');
  const field = rates.map((row) => (row.reduce((sum, rate) => sum + rate, 0) - 50) / (row.length - 1));
  console.log(`${duels} duels a pairing, ${rounds.toFixed(1)} rounds on average`);
  PREBUILT.forEach((hero, i) => {
    const cells = rates[i]!.map((rate, j) => (i === j ? '  -' : rate.toFixed(0).padStart(3))).join(' ');
    console.log(`${hero.id.padEnd(14)} ${field[i]!.toFixed(1).padStart(5)} | ${cells}`);
  });
  const outside = PREBUILT.flatMap((hero, i) => [
    ...(field[i]! < FIELD[0] || field[i]! > FIELD[1]
      ? [`${hero.id} against the field: ${field[i]!.toFixed(1)}`]
      : []),
    ...rates[i]!.flatMap((rate, j) =>
      rate > PAIRING[1] ? [`${hero.id} against ${PREBUILT[j]!.id}: ${rate.toFixed(1)}`] : [],
    ),
  ]);
  console.log(outside.length === 0 ? 'All within bounds.' : `Outside of the bounds:\n${outside.join('\n')}`);
}

main();
