// What a browser fetches for the home page and for each game's table: counted in a real one, packed as a server packs it.
import { gzipSync } from 'node:zlib';
import { ADDRESS } from './browser.mjs';

export const GAMES = ['rohan', 'destinyquest', 'shadow-hunters', 'trueshot', 'devils-bluff'];

/** Everything fetched while `work` runs and until nothing more comes; fonts and what the offline store takes are apart. */
async function loaded(context, work) {
  const seen = new Map();
  const reading = [];
  const note = (response) => {
    // A worker has what the page has already fetched: files with a hash in their names are kept for a year.
    if (response.request().serviceWorker() !== null || seen.has(response.url()) || !response.ok()) return;
    seen.set(response.url(), 0);
    const read = response
      .body()
      .then((body) => seen.set(response.url(), gzipSync(body, { level: 9 }).length));
    reading.push(read.catch(() => undefined));
  };
  context.on('response', note);
  await work();
  await Promise.all(reading);
  context.off('response', note);
  return [...seen].map(([url, bytes]) => ({ url, bytes }));
}

const isFont = ({ url }) => url.endsWith('.woff2');
export const kilobytes = (files) =>
  Math.round(files.filter((file) => !isFont(file)).reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;

/** The home page, then the table of a game from it; `errors` are what the console says is wrong. */
export async function loadsOf(browser, game, errors) {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  page.on('console', (message) => {
    // A static host knows no server's address; the page asks for it once.
    const missing = message.location().url.endsWith('/api/games');
    if (message.type() === 'error' && !missing) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const home = await loaded(context, () => page.goto(ADDRESS, { waitUntil: 'networkidle' }));
  const known = new Set(home.map(({ url }) => url));
  const table = await loaded(context, async () => {
    await page.locator(`.home-games [data-game="${game}"] .game-ways button`).click();
    await page.locator('.shell').waitFor();
    await page.waitForLoadState('networkidle');
  });
  await context.close();
  return { home, table: table.filter(({ url }) => !known.has(url)) };
}

/** What a worker of the page stands on: its file and all that it and they import. */
export function workerSize(manifest, sizes, entry, game) {
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const other of chunk.imports ?? []) collect(other);
  };
  collect(entry);
  collect(`../game-${game}/src/index.ts`);
  return Math.round([...files].reduce((sum, file) => sum + sizes(file), 0) / 100) / 10;
}
