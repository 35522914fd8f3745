/** The Trueshot Lodge at its own table: the sealed first choice, a strike to answer, and a preparation fit every screen. */
import { expect, type Page, test } from '@playwright/test';
import { inspect } from './support/inspect.js';
import { myTurn, withoutMotion } from './support/play.js';

/** Rounds enough that everybody has prepared and been struck. */
const MOST_CHOICES = 100;

test.beforeEach(({ page }) => withoutMotion(page));

async function sitDown(page: Page): Promise<void> {
  await page.goto('./#/new/trueshot');
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.shell').waitFor();
}

test('the first choice, a strike and a preparation', async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page);
  await myTurn(page);
  await expect(page.locator('.tl-first .tl-large')).toHaveCount(3);
  await inspect(page, 'the first choice');
  await page.locator('.tl-first .tl-pick').nth(1).click();
  await page.getByRole('button', { name: /^Seal / }).click();
  const wanted = new Map([
    ['a strike', '.tl-reckoning'],
    ['a preparation', '.tl-actions'],
  ]);
  for (let n = 0; n < MOST_CHOICES && wanted.size > 0 && (await myTurn(page)); n++) {
    for (const [what, selector] of wanted)
      if ((await page.locator(selector).count()) > 0) {
        wanted.delete(what);
        await inspect(page, what);
      }
    const answers = page.locator('.tl-answers .button');
    const tame = answers.filter({ hasText: /^(Tame|Keep|Take|Pick|Strike)/ });
    await ((await tame.count()) > 0 ? tame.first() : answers.last()).click();
  }
  expect([...wanted.keys()]).toEqual([]);
});
