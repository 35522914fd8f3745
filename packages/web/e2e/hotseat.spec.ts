/** Two people at one screen, with a cover between their turns. */
import { expect, test } from '@playwright/test';
import { titles } from './support/games.js';
import { handsFor, QUICK } from './support/hands.js';
import { expectEnding, playOn, playSome, withoutMotion } from './support/play.js';

/** Enough for the screen to be handed over. */
const SOME_CHOICES = 20;

test.beforeEach(({ page }) => withoutMotion(page));

for (const { id } of titles) {
  test(`${id}: a match of several at one screen, everybody covered`, async ({ page }) => {
    await page.goto(`./#/new/${id}/here`);
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
    const hands = handsFor(id);
    await playSome(
      page,
      async (here) => {
        await hands.point(here);
        if ((await here.locator('.cover').count()) === 0) return;
        covers++;
        await expect(here.getByRole('heading', { level: 1 })).toHaveText(/, please$/);
        await expect(here.locator('.shell')).toHaveCount(0);
      },
      SOME_CHOICES,
    );
    expect(covers).toBeGreaterThan(0);
    if (!QUICK.includes(id)) return;
    await playOn(page, hands);
    await expectEnding(page);
  });
}
