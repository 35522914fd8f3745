/** Against bots, entirely in the browser, from a host that only hands out files. */
import { expect, test } from '@playwright/test';
import { titles } from './support/games.js';
import { generic, handsFor } from './support/hands.js';
import { expectEnding, isOver, playToTheEnd, startAgainstBot, withoutMotion } from './support/play.js';

/** Hands that pick at random on the generic table need very long to end some games. */
const SOME_CHOICES = 25;

test.beforeEach(({ page }) => withoutMotion(page));

for (const { id, title } of titles) {
  const own = handsFor(id);

  test(`${id}: on the generic table, with the mouse and with the keyboard alone`, async ({ page }) => {
    await startAgainstBot(page, title, './?plain');
    await playToTheEnd(page, generic.point, SOME_CHOICES);
    if (!(await isOver(page))) await playToTheEnd(page, generic.type, 5);
    expect(await page.locator('.log-line').count()).toBeGreaterThan(3);
  });
  if (own === undefined) continue;

  test(`${id}: a match against a bot with the mouse`, async ({ page }) => {
    await startAgainstBot(page, title);
    await playToTheEnd(page, own.point);
    await expectEnding(page);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  });

  test(`${id}: a match against a bot with the keyboard alone`, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: new RegExp(`^Play against (a bot|bots): ${title}`) }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.shell').waitFor();
    await playToTheEnd(page, own.type);
    await expectEnding(page);
  });
}
