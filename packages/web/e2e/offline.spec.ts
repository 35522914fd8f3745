/** Without a network the house stays open: a match against a bot, a lesson, a replay. */
import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('a page that was opened once plays, teaches and replays offline', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play against a bot: Rohan’s Last Stand' }).click();
  await expect(page.locator('.shell')).toBeVisible();
  await expect(page.locator('.prompt-bar')).toBeVisible();
  await page.goto('./#/learn/rohan');
  await expect(page.locator('.lamp-card h2')).toContainText('You lead Rohan');
  await page.goto('./#/replays');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
