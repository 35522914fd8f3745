/** What an experiment has found so far: every effect on every response, how sure it is, and what is still missing. */
import { PairedSums } from '../statistics/difference.js';
import { holm } from '../statistics/holm.js';
import { lookBound, moreNeeded } from '../statistics/looks.js';
import { normalQuantile, twoSided } from '../statistics/normal.js';
import type { Columns } from '../tally.js';
import type { Question } from './cells.js';
import { isShare } from './responses.js';

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
    /** The order of the answers; responses that it does not name follow, those of all first. */
    private readonly measures: readonly string[] = [],
  ) {}

  /** The matches of a stretch of seeds, the same seeds in every cell, in the order of the cells. */
  add(seeds: number, cells: readonly Columns[]): void {
    this.seeds += seeds;
    for (const [response, plain] of Object.entries(cells[0] ?? {})) {
      this.addPlain(response, plain);
      const columns = cells.map((cell) => cell[response]);
      if (columns.every((column) => column !== undefined)) this.compare(response, columns);
    }
  }

  addLengths(cell: number, lengths: readonly (readonly [decisions: number, matches: number])[]): void {
    const counts = this.lengths[cell] ?? new Map<number, number>();
    this.lengths[cell] = counts;
    for (const [decisions, matches] of lengths) counts.set(decisions, (counts.get(decisions) ?? 0) + matches);
  }

  private compare(response: string, columns: readonly Columns[string][]): void {
    const sums = this.questions.map(({ name }) => this.sumOf(name, response));
    for (let seed = 0; seed < columns[0]!.length; seed++) {
      // Who was not dealt under every setting cannot be compared.
      if (columns.some((column) => column[seed] === null)) continue;
      for (let q = 0; q < sums.length; q++) {
        const { weights } = this.questions[q]!;
        let difference = 0;
        for (let cell = 0; cell < columns.length; cell++)
          if (weights[cell] !== 0) difference += weights[cell]! * columns[cell]![seed]!;
        sums[q]!.add(0, difference);
      }
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
    const rows = this.responses().flatMap((response) =>
      this.questions.flatMap(({ name: question }) => {
        const sum = this.sums.get(keyOf(question, response));
        return sum === undefined || sum.pairs === 0 ? [] : [{ question, response, sum }];
      }),
    );
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

  /** In an order that depends on neither threads nor machines. */
  private responses(): readonly string[] {
    const { measures } = this;
    const rank = (response: string): string =>
      measures.includes(response)
        ? `${1000 + measures.indexOf(response)}`
        : response.replace(/^(?=[^:]*$)/, '9');
    return [...this.plain.keys()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  /** Shares are measured as they are, everything else in parts of its mean. */
  private scaleOf(response: string): number {
    if (isShare(response)) return 1;
    const { sum, seeds } = this.plain.get(response)!;
    return Math.abs(sum / seeds);
  }

  private addPlain(response: string, values: Columns[string]): void {
    const mean = this.plain.get(response) ?? { sum: 0, seeds: 0 };
    this.plain.set(response, mean);
    for (const value of values) {
      if (value === null) continue;
      mean.sum += value;
      mean.seeds++;
    }
  }

  private sumOf(question: string, response: string): PairedSums {
    const key = keyOf(question, response);
    const known = this.sums.get(key);
    if (known !== undefined) return known;
    const made = new PairedSums();
    this.sums.set(key, made);
    return made;
  }
}

function keyOf(question: string, response: string): string {
  return `${question}\n${response}`;
}
