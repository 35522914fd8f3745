// What was promised beside what is: sizes and requests in a real browser, time of the main thread, lines. `npm run measure`
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { withBrowser } from './browser.mjs';
import { linesAndDuplicates } from './lines.mjs';
import { GAMES, kilobytes, loadsOf, workerSize } from './loads.mjs';
import { longestTask, medianOpening } from './opening.mjs';
import { placingCost } from './placing.mjs';

const results = [];

function report(what, value, unit, goal) {
  const fits = goal === undefined || value <= goal;
  results.push(fits);
  const note = goal === undefined ? '' : ` (at most ${goal}) ${fits ? 'ok' : 'TOO MUCH'}`;
  console.log(`${what.padEnd(52)} ${String(value).padStart(8)} ${unit}${note}`);
}

async function reportLoads(browser) {
  const errors = [];
  for (const [i, game] of GAMES.entries()) {
    const { home, table } = await loadsOf(browser, game, errors);
    if (i === 0) {
      report('home page, gzipped, without fonts', kilobytes(home), 'kB', 90);
      report('home page', home.length, 'requests', 12);
    }
    report(`${game}: table on top of it, gzipped`, kilobytes(table), 'kB', 220);
    report(`${game}: table on top of it`, table.length, 'requests', 15);
  }
  report('errors in the console', errors.length, '', 0);
  for (const error of errors) console.log(`    ${error}`);
}

function reportWorkers() {
  const dist = new URL('../dist/', import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const sizes = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  for (const name of ['session/bot', 'analysis/analysis', 'lab/lab'])
    for (const game of GAMES)
      report(
        `${name}-worker with ${game}, gzipped`,
        workerSize(manifest, sizes, `src/${name}-worker.ts`, game),
        'kB',
        90,
      );
}

reportWorkers();
await withBrowser(async (browser) => {
  await reportLoads(browser);
  const { all, script, style, layout } = await placingCost(browser);
  report('rohan: placing a card, main thread', all, 'ms', 120);
  console.log(`    script ${script}, style ${style}, layout ${layout}`);
  for (const [game, title] of [
    ['rohan', 'Rohan'],
    ['destinyquest', 'DestinyQuest'],
  ]) {
    report(`${game}: table opens`, await medianOpening(browser, title), 'ms', 1000);
    report(`${game}: longest task while bots think`, await longestTask(browser, game), 'ms', 100);
  }
});
const { lines, duplicated } = linesAndDuplicates();
report('lines of TypeScript', lines, '');
report('of them in pieces of eight that stand twice', duplicated, '');
process.exitCode = results.every(Boolean) ? 0 : 1;
