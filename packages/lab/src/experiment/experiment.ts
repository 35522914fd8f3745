/** An experiment: what is compared with what, how it is measured, and how sure the answer must be. Plain data. */

/** One thing that is tried: options that differ from the plain rules, or other bots. */
export interface Change {
  /** As the file writes it: "duelDice, blur". */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots?: readonly string[];
}

/** each: every change alone against the plain rules. factorial: all combinations. fraction: half of them, chosen evenly. */
export type Design = 'each' | 'factorial' | 'fraction';
export const DESIGNS: readonly Design[] = ['each', 'factorial', 'fraction'];

export interface Experiment {
  /** The question it asks, in the words of whoever wrote it. */
  readonly title: string;
  readonly game: string;
  readonly seats: number | undefined;
  readonly bots: readonly string[];
  /** What the plain rules are here. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly changes: readonly Change[];
  readonly design: Design;
  /** Which responses are answered, such as "faction:hunter" and "decisions"; none named: all there are. */
  readonly measures: readonly string[];
  /** Matches of each setting at most. */
  readonly matches: number;
  /** Half the width of interval that is narrow enough: a share for wins, a percentage of the mean for lengths. */
  readonly within: number | undefined;
  readonly seed: string;
}
