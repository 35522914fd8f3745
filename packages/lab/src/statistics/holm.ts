/** Many comparisons at once: with twenty of them one "effect" is expected by chance, so each must be surer (Holm). */

/** The p-values as they count among all that were asked, in the order given. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((x, y) => values[x]! - values[y]!);
  const adjusted = new Array<number>(values.length).fill(1);
  let highest = 0;
  for (const [rank, i] of order.entries()) {
    highest = Math.max(highest, Math.min(1, values[i]! * (values.length - rank)));
    adjusted[i] = highest;
  }
  return adjusted;
}
