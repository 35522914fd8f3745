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
  /** By what a seat had, as "group:key": in how many matches, and in how many of them somebody who had it won. */
  traits: Record<string, [games: number, wins: number]>;
  /** Sums of what else was measured, such as rounds. */
  measures: Record<string, number>;
  /** Match by match, where the plan keeps them. */
  results: MatchResult[];
  /** Where the plan asks for responses: those, match by match, instead of wins, traits and measures. */
  columns?: Columns;
}

/** By response, a figure a match; null where a match has no such thing. */
export type Columns = Readonly<Record<string, readonly (number | null)[]>>;

/** A set of seats: bit 0 is the first. */
export type Seats = number;

/** One match as it is kept. */
export interface MatchResult {
  readonly seats: number;
  readonly winners: readonly number[];
  readonly decisions: number;
  /** The seat that was the first to be asked alone; -1 when nobody was. */
  readonly first: number;
  /** Who had what, by trait: "character:vampire". */
  readonly had: Readonly<Record<string, Seats>>;
  /** Who used what; only where the plan looks closely. */
  readonly used: Readonly<Record<string, Seats>>;
  /** Whatever else was measured: "choices" between several things, "rounds". */
  readonly measures: Readonly<Record<string, number>>;
}

export function seatsOf(seats: readonly number[]): Seats {
  let set = 0;
  for (let i = 0; i < seats.length; i++) set |= 1 << seats[i]!;
  return set;
}

export function newTally(seats: number): Tally {
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  return {
    games: 0,
    draws: 0,
    seatWins: zeros(),
    botWins: zeros(),
    decisions: 0,
    lengths: [],
    traits: {},
    measures: {},
    results: [],
  };
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
    for (const [trait, [games, wins]] of Object.entries(tally.traits)) addTrait(sum, trait, games, wins);
    for (const [name, value] of Object.entries(tally.measures)) addMeasure(sum, name, value);
    for (const result of tally.results) sum.results.push(result);
  }
  sum.lengths = [...lengths].sort(([a], [b]) => a - b);
  return sum;
}

export function addTrait(tally: Tally, trait: string, games: number, wins: number): void {
  const [played, won] = tally.traits[trait] ?? [0, 0];
  tally.traits[trait] = [played + games, won + wins];
}

export function addMeasure(tally: Tally, name: string, value: number): void {
  tally.measures[name] = (tally.measures[name] ?? 0) + value;
}

/** The smallest length that at least this share of the matches did not exceed. */
export function quantile(lengths: readonly (readonly [number, number])[], share: number): number {
  const total = lengths.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [length, count] of lengths) {
    seen += count;
    if (seen >= total * share) return length;
  }
  return 0;
}
