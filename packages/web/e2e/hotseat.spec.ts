/** Two people at one screen, with a cover between their turns. */
import { expect, test } from '@playwright/test';
import { titles } from './support/games.js';
import { generic, handsFor } from './support/hands.js';
import { expectEnding, playToTheEnd, withoutMotion } from './support/play.js';

test.beforeEach(({ page }) => withoutMotion(page));

for (const { id } of titles) {
  test(`${id}: a match of two at one screen`, async ({ page }) => {
    const own = handsFor(id);
    await page.goto(`./${own === undefined ? '?plain' : ''}#/new/${id}/hotseat`);
    await page
      .getByLabel(/^Name of/)
      .first()
      .fill('Ada');
    await page
      .getByLabel(/^Name of/)
      .nth(1)
      .fill('Ben');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.shell, .cover').first().waitFor();
    let covers = 0;
    await playToTheEnd(page, async (here) => {
      await (own ?? generic).point(here);
      if ((await here.locator('.cover').count()) > 0) {
        covers++;
        await expect(here.getByRole('heading', { level: 1 })).toHaveText(/^(Ada|Ben), please$/);
        await expect(here.locator('.shell')).toHaveCount(0);
      }
    });
    expect(covers).toBeGreaterThan(0);
    await expectEnding(page);
  });
}
