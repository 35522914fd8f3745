/** What a match is measured by: who won, how long it took, and whatever the game itself measures. */
import type { Closeness } from '../plan.js';
import { type MatchResult, seatsOf } from '../tally.js';

/** What a choice between several things takes people, roughly: what expected minutes are reckoned with. */
const SECONDS_A_CHOICE = 8;

const LEAD = ['leadChanges', 'closeness'];

/** Who leads costs time to see, and so do events, which are named as "event:died". */
export function closelyFor(measures: readonly string[]): Closeness | undefined {
  if (measures.some((measure) => LEAD.includes(measure))) return 'lead';
  return measures.some(isCount) ? 'events' : undefined;
}

/** What is asked of a match where nothing is named: who won, and how many decisions it took. */
export function namesFor(match: MatchResult): readonly string[] {
  const seats = Array.from({ length: match.seats }, (_, seat) => `seat:${seat + 1}`);
  return ['decisions', 'draw', 'first', ...Object.keys(match.had), ...seats];
}

/** One figure of a match; undefined where the match has no such thing. */
export type ResponseReader = (match: MatchResult) => number | undefined;

export function readerOf(response: string): ResponseReader {
  if (response === 'decisions') return ({ decisions }) => decisions;
  if (response === 'draw') return ({ winners }) => (winners.length === 0 ? 1 : 0);
  if (response === 'first')
    return ({ first, winners }) => (first < 0 ? undefined : isWon(winners, 1 << first));
  if (response === 'minutes') return ({ measures }) => ((measures['choices'] ?? 0) * SECONDS_A_CHOICE) / 60;
  // What was not told at all was told no times.
  if (isCount(response)) return ({ measures }) => measures[response] ?? 0;
  if (!response.includes(':')) return ({ measures }) => measures[response];
  const [group, key] = response.split(':');
  if (group !== 'seat') return ({ had, winners }) => wonBy(winners, had[response]);
  const seat = Number(key) - 1;
  return ({ seats, winners }) => (seat < seats ? isWon(winners, 1 << seat) : undefined);
}

/** What somebody had counts only where the match must say who had what. */
export function needsTraits(measures: readonly string[]): boolean {
  return (
    measures.length === 0 || measures.some((measure) => isShare(measure) && /^(?!seat:).+:/.test(measure))
  );
}

/** Everything but what play itself counts. */
export function needsMeasures(measures: readonly string[]): boolean {
  return measures.some(
    (measure) => !isShare(measure) && !['decisions', 'choices', 'minutes'].includes(measure),
  );
}

function isCount(measure: string): boolean {
  return measure.startsWith('event:');
}

/** A share of matches, from 0 to 1; everything else is an amount. */
export function isShare(response: string): boolean {
  return ['draw', 'first'].includes(response) || (response.includes(':') && !isCount(response));
}

function wonBy(winners: readonly number[], owners: number | undefined): number | undefined {
  return owners === undefined ? undefined : isWon(winners, owners);
}

function isWon(winners: readonly number[], owners: number): number {
  return (seatsOf(winners) & owners) === 0 ? 0 : 1;
}
