/**
 * What a change of the rules does: the same seeds under both settings, so that luck cancels out, and every difference with its
 * interval. A change that altered no match at all is told apart from one without effect.
 */
import type { Plan } from './plan.js';
import { type RunOptions, runPlans } from './pool.js';
import { PairedSums } from './statistics/difference.js';
import { holm } from './statistics/holm.js';
import { lookBound } from './statistics/looks.js';
import { twoSided } from './statistics/normal.js';
import type { MatchResult } from './tally.js';

export interface Effect {
  /** "faction:hunter", "seat:1", "decisions". */
  readonly response: string;
  /** The mean under the first setting, and what the second adds to it. */
  readonly before: number;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly pairs: number;
  /** Pairs in which this came out differently. */
  readonly differed: number;
  /** Corrected for the number of responses asked. */
  readonly p: number;
}

export interface Comparison {
  readonly pairs: number;
  /** Pairs of matches that differed in anything: winners, traits or length. */
  readonly differed: number;
  readonly effects: readonly Effect[];
}

export async function compare(before: Plan, after: Plan, options: RunOptions = {}): Promise<Comparison> {
  const [first, second] = await runPlans([keeping(before), keeping(after)], options);
  return compareResults(first!.results, second!.results);
}

function keeping(plan: Plan): Plan {
  return { ...plan, keep: true };
}

export function compareResults(first: readonly MatchResult[], second: readonly MatchResult[]): Comparison {
  const sums = new Map<string, { pair: PairedSums; before: number }>();
  let differed = 0;
  for (const [i, match] of first.entries()) {
    const [mine, theirs] = [responsesOf(match), responsesOf(second[i]!)];
    if (JSON.stringify(match) !== JSON.stringify(second[i])) differed++;
    for (const [response, value] of Object.entries(mine)) {
      const other = theirs[response];
      // Who was not dealt under both settings cannot be compared.
      if (other === undefined) continue;
      const sum = sums.get(response) ?? { pair: new PairedSums(), before: 0 };
      sum.pair.add(value, other);
      sum.before += value;
      sums.set(response, sum);
    }
  }
  return { pairs: first.length, differed, effects: effectsOf(sums) };
}

function effectsOf(sums: ReadonlyMap<string, { pair: PairedSums; before: number }>): Effect[] {
  const rows = [...sums].sort(([x], [y]) => (x < y ? -1 : 1));
  const p = holm(rows.map(([, { pair }]) => (pair.differed === 0 ? 1 : twoSided(pair.mean / pair.error))));
  return rows.map(([response, { pair, before }], i) => ({
    response,
    before: before / pair.pairs,
    ...pair.interval(lookBound(1, 1)),
    pairs: pair.pairs,
    differed: pair.differed,
    p: p[i]!,
  }));
}

function responsesOf({ seats, winners, decisions, traits }: MatchResult): Record<string, number> {
  const responses: Record<string, number> = { decisions, ...traits };
  for (let seat = 0; seat < seats; seat++) responses[`seat:${seat + 1}`] = winners.includes(seat) ? 1 : 0;
  return responses;
}
