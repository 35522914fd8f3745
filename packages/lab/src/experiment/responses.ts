/** What a match is measured by: who won, how long it took, and whatever the game itself measures. */
import type { MatchResult } from '../tally.js';

export function responsesOf(match: MatchResult): Readonly<Record<string, number>> {
  const { seats, winners, decisions, traits } = match;
  const responses: Record<string, number> = { decisions, draw: winners.length === 0 ? 1 : 0, ...traits };
  for (let seat = 0; seat < seats; seat++) responses[`seat:${seat + 1}`] = winners.includes(seat) ? 1 : 0;
  return responses;
}
