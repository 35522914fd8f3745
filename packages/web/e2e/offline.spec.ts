/** Without a network the house stays open: a match against bots at every table, lessons, puzzles and replays. */
import { expect, test } from '@playwright/test';
import { titles } from './support/games.js';
import { myTurn, startAgainstBot, withoutMotion } from './support/play.js';

test.use({ serviceWorkers: 'allow' });

test('a page that was opened once plays, teaches, puzzles and replays offline', async ({ page, context }) => {
  test.setTimeout(120_000);
  await withoutMotion(page);
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  for (const { id, title } of titles) {
    await startAgainstBot(page, title);
    // Their bots answer until something is asked here.
    await myTurn(page);
    await page.goto(`./#/learn/${id}`);
    await expect(page.locator('.lamp-say'), `the lesson of ${id}`).not.toBeEmpty();
    await page.goto('./#/puzzles');
    await page.locator(`ol[data-game="${id}"] a`).first().click();
    await expect(page.locator('.puzzle-task'), `a puzzle of ${id}`).toContainText('far better');
    await expect(page.locator('.shell')).toBeVisible();
  }
  await startAgainstBot(page, titles[0]!.title);
  await myTurn(page);
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  await myTurn(page);
  await page.goto('./#/replays');
  await page.locator('a[href*="/replay/"]').first().click();
  await expect(page.getByRole('slider')).toBeVisible();
});
