/** `fray export`: the page in a subfolder of a plain file server, where nothing else answers. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { titles } from '../support/games.js';
import { generic } from '../support/hands.js';
import { playSome, startAgainstBot, storyOf, withoutMotion } from '../support/play.js';

const FRAY = fileURLToPath(new URL('../../../cli/bin/fray.js', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const home = mkdtempSync(join(tmpdir(), 'fray-exported-'));
let host: Server;
let at = '';
/** Whatever was asked for beside the exported folder, or is not in it. */
const astray: string[] = [];

test.beforeAll(async () => {
  execFileSync(process.execPath, [FRAY, 'export', join(home, 'deep', 'table')]);
  host = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://host').pathname;
    const file = join(home, path.endsWith('/') ? `${path}index.html` : path);
    const body = await readFile(file).catch(() => undefined);
    if (body === undefined) astray.push(path);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(host.address() as AddressInfo).port}/deep/table/`;
});

test.afterAll(() => {
  host.close();
  rmSync(home, { recursive: true, force: true });
});

test.describe('an exported page', () => {
  for (const { id, title } of titles)
    test(`plays ${id} against bots, with nothing but its own files`, async ({ page }) => {
      const wrong = listenForErrors(page);
      await withoutMotion(page);
      await startAgainstBot(page, title, `${at}?plain`);
      await playSome(page, generic.point, 3);
      expect(await storyOf(page)).not.toBe('');
      expect(astray.filter((path) => path !== '/favicon.ico')).toEqual([]);
      expect(wrong).toEqual([]);
    });

  test('opens lessons, puzzles, rules and the lab, and offers nothing online', async ({ page }) => {
    const wrong = listenForErrors(page);
    await withoutMotion(page);
    const pages = titles.flatMap(({ id }) => [`new/${id}`, `learn/${id}`, `rules/${id}`]);
    for (const path of [...pages, 'puzzles', 'lab', 'replays', 'bots/rohan']) {
      await page.goto(`${at}#/${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.goto(`${at}#/new/rohan/online`);
    await expect(page.getByText(/server/i).first()).toBeVisible();
    expect(astray.filter((path) => path !== '/favicon.ico')).toEqual([]);
    expect(wrong).toEqual([]);
  });
});

test.describe('an exported page that is kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens again without any network, within its own folder', async ({ page, context }) => {
    await page.goto(at);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(at);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
});

function listenForErrors(page: Page): readonly string[] {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  return wrong;
}
