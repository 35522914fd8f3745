/** Per-match results as a column file: comma separated, one row a match. Written as it comes, whatever its length. */
import type { MatchResult } from '../tally.js';

const COLUMNS = ['seed', 'setting', 'winners', 'decisions', 'traits'];

export class ColumnWriter {
  constructor(private readonly write: (text: string) => void) {
    write(`${COLUMNS.join(',')}\n`);
  }

  /** One seed's matches, a setting each. Seats count from 1; of a trait one reads whether somebody who had it won. */
  add(seed: number, matches: readonly MatchResult[]): void {
    for (const [setting, { winners, decisions, traits }] of matches.entries()) {
      const seats = winners.map((seat) => seat + 1).join(' ');
      const had = Object.entries(traits).map(([trait, won]) => `${trait}=${won}`);
      this.write(`${[seed, setting, seats, decisions, had.join(' ')].join(',')}\n`);
    }
  }
}
