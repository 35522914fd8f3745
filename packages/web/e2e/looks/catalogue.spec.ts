/** The builder's list of the books' items: found by two letters, worn by one press, put right, pasted; on a phone, too. */
import { expect, test } from '@playwright/test';
import { inspect } from '../support/inspect.js';

const BUILDER = './#/game/destinyquest/builder/gladiator';

test('an item of the books is found, worn and fought with by the keyboard alone', async ({ page }) => {
  await page.goto(BUILDER);
  const items = page.getByRole('region', { name: 'Items of the books' });
  const search = items.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('gr');
  await expect(items.getByRole('listitem').first()).toContainText(/gr/i);
  await search.fill('great helm');
  await expect(items.getByRole('listitem').first()).toContainText('book 1, act 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Great helm/ }).first()).toBeVisible();
  await expect(items.getByRole('button', { name: 'Wear: Great helm' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await inspect(page, 'the items of the books');
});

test('an unconfirmed item says so, and its figures are put right with one press', async ({ page }) => {
  await page.goto(BUILDER);
  const items = page.getByRole('region', { name: 'Items of the books' });
  await items.getByRole('searchbox').fill('murkwater');
  const doubtful = items.getByRole('listitem').filter({ hasText: 'unconfirmed' }).first();
  await doubtful.getByRole('button').click();
  await expect(page.getByText('Only one list has this item.')).toBeVisible();
  const armour = page.getByRole('button', { name: 'More armour' });
  await armour.click();
  await expect(page.getByText('Only one list has this item.')).toBeVisible();
});

test('a pasted sheet is read, and each line that says nothing is named, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(BUILDER);
  await page.getByText('As a file', { exact: true }).click();
  await page.getByRole('textbox', { name: /The same hero as text/ }).fill('Drake\nGreat helm\nFiddlesticks');
  await page.getByRole('button', { name: 'Read this in' }).click();
  await expect(page.getByRole('alert')).toContainText('2 lines were read in.');
  await expect(page.getByRole('alert')).toContainText('Line 3, “Fiddlesticks”, is no item');
  await expect(page.getByRole('combobox', { name: 'Career' })).toHaveValue('drake');
  await inspect(page, 'the items of the books');
});
