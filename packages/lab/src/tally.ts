/** What came out of a number of matches, in counts that can simply be added up. */

export interface Tally {
  games: number;
  draws: number;
  /** Matches won by each seat. */
  seatWins: number[];
  /** Matches won by each bot of the plan, whatever seat it sat on. */
  botWins: number[];
  decisions: number;
  /** How many matches took how many decisions, sorted by decisions. */
  lengths: [decisions: number, games: number][];
}

export function newTally(seats: number): Tally {
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  return { games: 0, draws: 0, seatWins: zeros(), botWins: zeros(), decisions: 0, lengths: [] };
}

export function addTallies(tallies: readonly Tally[], seats: number): Tally {
  const sum = newTally(seats);
  const lengths = new Map<number, number>();
  for (const tally of tallies) {
    sum.games += tally.games;
    sum.draws += tally.draws;
    sum.decisions += tally.decisions;
    for (let i = 0; i < seats; i++) {
      sum.seatWins[i]! += tally.seatWins[i]!;
      sum.botWins[i]! += tally.botWins[i]!;
    }
    for (const [length, count] of tally.lengths) lengths.set(length, (lengths.get(length) ?? 0) + count);
  }
  sum.lengths = [...lengths].sort(([a], [b]) => a - b);
  return sum;
}

/** The smallest length that at least this share of the matches did not exceed. */
export function quantile(lengths: Tally['lengths'], share: number): number {
  const total = lengths.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [length, count] of lengths) {
    seen += count;
    if (seen >= total * share) return length;
  }
  return 0;
}
