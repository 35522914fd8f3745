/** The house rules of Shadow Hunters: chosen as a table is set up, and changed by a vote in the middle of a match. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.js';
import { withoutMotion } from '../support/play.js';

test.beforeEach(({ page }) => withoutMotion(page));

const rule = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test('the set-up opens with the seven rules, their presets and what the lab found', async ({ page }) => {
  await page.goto('./#/new/shadow-hunters');
  const panel = page.getByRole('region', { name: 'House rules' });
  await expect(panel.getByRole('switch')).toHaveCount(7);
  await expect(panel).toContainText('Play a round or two without them first');
  await expect(panel).toContainText('Shadows win 3.1 more matches in 100.');
  await expect(panel.getByText('Experimental')).toHaveCount(1);

  await panel.getByRole('button', { name: 'The easy ones' }).click();
  for (const name of ['Use It or Lose It', 'Duel Dice', 'Critical Misses'])
    await expect(rule(page, name)).toBeChecked();
  await expect(rule(page, 'Blur')).not.toBeChecked();
  // Critical Misses need Duel Dice: one goes with the other.
  await rule(page, 'Duel Dice').press('Space');
  await expect(rule(page, 'Critical Misses')).not.toBeChecked();
  await rule(page, 'Critical Misses').press('Space');
  await expect(rule(page, 'Duel Dice')).toBeChecked();
  await panel.getByRole('button', { name: 'None' }).click();
  await expect(panel.locator(':checked')).toHaveCount(0);

  await expectNoBarriers(page, 'the house rules at set-up');
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoBarriers(page, 'the house rules at set-up on a phone');
});

test('a number changes in the middle of a match by a vote, and the table says so', async ({ page }) => {
  await page.goto('./#/new/shadow-hunters');
  await rule(page, 'Double It or Lose It').press('Space');
  await page.getByText('House rules and rulings').click();
  await page.getByRole('combobox', { name: 'Vote', exact: true }).selectOption('agreed');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const propose = page.getByRole('button', { name: 'Propose to change a house rule' });
  const other = page.locator('.sh-answers .button, .sh-player-pick, .sh-staged button.sh-choice').first();
  await expect(async () => {
    if (!(await propose.isVisible())) await other.click({ timeout: 500 });
    await expect(propose).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await propose.click();
  await page.getByRole('combobox', { name: 'What should change?' }).selectOption({ label: 'DOUBLE adds' });
  await page.getByRole('button', { name: 'DOUBLE adds: 4' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByText('Changed by a vote: DOUBLE adds: 4')).toBeVisible();
  await expectNoBarriers(page, 'a changed house rule');
});
