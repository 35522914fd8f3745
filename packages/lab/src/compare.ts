/**
 * What a change of the rules does: the same seeds under both settings, so that luck cancels out, and every difference with its
 * interval. A change that altered no match at all is told apart from one without effect.
 */
import { type Answer, Answers } from './experiment/answers.js';
import { columnsOf } from './experiment/response-columns.js';
import type { Plan } from './plan.js';
import { type RunOptions, runPlans } from './play/pool.js';
import type { MatchResult } from './tally.js';

/** One response, such as "faction:hunter", "seat:1" or "decisions"; `before` is its mean under the first setting. */
export interface Effect extends Answer {
  readonly before: number;
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
  const answers = new Answers([{ name: 'change', changes: [0], weights: [-1, 1] }]);
  answers.add(first.length, [columnsOf(first, []), columnsOf(second, [])]);
  let differed = 0;
  for (const [i, match] of first.entries())
    if (JSON.stringify(match) !== JSON.stringify(second[i])) differed++;
  const means = new Map(answers.means().map(({ response, mean }) => [response, mean]));
  const effects = answers.list(1, 1).map((answer) => ({ ...answer, before: means.get(answer.response)! }));
  return { pairs: first.length, differed, effects };
}
