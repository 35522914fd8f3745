/** How sure a figure is that is no plain mean: leave one block of the matches out at a time, and see how far it moves. */
import type { Interval } from './wilson.js';

export const BLOCKS = 20;

/** Two-sided 95 % point of Student's distribution with BLOCKS - 1 degrees of freedom. */
const T_95 = 2.093;

/** The jackknife's standard error from the figure without each block. */
export function jackknifeError(without: readonly number[]): number {
  const mean = without.reduce((sum, value) => sum + value, 0) / without.length;
  const spread = without.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt((spread * (without.length - 1)) / without.length);
}

/** `surer`: by what factor wider, where several questions are asked at once. */
export function jackknifeInterval(figure: number, without: readonly number[], surer = 1): Interval {
  const half = T_95 * surer * jackknifeError(without);
  return { low: figure - half, high: figure + half };
}
