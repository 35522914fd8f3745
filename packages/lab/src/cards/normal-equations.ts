/** Least squares over any number of rows in the memory of one table: sums of products, cut into blocks of matches. */
import { BLOCKS } from '../statistics/blocks.js';

/** Keeps a table solvable where two things always come together: both then share what they do. */
const RIDGE = 1e-6;

export class NormalEquations {
  private size = 0;
  private room = 16;
  /** By block, then row by row: sums of products of two features. */
  private products = newTables(this.room * this.room);
  /** By block: sums of each feature times the outcome. */
  private outcomes = newTables(this.room);

  /** One row: the features it has (each counts 1), and what came of it. */
  add(block: number, features: readonly number[], outcome: number): void {
    for (const feature of features) this.reach(feature);
    const products = this.products[block]!;
    const outcomes = this.outcomes[block]!;
    for (const left of features) {
      outcomes[left]! += outcome;
      for (const right of features) products[left * this.room + right]!++;
    }
  }

  /** What each of these features adds, from all blocks but one (-1: from all). */
  solve(features: readonly number[], without = -1): number[] {
    const table = features.map((left) => [
      ...features.map((right) => this.sum(this.products, left * this.room + right, without)),
      this.sum(this.outcomes, left, without),
    ]);
    for (const [i, row] of table.entries()) row[i]! += RIDGE * Math.max(1, row[i]!);
    return solveSymmetric(table);
  }

  private sum(tables: readonly Float64Array[], place: number, without: number): number {
    let sum = 0;
    for (let block = 0; block < BLOCKS; block++) if (block !== without) sum += tables[block]![place]!;
    return sum;
  }

  private reach(feature: number): void {
    this.size = Math.max(this.size, feature + 1);
    if (this.size <= this.room) return;
    const old = this.room;
    this.room = 2 * this.size;
    this.products = this.products.map((table) => {
      const wider = new Float64Array(this.room * this.room);
      for (let row = 0; row < old; row++)
        wider.set(table.subarray(row * old, (row + 1) * old), row * this.room);
      return wider;
    });
    this.outcomes = this.outcomes.map((table) => {
      const longer = new Float64Array(this.room);
      longer.set(table);
      return longer;
    });
  }
}

function newTables(length: number): Float64Array[] {
  return Array.from({ length: BLOCKS }, () => new Float64Array(length));
}

/** Gauss on rows whose last entry is the right-hand side. The table is positive definite: no row needs another's place. */
function solveSymmetric(table: number[][]): number[] {
  const size = table.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const head = table[pivot]!;
    for (let i = pivot + 1; i < size; i++) {
      const row = table[i]!;
      const factor = row[pivot]! / head[pivot]!;
      if (factor === 0) continue;
      for (let j = pivot; j <= size; j++) row[j]! -= factor * head[j]!;
    }
  }
  const solved = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = table[i]![size]!;
    for (let j = i + 1; j < size; j++) rest -= table[i]![j]! * solved[j]!;
    solved[i] = rest / table[i]![i]!;
  }
  return solved;
}
