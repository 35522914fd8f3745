/** What an experiment has found so far: every effect on every response, how sure it is, and what is still missing. */
import { PairedSums } from '../statistics/difference.js';
import { holm } from '../statistics/holm.js';
import { lookBound, moreNeeded } from '../statistics/looks.js';
import { normalQuantile, twoSided } from '../statistics/normal.js';
import type { MatchResult } from '../tally.js';
import type { Question } from './cells.js';
import { isShare, responsesOf } from './responses.js';

/** none: no match differed at all. clear: not chance. open: could be none. */
export type Verdict = 'none' | 'clear' | 'open';

export interface Answer {
  readonly question: string;
  readonly response: string;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Seeds compared, and those under which anything differed. */
  readonly seeds: number;
  readonly differed: number;
  /** Corrected for the number of answers asked for. */
  readonly p: number;
  readonly verdict: Verdict;
  /** About so many more seeds bring the interval to the width wanted; 0 when it is there. */
  readonly more: number;
}

export interface Mean {
  readonly response: string;
  readonly mean: number;
  readonly seeds: number;
}

export class Answers {
  private readonly sums = new Map<string, PairedSums>();
  private readonly plain = new Map<string, { sum: number; seeds: number }>();
  /** By setting: how many matches took how many decisions. */
  private readonly lengths: Map<number, number>[] = [];
  seeds = 0;

  constructor(
    private readonly questions: readonly Question[],
    /** Only these responses; none: all. */
    private readonly measures: readonly string[],
  ) {}

  /** The matches of one seed, one a cell, in the order of the cells. */
  add(matches: readonly MatchResult[]): void {
    this.seeds++;
    for (const [cell, { decisions }] of matches.entries()) {
      const counts = this.lengths[cell] ?? new Map<number, number>();
      this.lengths[cell] = counts;
      counts.set(decisions, (counts.get(decisions) ?? 0) + 1);
    }
    const cells = matches.map((match) => responsesOf(match, this.measures));
    for (const [response, value] of Object.entries(cells[0] ?? {})) {
      this.addPlain(response, value);
      // Who was not dealt under every setting cannot be compared.
      const values = cells.map((cell) => cell[response]);
      if (values.some((each) => each === undefined)) continue;
      for (const { name, weights } of this.questions)
        this.sumOf(name, response).add(
          0,
          weights.reduce((sum, weight, i) => sum + weight * values[i]!, 0),
        );
    }
  }

  /** What the first cell, the plain rules, gave. */
  means(): readonly Mean[] {
    return [...this.plain]
      .map(([response, { sum, seeds }]) => ({ response, mean: sum / seeds, seeds }))
      .sort((a, b) => (a.response < b.response ? -1 : 1));
  }

  /** From the shortest, for every setting. */
  lengthCounts(): readonly (readonly (readonly [number, number])[])[] {
    return this.lengths.map((counts) => [...counts].sort(([a], [b]) => a - b));
  }

  /** As they stand at the k-th of so many planned looks. */
  list(look: number, looks: number, within?: number): readonly Answer[] {
    const rows = [...this.sums].map(([key, sum]) => {
      const [question, response] = key.split('\n') as [string, string];
      return { question, response, sum };
    });
    const p = holm(rows.map(({ sum }) => (sum.differed === 0 ? 1 : twoSided(sum.mean / sum.error))));
    const many = normalQuantile(1 - 0.025 / Math.max(1, rows.length));
    const z = (lookBound(look, looks) / lookBound(1, 1)) * many;
    return rows.map(({ question, response, sum }, i) => {
      const { difference, low, high } = sum.interval(z);
      const wanted = within === undefined ? undefined : within * this.scaleOf(response);
      return {
        question,
        response,
        difference,
        low,
        high,
        seeds: sum.pairs,
        differed: sum.differed,
        p: p[i]!,
        verdict: sum.differed === 0 ? 'none' : low > 0 || high < 0 ? 'clear' : 'open',
        more: wanted === undefined ? 0 : moreNeeded(sum.pairs, (high - low) / 2, wanted),
      };
    });
  }

  /** Shares are measured as they are, everything else in parts of its mean. */
  private scaleOf(response: string): number {
    if (isShare(response)) return 1;
    const { sum, seeds } = this.plain.get(response)!;
    return Math.abs(sum / seeds);
  }

  private addPlain(response: string, value: number): void {
    const known = this.plain.get(response) ?? { sum: 0, seeds: 0 };
    this.plain.set(response, { sum: known.sum + value, seeds: known.seeds + 1 });
  }

  private sumOf(question: string, response: string): PairedSums {
    const key = `${question}\n${response}`;
    const known = this.sums.get(key);
    if (known !== undefined) return known;
    const made = new PairedSums();
    this.sums.set(key, made);
    return made;
  }
}
