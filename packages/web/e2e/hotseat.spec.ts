/** Two people at one screen, with a cover between their turns. */
import { expect, type Page, test } from '@playwright/test';
import { titles } from './support/games.js';
import { generic, handsFor } from './support/hands.js';
import { expectEnding, playToTheEnd, withoutMotion } from './support/play.js';

test.beforeEach(({ page }) => withoutMotion(page));

for (const { id } of titles) {
  test(`${id}: a match of several at one screen, everybody covered`, async ({ page }) => {
    const own = handsFor(id);
    await page.goto(`./${own === undefined ? '?plain' : ''}#/new/${id}/here`);
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
    await expect(page.locator('.cover')).toBeVisible();
    let covers = 0;
    const act = async (here: Page): Promise<void> => {
      await (own ?? generic).point(here);
      if ((await here.locator('.cover').count()) > 0) {
        covers++;
        await expect(here.getByRole('heading', { level: 1 })).toHaveText(/, please$/);
        await expect(here.locator('.shell')).toHaveCount(0);
      }
    };
    await playToTheEnd(page, act, own === undefined ? 40 : undefined);
    expect(covers).toBeGreaterThan(0);
    if (own !== undefined) await expectEnding(page);
  });
}
