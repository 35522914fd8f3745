/** Which moments are marked on the scrubber, so that no mark covers another. Pure. */
import type { Moment } from '../moments.js';

/** Of the whole way, as much as a mark is wide. */
const WIDTH = 0.028;

/** Those up to `last` in time; of two that stand too close, the harder blow. */
export function apart(moments: readonly Moment[], last: number): readonly Moment[] {
  const kept: Moment[] = [];
  const seen = moments.filter(({ n }) => n <= last).sort((a, b) => b.by - a.by);
  for (const moment of seen)
    if (kept.every(({ n }) => Math.abs(n - moment.n) >= WIDTH * last)) kept.push(moment);
  return kept.sort((a, b) => a.n - b.n);
}
