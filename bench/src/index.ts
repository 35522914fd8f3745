/** `fray bench`: measures and prints, as a table or as one JSON object. */
import { type BenchOptions, type BenchResult, measure } from './bench.js';
import { formatTable } from './table.js';

export interface RunOptions extends BenchOptions {
  readonly json?: boolean;
}

/** Runs everything and returns the text to print. */
export function runBench(options: RunOptions = {}): string {
  const result = measure(options);
  return options.json === true ? `${JSON.stringify(result, null, 2)}\n` : formatTable(result);
}

export { formatLabBench, type LabBench, measureLab } from './lab-bench.js';
export { type BenchOptions, type BenchResult, measure };
