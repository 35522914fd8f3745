/** Every page, every table and every ending, as everybody may meet them: see `inspect`. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.js';
import { clippedOrCovered } from '../support/boxes.js';
import { titles } from '../support/games.js';
import { handsFor, QUICK } from '../support/hands.js';
import { inspect } from '../support/inspect.js';
import { myTurn, playOn, playSome, startAgainstBot, withoutMotion } from '../support/play.js';

const game = titles[0]!;
const PAGES: Readonly<Record<string, string>> = {
  home: './',
  join: './#/join',
  replays: './#/replays',
  settings: './#/settings',
  credits: './#/credits',
  'a page that is not there': './#/no/such/page',
  'watching bots': `./#/new/${game.id}/watch`,
  'rules of the first game': `./#/rules/${game.id}`,
};

/** A change after the # alone would not load the page anew. */
async function fresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test.beforeEach(({ page }) => withoutMotion(page));

test('pages', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [name, address] of Object.entries(PAGES)) {
    await fresh(page, address);
    await inspect(page, name);
  }
});

for (const { id, title } of titles) {
  test(`${id}: new tables`, async ({ page }) => {
    for (const kind of ['here', 'online']) {
      await fresh(page, `./#/new/${id}/${kind}`);
      await inspect(page, kind);
    }
  });

  test(`${id}: the table at the start, in the middle, at the end, and again`, async ({ page }) => {
    test.setTimeout(240_000);
    const hands = handsFor(id);
    await startAgainstBot(page, title);
    await myTurn(page);
    await inspect(page, 'at the start');
    await playSome(page, hands.point, 6);
    await inspect(page, 'in the middle');
    if (!QUICK.includes(id)) return;
    await playOn(page, hands);
    await inspect(page, 'at the end');
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await page.getByRole('slider').waitFor();
    await inspect(page, 'the replay');
  });
}

test('the generic table, its menu, its log and its cover', async ({ page }) => {
  test.setTimeout(240_000);
  await startAgainstBot(page, game.title, './?plain');
  await myTurn(page);
  await inspect(page, 'generic table');
  await page.getByRole('button', { name: 'Menu' }).click();
  await inspect(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Concede/ }).click();
  await inspect(page, 'asking whether to concede');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.latest-line').click();
  await page.locator('dialog[open] .log').waitFor();
  await expectNoBarriers(page, 'the log as a sheet');
  expect.soft(await page.evaluate(clippedOrCovered), 'the log as a sheet').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await fresh(page, `./#/new/${game.id}/here`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.cover').waitFor();
  await inspect(page, 'cover');
});
