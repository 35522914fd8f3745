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

/** Only those named; none named: who won, and how many decisions it took. */
export function responsesOf(
  match: MatchResult,
  measures: readonly string[] = [],
): Readonly<Record<string, number>> {
  if (measures.length === 0) return plainResponses(match);
  const minutes = ((match.measures['choices'] ?? 0) * SECONDS_A_CHOICE) / 60;
  const known: Record<string, number> = { ...plainResponses(match), ...match.measures, minutes };
  const named: Record<string, number> = {};
  for (const measure of measures) {
    const value = known[measure] ?? (isCount(measure) ? 0 : undefined);
    if (value !== undefined) named[measure] = value;
  }
  return named;
}

/** What was not told at all was told no times. */
function isCount(measure: string): boolean {
  return measure.startsWith('event:');
}

/** A share of matches, from 0 to 1; everything else is an amount. */
export function isShare(response: string): boolean {
  return ['draw', 'first'].includes(response) || (response.includes(':') && !isCount(response));
}

function plainResponses(match: MatchResult): Record<string, number> {
  const { seats, winners, decisions, first, had } = match;
  const won = seatsOf(winners);
  const isWon = (set: number): number => ((set & won) === 0 ? 0 : 1);
  const responses: Record<string, number> = { decisions, draw: won === 0 ? 1 : 0 };
  if (first >= 0) responses['first'] = isWon(1 << first);
  for (const trait in had) responses[trait] = isWon(had[trait]!);
  for (let seat = 0; seat < seats; seat++) responses[`seat:${seat + 1}`] = isWon(1 << seat);
  return responses;
}
