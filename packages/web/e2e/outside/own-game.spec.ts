/** A game that was made outside of the house: built by the compiler alone, it is played in the browser like any other. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { generic } from '../support/hands.js';
import { expectEnding, playOn, playSome, startAgainstBot, withoutMotion } from '../support/play.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const fray = join(root, 'packages/cli/bin/fray.js');
const home = mkdtempSync(join(tmpdir(), 'fray-own-'));
let server: ChildProcess | undefined;

test.afterAll(() => {
  server?.kill();
  rmSync(home, { recursive: true, force: true });
});

test('a game made elsewhere is played to its end, with its rules beside it', async ({ page }) => {
  await withoutMotion(page);
  await startAgainstBot(page, 'Stone Wall', await serveNewGame());
  await playSome(page, generic.point, 3);
  await page.getByRole('button', { name: /^Rules/ }).click();
  await expect(page.locator('[data-clause="SW-4"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await playOn(page, generic);
  await expectEnding(page);
});

async function serveNewGame(): Promise<string> {
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');
  execFileSync(process.execPath, [fray, 'new', 'stone-wall'], { cwd: home });
  const cwd = join(home, 'stone-wall');
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], { cwd });
  const started = spawn(process.execPath, [fray, 'serve', '--port', '0', '--data', join(home, 'data')], {
    cwd,
  });
  server = started;
  const told = await new Promise<string>((resolve) =>
    started.stdout.once('data', (text) => resolve(`${text}`)),
  );
  return /http:\/\/\S+?(?=\. )/.exec(told)![0];
}
