/** The rule lab: tick, go, see the intervals, stop; and a link that runs the same again. */
import { expect, test } from '@playwright/test';

test('a rule is compared in the page, and a link asks the same question again', async ({ page }) => {
  await page.goto('./#/lab/rohan');
  await expect(page.getByRole('status')).toContainText('Tick at least one rule');
  await page.getByRole('switch', { name: 'Health: 30' }).check();
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByRole('img', { name: /Decisions until the end/ })).toBeVisible({ timeout: 60_000 });
  const stop = page.getByRole('button', { name: 'Stop here' });
  if (await stop.isVisible()) await stop.click();
  await expect(page.getByRole('button', { name: 'Go' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('status')).toContainText('matches played');
  const file = (await page.locator('.lab pre').textContent()) ?? '';
  const code = Buffer.from(file).toString('base64url');
  await page.goto(`./#/lab/rohan/${code}`);
  await expect(page.getByRole('switch', { name: 'Health: 30' })).toBeChecked();
});
