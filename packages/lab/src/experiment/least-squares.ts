/** Linear least squares for small designs: which columns say something of their own, and how each effect is made of the cells. */

const TINY = 1e-9;

/** The places of columns that are no sum of earlier ones (Gram-Schmidt). */
export function independent(columns: readonly (readonly number[])[]): readonly number[] {
  const basis: number[][] = [];
  return columns.flatMap((column, place) => {
    let rest = [...column];
    for (const unit of basis) {
      const share = dot(rest, unit);
      rest = rest.map((value, i) => value - share * unit[i]!);
    }
    const length = Math.sqrt(dot(rest, rest));
    if (length < TINY) return [];
    basis.push(rest.map((value) => value / length));
    return [place];
  });
}

/** For each column the weights of the cells whose sum is its coefficient: the rows of (X'X)^-1 X'. */
export function leastSquares(columns: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = columns.length;
  const table = columns.map((left, row) => [
    ...columns.map((right) => dot(left, right)),
    ...columns.map((_, i) => (i === row ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot++) eliminate(table, pivot);
  const inverse = table.map((row) => row.slice(size));
  return inverse.map((row) =>
    columns[0]!.map((_, cell) => row.reduce((sum, value, i) => sum + value * columns[i]![cell]!, 0)),
  );
}

/** One step of Gauss and Jordan: the pivot's row becomes 1 there, all others 0. */
function eliminate(table: number[][], pivot: number): void {
  const best = table.reduce(
    (found, row, i) => (i >= pivot && Math.abs(row[pivot]!) > Math.abs(table[found]![pivot]!) ? i : found),
    pivot,
  );
  [table[pivot], table[best]] = [table[best]!, table[pivot]!];
  const scale = table[pivot]![pivot]!;
  table[pivot] = table[pivot]!.map((value) => value / scale);
  for (const [i, row] of table.entries()) {
    const factor = row[pivot]!;
    if (i !== pivot) table[i] = row.map((value, j) => value - factor * table[pivot]![j]!);
  }
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, i) => sum + value * right[i]!, 0);
}
