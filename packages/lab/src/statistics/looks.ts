/**
 * Looking before the end without lying: with every look there is one more chance to be fooled, so early looks must be surer.
 * Bounds after O'Brien and Fleming for two-sided tests at 5 %: hard at first, almost the usual one at the last look.
 */

/** By number of looks planned, from 1: the bound of the last look. From Jennison and Turnbull, table 2.3. */
const LAST_BOUND = [1.96, 1.977, 2.004, 2.024, 2.04, 2.053, 2.063, 2.072, 2.08, 2.087];

export const MOST_LOOKS = LAST_BOUND.length;

/** How many standard errors count as an effect at the k-th of so many planned looks. */
export function lookBound(look: number, looks: number): number {
  const last = LAST_BOUND[looks - 1];
  if (last === undefined || look < 1 || look > looks)
    throw new Error(`Fray invariant broken: look ${look} of ${looks}`);
  return last * Math.sqrt(looks / look);
}

/** After how many matches the looks are taken: in even steps, the last at the end. */
export function lookTimes(matches: number, looks: number): number[] {
  return Array.from({ length: looks }, (_, i) => Math.ceil((matches * (i + 1)) / looks));
}

/** About how many more matches bring an interval to this half-width, judged by the spread so far. */
export function moreNeeded(matches: number, halfWidth: number, wanted: number): number {
  if (!(halfWidth > wanted)) return 0;
  return Math.ceil(matches * ((halfWidth / wanted) ** 2 - 1));
}
