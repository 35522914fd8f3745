// Sizes and times of the built client against what is promised. `npm run measure -w @fray/web`
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ADDRESS, withBrowser } from './browser.mjs';

const dist = new URL('../dist/', import.meta.url);
const LIMITS = { initialKilobytes: 200, tableOpensMs: 1000, longestTaskMs: 100 };
const results = [];

function report(what, value, unit, limit) {
  const fits = limit === undefined || value <= limit;
  results.push(fits);
  const note = limit === undefined ? '' : ` (at most ${limit}) ${fits ? 'ok' : 'TOO MUCH'}`;
  console.log(`${what.padEnd(46)} ${String(value).padStart(7)} ${unit}${note}`);
}

/** Everything the first page loads before it can be used. */
async function initialSize() {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const other of chunk.imports ?? []) collect(other);
  };
  collect('index.html');
  let bytes = 0;
  for (const file of files)
    if (file.endsWith('.js')) bytes += gzipSync(await readFile(new URL(file, dist))).length;
  return bytes / 1000;
}

/** Each time in a fresh browser profile, from the click to the question. */
async function medianOpening(browser, title) {
  const times = [];
  for (let n = 0; n < 5; n++) {
    const context = await browser.newContext();
    times.push(await openTable(await context.newPage(), title));
    await context.close();
  }
  return times.sort((a, b) => a - b)[2];
}

async function openTable(page, title) {
  await page.goto(ADDRESS);
  const button = page.getByRole('button', { name: `Play against a bot: ${title}` });
  await button.waitFor();
  // Timed in the page, so that the remote control does not count.
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (document.querySelector('.prompt-bar') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('open'));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await button.click();
  await page.waitForFunction(() => performance.getEntriesByName('open').length > 0);
  return page.evaluate(() => Math.round(performance.measure('opening', 'clicked', 'open').duration));
}

/** The longest task on the page while two bots play a match in their worker and every beat is drawn. */
async function longestTask(page, game) {
  await page.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        globalThis.longest = Math.max(globalThis.longest, entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${ADDRESS}#/new/${game}/watch`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.shell').waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  await page.waitForTimeout(8000);
  return Math.round(await page.evaluate(() => globalThis.longest));
}

report('initial JavaScript, gzipped', Math.round(await initialSize()), 'kB', LIMITS.initialKilobytes);
await withBrowser(async (browser) => {
  for (const [game, title] of [
    ['rohan', 'Rohan'],
    ['destinyquest', 'DestinyQuest'],
  ]) {
    report(`${game}: table opens`, await medianOpening(browser, title), 'ms', LIMITS.tableOpensMs);
    const context = await browser.newContext();
    const longest = await longestTask(await context.newPage(), game);
    report(`${game}: longest task while bots think`, longest, 'ms', LIMITS.longestTaskMs);
    await context.close();
  }
});
process.exitCode = results.every(Boolean) ? 0 : 1;
