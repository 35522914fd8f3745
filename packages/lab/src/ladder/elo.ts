/** Strength in Elo: how much better one does in a chair than anybody would who is as strong as the rest of the table. */
import type { MatchResult } from '../tally.js';

export interface Share {
  /** Matches played, and the mean score in the chair that is measured: 1 for a win, a draw shared by all. */
  readonly games: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** What everybody at the table scored on average: where all are equally strong, the score of this chair, too. */
  readonly even: number;
}

export interface Gap {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959963984540054;

/**
 * The score of the bot that sits on `chair(match)`. Matches come in groups of the same seed with the chairs moved on, so a group is one
 * observation: the luck of its seed falls on every chair once.
 */
export function shareOf(
  results: readonly MatchResult[],
  chair: (match: number) => number,
  group: number,
): Share {
  let [sum, squares, all, groups] = [0, 0, 0, 0];
  for (let from = 0; from + group <= results.length; from += group) {
    let score = 0;
    for (let i = from; i < from + group; i++) {
      score += scoreOf(results[i]!, chair(i)) / group;
      all += meanScore(results[i]!);
    }
    groups++;
    sum += score;
    squares += score * score;
  }
  const games = groups * group;
  const score = sum / groups;
  // As if one more group had come out half a match away: a few alike prove little.
  const variance = (Math.max(0, squares - sum * score) + 0.25) / Math.max(1, groups - 1);
  const half = Z_95 * Math.sqrt(variance / groups);
  return {
    games,
    score,
    low: Math.max(0, score - half),
    high: Math.min(1, score + half),
    even: all / games,
  };
}

function scoreOf({ winners, seats }: MatchResult, seat: number): number {
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 : 0;
}

function meanScore({ winners, seats }: MatchResult): number {
  return winners.length === 0 ? 1 / seats : winners.length / seats;
}

/** With two seats the usual Elo; with more, the same odds against what an equal would score in this chair. */
export function gapOf({ score, low, high, even }: Share): Gap {
  const elo = (share: number): number => 400 * Math.log10(odds(share) / odds(even));
  return { elo: elo(score), low: elo(low), high: elo(high) };
}

function odds(share: number): number {
  const kept = Math.min(0.9995, Math.max(0.0005, share));
  return kept / (1 - kept);
}

/** A share as people say it: "3 of 4". */
export function inWords(share: number): readonly [number, number] {
  let best: readonly [number, number] = [1, 2];
  for (const of of [2, 3, 4, 5, 6, 10])
    for (let n = 1; n < of; n++)
      // A simpler one wins unless the other is clearly nearer.
      if (Math.abs(n / of - share) + 0.01 < Math.abs(best[0] / best[1] - share)) best = [n, of];
  return best;
}
