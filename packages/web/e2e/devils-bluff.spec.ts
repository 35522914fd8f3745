/** Devil's Bluff: grounds, missions and gangs are set up. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { clippedOrCovered } from './support/boxes.js';
import { withoutMotion } from './support/play.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test.beforeEach(({ page }) => withoutMotion(page));

async function look(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(200);
    expect.soft(await page.evaluate(clippedOrCovered), `${what} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]!);
  await expectNoBarriers(page, what);
}

async function expectNoBarriers(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`,
  );
  expect.soft(found, what).toEqual([]);
}

test('grounds, missions and gangs are chosen, and an illegal gang hears why', async ({ page }) => {
  await page.goto('./#/new/devils-bluff/bot');
  await page.getByRole('radio', { name: /Bitter Canyon/ }).check({ force: true });
  await page.getByRole('radio', { name: /High Noon/ }).check({ force: true });
  await page.getByRole('button', { name: 'Draw up another ground' }).click();
  await expect(page.getByRole('radio', { name: /Unknown ground/ })).toBeChecked();
  await look(page, 'setting up');
  await page.locator('.db-gang-choice').nth(1).getByRole('button', { name: 'Build your own' }).click();
  const builder = page.locator('dialog[open]');
  await builder.getByRole('button', { name: /^Wick/ }).click();
  await builder.getByRole('button', { name: 'Knife: Take', exact: true }).click();
  await expect(builder.locator('.db-why')).toContainText('Wick has 21');
  await expect(builder.locator('.db-why')).toContainText('DB-60');
  await expect(builder.getByRole('button', { name: 'Not ready to ride' })).toBeDisabled();
  await expectNoBarriers(page, 'the gang builder');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const [wide, room] = await builder.evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]);
    expect.soft(wide, `the gang builder at ${size.width}`).toBeLessThanOrEqual(room!);
  }
  await page.setViewportSize(SIZES[0]!);
  await builder.getByRole('button', { name: 'Drop the Knife' }).click();
  await builder.getByRole('button', { name: 'Keep for later' }).click();
  await builder.getByRole('button', { name: 'Ride out' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.db-map')).toBeVisible();
});
