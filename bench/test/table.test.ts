import { expect, it } from 'vitest';
import type { BenchResult } from '../src/bench.js';
import { formatTable } from '../src/table.js';

const RESULT: BenchResult = {
  figures: { rohan: 1_500_000, clone: 0.3123, 'line of sight': 6 },
  units: { rohan: 'decisions/s', clone: 'µs', 'line of sight': 'µs' },
  ratios: { 'rohan/boardgame.io': 250, 'rohan/kernel': 0.4, 'clone/kernel clone': 1.7 },
  checksums: {},
  sameGame: { matches: 50, decisions: 900 },
  repetitions: 5,
  seconds: 0.5,
  node: 'v20.19.0',
  notes: ['destinyquest: not in the registry'],
};

it('shows figures with their units, and says of every goal whether it was reached', () => {
  const table = formatTable(RESULT);
  expect(table).toMatch(/^rohan +1,500,000 {2}decisions\/s$/m);
  expect(table).toMatch(/^clone +0\.312 {2}µs$/m);
  expect(table).toMatch(/^line of sight +6\.00 {2}µs {2}goal: at most 5, missed$/m);
  expect(table).toMatch(/^rohan\/boardgame\.io +250 {2}goal: at least 200, reached$/m);
  expect(table).toMatch(/^rohan\/kernel +0\.400 {2}goal: at least 0\.5, missed$/m);
  expect(table).toMatch(/^clone\/kernel clone +1\.70 {2}goal: at most 3, reached$/m);
  expect(table).toContain('Note: destinyquest: not in the registry');
});
