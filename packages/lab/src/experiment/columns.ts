/** Per-match results as a column file: comma separated, one row a match. Written as it comes, whatever its length. */
import type { MatchResult } from '../tally.js';

const COLUMNS = ['seed', 'setting', 'winners', 'decisions', 'first', 'measures', 'had', 'used'];

export class ColumnWriter {
  constructor(private readonly write: (text: string) => void) {
    write(`${COLUMNS.join(',')}\n`);
  }

  /** One seed's matches, a setting each. Seats count from 1; "character:vampire=13": seats 1 and 3 had it. */
  add(seed: number, matches: readonly MatchResult[]): void {
    for (const [setting, match] of matches.entries()) {
      const { winners, decisions, first, measures, had, used } = match;
      const row = [
        seed,
        setting,
        winners.map((seat) => seat + 1).join(' '),
        decisions,
        first < 0 ? '' : first + 1,
        pairs(measures, String),
        pairs(had, seatDigits),
        pairs(used, seatDigits),
      ];
      this.write(`${row.join(',')}\n`);
    }
  }
}

function pairs(values: Readonly<Record<string, number>>, text: (value: number) => string): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${text(value)}`)
    .join(' ');
}

function seatDigits(set: number): string {
  let digits = '';
  for (let seat = 0; set >> seat !== 0; seat++) if ((set >> seat) & 1) digits += seat + 1;
  return digits;
}
