/** Against a bot, entirely in the browser, from a host that only hands out files. */
import { expect, test } from '@playwright/test';
import { titles } from './support/games.js';
import { generic, handsFor } from './support/hands.js';
import { expectEnding, playToTheEnd, startAgainstBot, withoutMotion } from './support/play.js';

test.beforeEach(({ page }) => withoutMotion(page));

for (const { id, title } of titles) {
  const own = handsFor(id);

  test(`${id}: a match against a bot with the mouse`, async ({ page }) => {
    await startAgainstBot(page, title, own === undefined ? './?plain' : './');
    await playToTheEnd(page, (own ?? generic).point);
    await expectEnding(page);
    await page.getByRole('link', { name: 'Look at the replay' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  });

  test(`${id}: a match against a bot with the keyboard alone`, async ({ page }) => {
    await page.goto(own === undefined ? './?plain' : './');
    await page.getByRole('button', { name: `Play against a bot: ${title}` }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.shell').waitFor();
    await playToTheEnd(page, (own ?? generic).type);
    await expectEnding(page);
  });

  test(`${id}: a match on the generic table`, async ({ page }) => {
    await startAgainstBot(page, title, './?plain');
    await playToTheEnd(page, generic.point);
    await expectEnding(page);
  });
}
