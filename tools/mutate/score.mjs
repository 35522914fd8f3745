import { existsSync, readFileSync } from 'node:fs';

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** One line a file, from the results of all pieces; false when one is missing or the whole is below the floor. */
export function tellScore(name, pieces, floor) {
  const files = pieces.map((piece) => `.made/mutation/${name}-${piece}.json`);
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) console.log(`Not run yet: ${missing.join(', ')}`);
  const rows = files
    .filter((file) => !missing.includes(file))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).files))
    .map(([path, { mutants }]) => ({ path: path.split('/src/')[1], ...count(mutants) }));
  for (const row of rows.sort((a, b) => a.path.localeCompare(b.path))) console.log(line(row.path, row));
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const all = { noticed: sum('noticed'), missed: sum('missed') };
  console.log(line(`all of ${name}, at least ${floor} %`, all));
  return missing.length === 0 && percent(all) >= floor;
}

function count(mutants) {
  const among = (states) => mutants.filter(({ status }) => states.has(status)).length;
  return { noticed: among(NOTICED), missed: among(MISSED) };
}

const percent = ({ noticed, missed }) => (100 * noticed) / (noticed + missed);

function line(what, tally) {
  const of = `${tally.noticed} of ${tally.noticed + tally.missed}`;
  return `${what.padEnd(36)}${of.padStart(14)}${percent(tally).toFixed(1).padStart(8)} %`;
}
