/** Puzzles in the browser: a wrong answer is answered kindly, the right one is told with its reason and kept. */
import { expect, test } from '@playwright/test';
import { withoutMotion } from '../support/play.js';

const PUZZLE = '5566a88d';

test('today’s puzzle is on the home page, another one tomorrow', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fray.settings', '{"name":"Ada"}'));
  const seen = new Set<string>();
  for (const day of ['2027-03-01', '2027-03-02', '2027-03-03']) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto('./');
    await page.reload();
    const solve = page.getByRole('region', { name: 'Today’s puzzle' }).getByRole('link', { name: 'Solve' });
    seen.add((await solve.getAttribute('href'))!);
  }
  expect(seen.size).toBe(3);
});

test('a puzzle is solved at the table, and stays solved', async ({ page }) => {
  await withoutMotion(page);
  await page.goto(`./#/puzzle/rohan/${PUZZLE}`);
  const task = page.locator('.puzzle-task');
  await expect(task).toContainText('One choice is far better than all others.');
  // An Orc in lane 4 stops the blow; a Dunlending does more there.
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await expect(task).toContainText('there is something far better');
  await page.keyboard.press('3');
  await page.keyboard.press('4');
  await expect(task).toContainText('That is it!');
  await expect(task).toContainText('times in 100');
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeVisible();

  await page.goto('./#/puzzles');
  await expect(page.locator(`a[href$="/puzzle/rohan/${PUZZLE}"]`)).toHaveAttribute('data-state', 'solved');
  await page.reload();
  await expect(page.locator(`a[href$="/puzzle/rohan/${PUZZLE}"]`)).toHaveAttribute('data-state', 'solved');
});
