/** Whole numbers in thousandths of an inch, and the one square root that all measuring uses (GEO-02, GEO-03). */

export const INCH = 1000;

/** The integer square root of 2^53: beyond it a square is no longer exact. */
export const SAFE_ROOT = 94_906_265;

/** Rounded down. `Math.sqrt` need not be exact everywhere, so its answer is corrected. */
export function isqrt(n: number): number {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

/** Rounded up: the length of a leg whose squared length this is (GEO-03). */
export function rootUp(n: number): number {
  const root = isqrt(n);
  return root * root === n ? root : root + 1;
}

/** To the nearest whole number, halves away from zero. */
export function roundAway(n: number): number {
  return n < 0 ? -Math.floor(0.5 - n) : Math.floor(n + 0.5);
}
