/** Which step of the stairs one stands on so far: the level that one would draw even with. Pure. */
import type { Faced } from './faced.js';

export interface MeasuredLevel {
  readonly level: Faced['level'];
  /** Above the lowest level. */
  readonly elo: number;
}

/** Fewer matches say nothing. */
const LEAST = 3;
const FAR = 800;

/** `even`: what an equal would score in one's chair. Undefined before there is enough to tell. */
export function standingOf(
  faced: readonly Faced[],
  levels: readonly MeasuredLevel[],
  even: number,
): Faced['level'] | undefined {
  const results = faced.flatMap(({ level, score }) => {
    const met = levels.find((each) => each.level === level);
    return met === undefined ? [] : [{ elo: met.elo, score }];
  });
  if (results.length < LEAST) return undefined;
  // One even result more at each level met: a few alike prove little.
  const met = [...new Set(results.map(({ elo }) => elo))].map((elo) => ({ elo, score: even }));
  const mine = likeliest([...results, ...met], even);
  const distance = ({ elo }: MeasuredLevel): number => Math.abs(elo - mine);
  return levels.reduce((near, each) => (distance(each) < distance(near) ? each : near)).level;
}

/** The strength at which one would expect as many points as one has. */
function likeliest(
  results: readonly { readonly elo: number; readonly score: number }[],
  even: number,
): number {
  const elos = results.map(({ elo }) => elo);
  let [low, high] = [Math.min(...elos) - FAR, Math.max(...elos) + FAR];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const missing = results.reduce((sum, { elo, score }) => sum + score - expected(middle - elo, even), 0);
    if (missing > 0) low = middle;
    else high = middle;
  }
  return low;
}

function expected(gap: number, even: number): number {
  const odds = (even / (1 - even)) * 10 ** (gap / 400);
  return odds / (1 + odds);
}
