/** How sure a win rate is: the Wilson score interval, which stays honest near 0 and 1 and for few matches. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution: leaves 2.5 % on either side. */
const Z_95 = 1.959963984540054;

/** The 95 % interval of a rate seen as `wins` out of `games`; everything is possible when nothing was played. */
export function wilson(wins: number, games: number, z = Z_95): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const scale = 1 + (z * z) / games;
  const middle = (rate + (z * z) / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
