// The pictures that a chat program shows beside a link, one of each game's table: `npm run share-pictures -w @fray/web`
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { games } from '@fray/games';
import { ADDRESS, asPlayer, withBrowser } from './browser.mjs';

const folder = fileURLToPath(new URL('../public/share/', import.meta.url));
const DESK = { viewport: { width: 1200, height: 630 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Nothing of the page's own: only the table, as a watcher of bots sees it after a while. */
async function photograph(browser, game, options, name) {
  const context = await browser.newContext({ ...options, colorScheme: 'light' });
  const page = await context.newPage();
  await asPlayer(page, { animation: 'off', soundAsked: true });
  await page.goto(`${ADDRESS}#/new/${game}/bot`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.stage').waitFor({ timeout: 30_000 });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 72 });
  await context.close();
}

await mkdir(folder, { recursive: true });
await withBrowser(async (browser) => {
  for (const { id } of games) await photograph(browser, id, DESK, id);
  await photograph(browser, 'rohan', PHONE, 'phone');
});
