/** The rule lab: tick, go, see the intervals, stop; and a link that runs the same again. */
import { expect, test } from '@playwright/test';
import { clippedOrCovered } from './support/boxes.js';

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

test('what was found before is there to read, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/lab/shadow-hunters');
  await page.getByText('Shadow Hunters: what each house rule does').click();
  await expect(page.getByRole('img', { name: /Duel Dice/ }).first()).toBeVisible();
  expect(await page.evaluate(clippedOrCovered)).toEqual([]);
});
