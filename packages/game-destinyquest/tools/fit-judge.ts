/**
 * Learns what each sign weighs for the judge, from duels of all heroes between quick bots of which some are careless:
 *
 *     npx tsx --conditions=source packages/game-destinyquest/tools/fit-judge.ts 14000 learn
 *
 * writes src/bot/judge-weights.ts, and says how well the judge foretells duels that it did not learn from.
 */
import { writeFileSync } from 'node:fs';
import { below, Machine, parseOptions, type Rng, rngFromSeed } from '@fray/engine';
import { readSigns, SIGN_IDS } from '../src/bot/signs.js';
import { type DuelState, type DuelView, destinyquest, PREBUILT } from '../src/index.js';

interface Sight {
  readonly signs: readonly number[];
  readonly amounts: readonly number[];
  readonly won: number;
}

/** Of a hundred choices, how many are careless in a duel: what nobody ever does could not be judged. */
const CARELESS = [0, 0, 8, 20];
const CAUTION = 20;
const STEPS = 8;
const SEEN_AT_LEAST = 200;

const machine = new Machine<DuelState, DuelView>(destinyquest);
const worths = new Float64Array(1000);

/** The table at the first question of every round, and who won in the end. */
function sightsOf(duels: number, seed: string): Sight[] {
  const rng = rngFromSeed(seed);
  const hero = (): string => PREBUILT[below(rng, PREBUILT.length)]!.id;
  const sights: Sight[] = [];
  for (let n = 0; n < duels; n++) {
    const options = parseOptions(destinyquest.options, { hero1: hero(), hero2: hero() });
    if (!options.ok) throw new Error('ready heroes are options');
    const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(`${seed}/${n}`));
    sights.push(...play(state, CARELESS[n % CARELESS.length]!, rng));
  }
  return sights;
}

function play(state: DuelState, careless: number, rng: Rng): Sight[] {
  machine.start(state);
  const seen: Omit<Sight, 'won'>[] = [];
  for (let round = 0; state.outcome === null; ) {
    if (state.round !== round) seen.push(sightOf(state));
    round = state.round;
    const seat = machine.asking(state) & 1 ? 0 : 1;
    const count = machine.list(state, seat);
    const any = below(rng, 100) < careless;
    machine.applyListed(state, seat, any ? below(rng, count) : quickest(state, seat, count));
  }
  const { winners } = state.outcome;
  const won = winners.length === 1 ? 1 - winners[0]! : 0.5;
  return seen.map((sight) => ({ ...sight, won }));
}

function quickest(state: DuelState, seat: number, count: number): number {
  destinyquest.knowledge.worths!(state, seat, machine.offers, worths);
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i]! > worths[best]!) best = i;
  return best;
}

function sightOf(state: DuelState): Omit<Sight, 'won'> {
  const signs: number[] = [];
  const amounts: number[] = [];
  readSigns(state, 0, (sign, amount) => {
    signs.push(sign);
    amounts.push(amount);
  });
  return { signs, amounts };
}

function chanceOf({ signs, amounts }: Sight, weights: Float64Array): number {
  let odds = 0;
  for (let i = 0; i < signs.length; i++) odds += weights[signs[i]!]! * amounts[i]!;
  return 1 / (1 + Math.exp(-odds));
}

/** Logistic regression by Newton's steps; `CAUTION` keeps what was seldom seen near nought. */
function fit(sights: readonly Sight[]): Float64Array {
  const size = SIGN_IDS.length;
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const slope = Float64Array.from(weights, (weight) => CAUTION * weight);
    const curve = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size);
      row[i] = CAUTION;
      return row;
    });
    for (const sight of sights) {
      const { signs, amounts } = sight;
      const chance = chanceOf(sight, weights);
      const bend = chance * (1 - chance);
      for (let i = 0; i < signs.length; i++) {
        slope[signs[i]!]! += (chance - sight.won) * amounts[i]!;
        const row = curve[signs[i]!]!;
        for (let k = 0; k < signs.length; k++) row[signs[k]!]! += bend * amounts[i]! * amounts[k]!;
      }
    }
    const move = solve(curve, slope);
    for (let i = 0; i < size; i++) weights[i]! -= move[i]!;
  }
  return weights;
}

/** Gauss's elimination; `rows` is symmetric and far from singular, thanks to `CAUTION`. */
function solve(rows: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++)
    for (let k = i + 1; k < size; k++) {
      const factor = rows[k]![i]! / rows[i]![i]!;
      if (factor === 0) continue;
      for (let j = i; j < size; j++) rows[k]![j]! -= factor * rows[i]![j]!;
      right[k]! -= factor * right[i]!;
    }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) right[i]! -= rows[i]![j]! * right[j]!;
    right[i]! /= rows[i]![i]!;
  }
  return right;
}

/** Mean surprise by how duels came out, in nats: a coin has 0.693. */
function surprise(sights: readonly Sight[], weights: Float64Array): number {
  let sum = 0;
  for (const sight of sights) {
    const chance = chanceOf(sight, weights);
    sum -= sight.won * Math.log(chance) + (1 - sight.won) * Math.log(1 - chance);
  }
  return sum / sights.length;
}

/** Only what was seen often enough to be believed. */
function write(weights: Float64Array, sights: readonly Sight[], command: string): void {
  const seen = new Int32Array(SIGN_IDS.length);
  for (const { signs, amounts } of sights)
    for (const [i, sign] of signs.entries()) if (amounts[i] !== 0) seen[sign]!++;
  const lines = SIGN_IDS.flatMap((id, i) => {
    const weight = Math.round(weights[i]! * 1000) / 1000;
    const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
    return seen[i]! < SEEN_AT_LEAST || weight === 0 ? [] : [`  ${key}: ${weight},`];
  });
  const head = `/** What each sign weighs, in natural logarithms of the odds. Made by tools/fit-judge.ts ${command}; not written by hand. */`;
  const body = [head, 'export const JUDGE_WEIGHTS: Readonly<Record<string, number>> = {', ...lines, '};', ''];
  writeFileSync(new URL('../src/bot/judge-weights.ts', import.meta.url), body.join('\n'));
}

const [duels = '14000', seed = 'learn'] = process.argv.slice(2);
const learnt = sightsOf(Number(duels), seed);
const weights = fit(learnt);
write(weights, learnt, `${duels} ${seed}`);
const fresh = sightsOf(Math.ceil(Number(duels) / 4), `${seed}/fresh`);
process.stdout.write(
  `${learnt.length} rounds of ${duels} duels; surprise ${surprise(learnt, weights).toFixed(4)}, in ${fresh.length} fresh rounds ${surprise(fresh, weights).toFixed(4)}\n`,
);
