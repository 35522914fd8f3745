/** The first match of a game: three lines and a picture once, and hints that fade. */
import { expect, test } from '@playwright/test';
import { calm, myTurn, startAgainstBot } from '../support/play.js';

test.use({ storageState: { cookies: [], origins: [] } });

const ROHAN = 'Rohan’s Last Stand';

test('a newcomer is told aim, turn and how to win once, and may read it again', async ({ page }) => {
  await calm(page);
  await startAgainstBot(page, ROHAN);
  const card = page.getByRole('dialog', { name: ROHAN });
  await expect(card.locator('dt')).toHaveText(['The aim', 'A turn', 'How to win']);
  await expect(card.locator('.scene')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Learn in/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'The game in short' }).click();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.reload();
  await page.locator('.prompt-bar').waitFor();
  await startAgainstBot(page, ROHAN);
  await expect(card).toBeHidden();
});

test('hints stand under every question of the first match, under fewer of the next, and one switch ends them', async ({
  page,
}) => {
  await calm(page);
  const note = page.locator('.prompt-note');
  await startAgainstBot(page, ROHAN);
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await myTurn(page);
  await expect(note).toContainText('Suggestion:');
  await page.keyboard.press('p');
  await myTurn(page);
  await expect(note).toContainText('Suggestion:');
  await page.goto('./#/settings');
  await page.getByLabel('Show hints under the question').uncheck();
  await page.goBack();
  await myTurn(page);
  await expect(note).toBeEmpty();
  await page.goto('./#/settings');
  await page.getByLabel('Show hints under the question').check();
  // The second match of a game is hinted at every second question only.
  await startAgainstBot(page, ROHAN);
  await myTurn(page);
  await expect(note).toContainText('Suggestion:');
  await page.keyboard.press('p');
  await myTurn(page);
  await expect(note).toBeEmpty();
});
