/** Where a response crosses its target: on the straight line through the values tried around that place. */
import { BLOCKS, jackknifeInterval } from '../statistics/blocks.js';
import type { Sample } from './sample.js';

export interface Crossing {
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

/** So many values around the place make the line. */
const AROUND = 6;

/** The first two neighbours between which the response passes the target; undefined where it does not. */
export function bracketOf(samples: readonly Sample[], target: number): readonly [Sample, Sample] | undefined {
  const place = samples.findIndex(
    ({ mean }, i) => i > 0 && (mean - target) * (samples[i - 1]!.mean - target) <= 0,
  );
  return place < 0 ? undefined : [samples[place - 1]!, samples[place]!];
}

/** `samples` from the lowest value; null when the target is not crossed between them. */
export function crossing(samples: readonly Sample[], target: number): Crossing | null {
  const bracket = bracketOf(samples, target);
  if (bracket === undefined) return null;
  const [left, right] = [bracket[0].value, bracket[1].value];
  const middle = (left + right) / 2;
  const near = [...samples]
    .sort((a, b) => Math.abs(a.value - middle) - Math.abs(b.value - middle))
    .slice(0, AROUND);
  // The line may bend away where the response is nearly level; it was crossed between these two.
  const at = Math.max(left, Math.min(right, onLine(near, target, -1)));
  const without = Array.from({ length: BLOCKS }, (_, block) => onLine(near, target, block));
  return { at, ...jackknifeInterval(at, without) };
}

/** The place on the least-squares line through the means, one block of seeds left out. */
function onLine(samples: readonly Sample[], target: number, without: number): number {
  const n = samples.length;
  const x = samples.reduce((sum, { value }) => sum + value, 0) / n;
  const means = samples.map((sample) => sample.meanWithout(without));
  const y = means.reduce((sum, mean) => sum + mean, 0) / n;
  let up = 0;
  let along = 0;
  for (const [i, { value }] of samples.entries()) {
    up += (value - x) * (means[i]! - y);
    along += (value - x) ** 2;
  }
  return x + ((target - y) * along) / up;
}
