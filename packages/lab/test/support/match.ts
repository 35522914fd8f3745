import type { MatchResult } from '../../src/index.js';

/** A match that was never played, with what a test is about. */
export function madeUp(
  seats: number,
  winners: readonly number[],
  more: Partial<MatchResult> = {},
): MatchResult {
  return { seats, winners, decisions: 1, first: -1, had: {}, used: {}, measures: {}, ...more };
}
