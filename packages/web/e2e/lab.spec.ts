/** The rule lab: tick, go, see the intervals, stop; and a link that runs the same again. */
import { expect, test } from '@playwright/test';
import { ONLINE } from './support/addresses.js';
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
  // From the answer to a table with that rule in one click, and back.
  const here = page.url();
  await page.getByRole('button', { name: 'Play with Health: 30' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto(here);
  await page.getByRole('switch', { name: 'Health: 30' }).check();
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

test('a server that allows it runs the experiment, tells how far it is, and stops when asked', async ({
  page,
}) => {
  await page.goto(`${ONLINE}#/lab/rohan`);
  await page.getByRole('switch', { name: 'Health: 30' }).check();
  await page.getByLabel('Where').selectOption('there');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByRole('img', { name: /Decisions until the end/ })).toBeVisible({ timeout: 60_000 });
  const stop = page.getByRole('button', { name: 'Stop here' });
  if (await stop.isVisible()) await stop.click();
  await expect(page.getByRole('button', { name: 'Go' })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('status')).toContainText('matches played');
});
