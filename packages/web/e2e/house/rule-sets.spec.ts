/** "Our Friday rules": named, kept, chosen again in one click, shared by link and file, and told by the record. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.js';
import { withoutMotion } from '../support/play.js';

test.beforeEach(({ page }) => withoutMotion(page));

const ours = (page: Page) => page.getByRole('region', { name: 'Our rules' });
const blur = (page: Page) => page.getByRole('switch', { name: 'Blur', exact: true });
const friday = (page: Page) => ours(page).getByRole('button', { name: 'Our Friday rules' });

async function keepFriday(page: Page): Promise<void> {
  await page.goto('./#/new/shadow-hunters');
  await blur(page).press('Space');
  await page.getByText('House rules and rulings').click();
  await page.getByRole('combobox', { name: 'Blurs', exact: true }).selectOption('2');
  await page.getByRole('combobox', { name: 'Vote', exact: true }).selectOption('agreed');
  await ours(page).getByLabel('Name these rules').fill('Our Friday rules');
  await ours(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(friday(page)).toHaveAttribute('aria-pressed', 'true');
}

test('a set of rules is kept, chosen in one click and told by the record', async ({ page }) => {
  await keepFriday(page);
  await expectNoBarriers(page, 'kept rules');
  await page.reload();
  await expect(blur(page)).not.toBeChecked();
  await friday(page).click();
  await expect(blur(page)).toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.shell').waitFor();
  const id = page.url().split('/').at(-1)!;
  await page.goto(`./#/replay/here/${id}`);
  await expect(page.locator('.replay-whose')).toContainText('Our Friday rules');
});

test('it comes to a friend by link and by file, and what is none is refused in one sentence', async ({
  page,
  browser,
}) => {
  await keepFriday(page);
  const link = (await ours(page).getByRole('button', { name: 'Copy link' }).getAttribute('data-link'))!;
  const saved = page.waitForEvent('download');
  await ours(page).getByRole('button', { name: 'Save as file' }).click();
  const file = await (await saved).path();

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friday(friend)).toHaveAttribute('aria-pressed', 'true');
  await expect(blur(friend)).toBeChecked();
  await expect(ours(friend).getByRole('status')).toHaveText(/You play by “Our Friday rules” now/);
  await ours(friend).getByRole('button', { name: 'Delete' }).click();
  await expect(friday(friend)).toHaveCount(0);
  await blur(friend).press('Space');
  await ours(friend).getByLabel('Open rules from a file').setInputFiles(file);
  await expect(friday(friend)).toHaveAttribute('aria-pressed', 'true');
  await expect(blur(friend)).toBeChecked();

  const before = await friend.evaluate(() => localStorage.getItem('fray.rule-sets'));
  const wrong = { format: 'fray-rules/1', game: 'shadow-hunters', name: 'x', options: { blurUses: 9 } };
  for (const [text, answer] of [
    ['nonsense', /This is no set of rules/],
    [JSON.stringify({ ...wrong, game: 'rohan' }), /belong to another game/],
    [JSON.stringify(wrong), /blurUses/],
  ] as const) {
    const buffer = Buffer.from(text);
    await ours(friend)
      .getByLabel('Open rules from a file')
      .setInputFiles({ name: 'rules.json', mimeType: 'application/json', buffer });
    await expect(ours(friend).getByRole('status')).toHaveText(answer);
  }
  expect(await friend.evaluate(() => localStorage.getItem('fray.rule-sets'))).toBe(before);
});
