/** In a duel most windows for modifiers can wait: a standing order passes for the player, unless it is taken back. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { myTurn, startAgainstBot, withoutMotion } from './support/play.js';

const TITLE = 'DestinyQuest hero duel';
const ORDER = 'Pass when nothing is at stake';
const NOTE = 'Answered for you, by your standing order.';

/** In a browser of its own, so that the dice fall the same way each time. */
async function sitDown(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutMotion(page);
  await startAgainstBot(page, TITLE);
  await myTurn(page);
  return page;
}

/** Passes whatever is asked, and says what that was. */
async function pass(page: Page): Promise<string> {
  const ask = await page.locator('.prompt-ask').innerText();
  await page.locator('.dq .prompt-actions .button').last().click();
  await myTurn(page);
  return ask;
}

async function passRound(page: Page): Promise<string[]> {
  const asked: string[] = [];
  while ((await page.locator('.table-facts').innerText()).includes('Round 1')) asked.push(await pass(page));
  return asked;
}

test('nobody starts with an order; after three empty questions it offers itself, and then answers', async ({
  browser,
}) => {
  const slow = await sitDown(browser);
  await expect(slow.getByRole('button', { name: ORDER })).toHaveAttribute('aria-pressed', 'false');
  await expect(slow.locator('.prompt-note')).toHaveText('');
  const all = await passRound(slow);
  const quick = await sitDown(browser);
  await quick.getByRole('button', { name: ORDER }).click();
  await myTurn(quick);
  await expect(quick.locator('.prompt-note')).toHaveText(NOTE);
  const few = await passRound(quick);
  expect(all.length).toBeGreaterThan(few.length + 2);

  const yes = slow.getByRole('button', { name: 'Yes, do it for me' });
  for (let n = 0; n < 20 && (await yes.count()) === 0; n++) await pass(slow);
  await yes.click();
  await expect(slow.getByRole('button', { name: ORDER })).toHaveAttribute('aria-pressed', 'true');
});

test('undo goes to the last own choice, also after a reload, and then asks', async ({ browser }) => {
  const page = await sitDown(browser);
  await page.getByRole('button', { name: ORDER }).click();
  await myTurn(page);
  let ask = '';
  do ask = await pass(page);
  while ((await page.locator('.prompt-note').innerText()) !== NOTE);
  await page.reload();
  await myTurn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.locator('.prompt-ask')).toHaveText(ask);
});
