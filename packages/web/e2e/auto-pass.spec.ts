/** In a duel most windows for modifiers can wait: they are passed for the player, unless that is switched off. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { myTurn, startAgainstBot, withoutMotion } from './support/play.js';

const TITLE = 'DestinyQuest hero duel';
const SETTING = 'Pass for me when nothing is at stake';
const NOTE = 'Passed for you: nothing was at stake.';

/** In a browser of its own, so that the dice fall the same way each time. */
async function sitDown(browser: Browser, before?: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutMotion(page);
  await before?.(page);
  await startAgainstBot(page, TITLE);
  await myTurn(page);
  return page;
}

async function switchOff(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: SETTING }).uncheck();
}

/** Passes whatever is asked, and says what that was. */
async function pass(page: Page): Promise<string> {
  const ask = await page.locator('.prompt-ask').innerText();
  await page.locator('.dq-question .prompt-actions .button').last().click();
  await myTurn(page);
  return ask;
}

async function passRound(page: Page): Promise<{ asked: string[]; story: string }> {
  const asked: string[] = [];
  while ((await page.locator('.table-facts').innerText()).includes('Round 1')) asked.push(await pass(page));
  const story = (await page.getByRole('log').innerText()).split(/round 2/i)[0]!;
  return { asked, story };
}

test('a round of passing is the same round, with fewer questions', async ({ browser }) => {
  const quick = await sitDown(browser);
  await expect(quick.locator('.prompt-note')).toHaveText(NOTE);
  const few = await passRound(quick);
  const slow = await sitDown(browser, switchOff);
  await expect(slow.locator('.prompt-ask')).toHaveText('Do you use a modifier?');
  const all = await passRound(slow);
  await expect(slow.locator('.prompt-note')).toHaveText('');
  expect(few.asked.length).toBeLessThan(all.asked.length - 3);
  expect(few.asked.filter((ask) => !all.asked.includes(ask))).toEqual([]);
  expect(few.story).toBe(all.story);
});

test('switched off at the table, it asks from the next question on', async ({ browser }) => {
  const page = await sitDown(browser);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: SETTING }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  const quick = await sitDown(browser);
  const all = await passRound(page);
  const few = await passRound(quick);
  expect(all.asked.length).toBeGreaterThan(few.asked.length + 2);
});

test('undo goes to the last own choice, also after a reload, and then asks', async ({ browser }) => {
  const page = await sitDown(browser);
  let ask = '';
  do ask = await pass(page);
  while ((await page.locator('.prompt-note').innerText()) !== NOTE);
  await page.reload();
  await myTurn(page);
  await expect(page.locator('.prompt-note')).toHaveText(NOTE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.locator('.prompt-ask')).toHaveText(ask);
});
