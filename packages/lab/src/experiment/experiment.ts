/** An experiment: what is compared with what, how it is measured, and how sure the answer must be. Plain data. */

/** One thing that is tried: options that differ from the plain rules, or other bots. */
export interface Change {
  /** As the file writes it: "duelDice, blur". */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots?: readonly string[];
}

/**
 * each: every change alone against the plain rules. factorial: all combinations. fraction: half of them, chosen evenly.
 * robin: every contender against every other. tune: which value of a number meets a target. cards: what is worth having.
 */
export const DESIGNS = ['each', 'factorial', 'fraction', 'robin', 'tune', 'cards'] as const;
export type Design = (typeof DESIGNS)[number];

/** "startHealth from 10 to 40" until "first = 50%". */
export interface Tuning {
  readonly option: string;
  readonly from: number;
  readonly to: number;
  readonly response: string;
  /** As the response counts: shares from 0 to 1. */
  readonly target: number;
}

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
  readonly tuning?: Tuning;
  /** Options that are drawn anew every few seeds, from all their values: the same draw under every setting. */
  readonly vary: readonly string[];
  /** Which responses are answered, such as "faction:hunter" and "decisions"; none named: all there are. */
  readonly measures: readonly string[];
  /** Matches of each setting at most. */
  readonly matches: number;
  /** Half the width of interval that is narrow enough: a share for wins, a percentage of the mean for lengths. */
  readonly within: number | undefined;
  readonly seed: string;
}

/** An experiment in the words of one language: what it is called, and what somebody says about what was found. */
export interface Told {
  readonly title: string;
  /** What is out of balance, and what would mend it. */
  readonly notes: readonly string[];
}
