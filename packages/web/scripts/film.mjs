// The moving picture of the README: two bots at Rohan's Last Stand. `npm run film -w @fray/web`; needs ImageMagick's `convert`.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADDRESS, asPlayer, withBrowser } from './browser.mjs';

const FILM = fileURLToPath(new URL('../../../docs/table.webp', import.meta.url));
const MOST_FRAMES = 44;
const FRAME_MS = 450;

const folder = await mkdtemp(join(tmpdir(), 'fray-film-'));
await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
  await asPlayer(page, { animation: 'fast', soundAsked: true });
  await page.goto(`${ADDRESS}#/new/rohan/watch`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.stage').waitFor();
  for (let n = 0; n < MOST_FRAMES && (await page.locator('.ending').count()) === 0; n++) {
    await page.waitForTimeout(FRAME_MS);
    await page.screenshot({ path: join(folder, `${String(n).padStart(3, '0')}.png`) });
  }
});
const how = ['-resize', '800x', '-quality', '55', '-define', 'webp:method=4'];
execFileSync('convert', ['-delay', String(FRAME_MS / 10), '-loop', '0', join(folder, '*.png'), ...how, FILM]);
await rm(folder, { recursive: true });
