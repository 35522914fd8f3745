/** Per-match results as a column file: comma separated, one row a match, one column a response. Written as it comes. */
import type { MatchResult } from '../tally.js';
import { responsesOf } from './responses.js';

export class ColumnWriter {
  private columns: readonly string[] | undefined;

  constructor(private readonly write: (text: string) => void) {}

  /** One seed's matches, a setting each. The first one says which columns there are. */
  add(seed: number, matches: readonly MatchResult[]): void {
    if (this.columns === undefined) {
      this.columns = Object.keys(responsesOf(matches[0]!)).sort();
      this.write(`${['seed', 'setting', ...this.columns].join(',')}\n`);
    }
    for (const [setting, match] of matches.entries()) {
      const responses = responsesOf(match);
      const row = this.columns.map((column) => responses[column] ?? '');
      this.write(`${[seed, setting, ...row].join(',')}\n`);
    }
  }
}
