// A Chromium and a static host for the scripts beside this file.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@fray/games';
import { chromium } from '@playwright/test';

const PORT = 4692;
export const ADDRESS = `http://127.0.0.1:${PORT}/`;

export async function withBrowser(work) {
  const host = spawn(
    process.execPath,
    [fileURLToPath(new URL('../e2e/support/static-host.mjs', import.meta.url)), String(PORT)],
    { stdio: 'inherit' },
  );
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  });
  try {
    await waitForHost();
    await work(browser);
  } finally {
    await browser.close();
    host.kill();
  }
}

/** Nothing lies over the tables of this page: the games have been told in three lines before. */
export async function asPlayer(page, settings) {
  const told = Object.fromEntries(games.map(({ id }) => [id, { told: true, matches: [] }]));
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { 'fray.settings': JSON.stringify(settings), 'fray.first': JSON.stringify(told) },
  );
}

async function waitForHost() {
  for (let tries = 0; tries < 50; tries++) {
    try {
      await fetch(ADDRESS);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The static host did not start.');
}
