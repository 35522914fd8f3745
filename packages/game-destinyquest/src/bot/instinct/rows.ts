/** The rows of those inputs that are not nought, each as often as it is seen, summed cell by cell. */

/** Cells that are summed side by side, eight sums being as many as a processor holds at once; each layer has a multiple of it. */
export const ABREAST = 8;

export function sumRows(
  weights: Float64Array,
  cells: number,
  index: Int32Array,
  value: Float64Array,
  from: number,
  count: number,
  out: Float64Array,
): void {
  const end = from + count;
  for (let j = 0; j < cells; j += ABREAST) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = from; i < end; i++) {
      const at = index[i]! * cells + j;
      const x = value[i]!;
      a += x * weights[at]!;
      b += x * weights[at + 1]!;
      c += x * weights[at + 2]!;
      d += x * weights[at + 3]!;
      e += x * weights[at + 4]!;
      f += x * weights[at + 5]!;
      g += x * weights[at + 6]!;
      h += x * weights[at + 7]!;
    }
    out[j] = a;
    out[j + 1] = b;
    out[j + 2] = c;
    out[j + 3] = d;
    out[j + 4] = e;
    out[j + 5] = f;
    out[j + 6] = g;
    out[j + 7] = h;
  }
}
