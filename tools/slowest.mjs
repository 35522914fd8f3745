// The ten slowest tests of the last run of `npm test`, from what both runners write down.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const MOST = 10;

export const VITEST_REPORT = '.made/vitest.json';
export const BROWSER_REPORT = '.made/browser-tests.json';

/** Seconds and name of each test file of vitest, and of each browser test. */
function vitestFiles() {
  const { testResults } = read(VITEST_REPORT) ?? { testResults: [] };
  return testResults.map(({ name, startTime, endTime }) => [
    (endTime - startTime) / 1000,
    relative(process.cwd(), name),
  ]);
}

function browserTests() {
  const found = [];
  const walk = ({ suites = [], specs = [] }) => {
    for (const suite of suites) walk(suite);
    for (const { file, title, tests } of specs)
      for (const { results } of tests)
        found.push([results.reduce((sum, { duration }) => sum + duration, 0) / 1000, `${file}: ${title}`]);
  };
  walk(read(BROWSER_REPORT) ?? {});
  return found;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function printSlowest() {
  const slowest = [...vitestFiles(), ...browserTests()].sort(([a], [b]) => b - a).slice(0, MOST);
  if (slowest.length === 0) return;
  console.log('\nThe slowest:');
  for (const [seconds, name] of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}
