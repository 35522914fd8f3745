/** How closely a match is looked at. */
export interface AnalysisPlan {
  /** Lines tried for each chance. */
  readonly worlds: number;
  /** After so many choices of a line the game's judge decides. */
  readonly depth: number;
  /** The chances are worked out after every so manieth choice. */
  readonly every: number;
  /** Lines for each chance before and after one of the biggest swings, and for what else could have been chosen there. */
  readonly closer: number;
  /** Lines for what luck and choice did at each choice. */
  readonly judged: number;
  /** How many of the biggest swings are shown. */
  readonly moments: number;
}

const MOST_POSITIONS = 100;
const MOMENTS = 5;
/** Choices made in all lines of a stage: in a long match a line is dear, so there are fewer of them. */
const CHOICES = 1_000_000;
const CHOICES_CLOSER = 15_000;
const CHOICES_JUDGED = 200_000;

/**
 * About as much work for every match. Lines are played to the end: a judge asked after 30 choices was off by a quarter in the
 * long games, and a good look at some positions tells more than a bad one at each.
 */
export function analysisPlan(choices: number, seats: number): AnalysisPlan {
  const every = Math.ceil(choices / MOST_POSITIONS);
  const positions = choices / every;
  const line = Math.max(1, choices / 2);
  return {
    worlds: between(10, CHOICES / (positions * (seats + 1) * line), 200),
    ...{ depth: Number.POSITIVE_INFINITY, every, moments: MOMENTS },
    closer: between(40, CHOICES_CLOSER / line, 240),
    judged: between(12, CHOICES_JUDGED / (choices * 25), 100),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}
