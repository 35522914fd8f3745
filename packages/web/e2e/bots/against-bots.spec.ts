/** Against bots, entirely in the browser, from a host that only hands out files. */
import { expect, test } from '@playwright/test';
import { titles } from '../support/games.js';
import { generic, handsFor } from '../support/hands.js';
import { expectEnding, isOver, playOn, playSome, startAgainstBot, withoutMotion } from '../support/play.js';

/** So many choices are made with a mouse or with keys that travel all the way; the rest of the match is played in a hurry. */
const BY_HAND = 15;

/** Their own specs play whole matches at their own tables. */
const ELSEWHERE = ['shadow-hunters', 'trueshot', 'devils-bluff'];

test.beforeEach(({ page }) => withoutMotion(page));

for (const { id, title } of titles) {
  const own = handsFor(id);

  test(`${id}: on the generic table, with the mouse and with the keyboard alone`, async ({ page }) => {
    await startAgainstBot(page, title, './?plain');
    await playSome(page, generic.point, BY_HAND);
    if (!(await isOver(page))) await playSome(page, generic.type, 3);
    expect(await page.locator('.log-line').count()).toBeGreaterThan(3);
  });
  if (own === undefined || ELSEWHERE.includes(id)) continue;

  test(`${id}: a match against a bot with the mouse`, async ({ page }) => {
    await startAgainstBot(page, title);
    await playSome(page, own.point, BY_HAND);
    await playOn(page, own);
    await expectEnding(page);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  });

  test(`${id}: a match against a bot with the keyboard alone`, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: new RegExp(`^Play against (a bot|bots): ${title}`) }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.shell').waitFor();
    await playSome(page, own.type, 2 * BY_HAND);
    await playOn(page, own);
    await expectEnding(page);
  });
}
