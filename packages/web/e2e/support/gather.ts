/** People of a server who gather at one table by its spoken code. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { ONLINE } from './addresses.js';

export const NAMES: readonly string[] = ['Mara', 'Jonas', 'Priya', 'Noor', 'Tomas', 'Ines', 'Oskar', 'Kit'];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function openAs(browser: Browser, name: string, viewport = DESK): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript(
    (who) =>
      localStorage.setItem(
        'fray.settings',
        JSON.stringify({ animation: 'off', soundAsked: true, name: who }),
      ),
    name,
  );
  return page;
}

/** Says the code on the join page and looks at the table. */
export async function lookByCode(browser: Browser, name: string, code: string, site = ONLINE): Promise<Page> {
  const page = await openAs(browser, name, name === 'Kit' ? PHONE : DESK);
  await page.goto(`${site}#/join`);
  await page.getByLabel('Code or link').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('Mara', { exact: true }).waitFor({ timeout: 30_000 });
  return page;
}

export async function gather(
  browser: Browser,
  id: string,
  players: number,
  site = ONLINE,
): Promise<{ host: Page; code: string }> {
  const host = await openAs(browser, NAMES[0]!);
  await host.goto(`${site}#/new/${id}/online`);
  if (players > 2)
    await host.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await host.getByRole('button', { name: 'Open table' }).click();
  const code = (await host.locator('.call-code').innerText()).replace(/\s/g, '');
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  return { host, code };
}

/** Somebody at the table: on the strip, or where a stage shows them. */
export const SEAT = '.seat-tile, .seat-face, .sh-player';

/** On a stage what was said is in the drawer of the story. */
export async function inChat(page: Page, look: (chat: Locator) => Promise<void>): Promise<void> {
  const story = page.locator('.shell-staged .table-header').getByRole('button', { name: 'Story' });
  const staged = (await story.count()) > 0;
  if (staged) await story.click();
  await look(page.getByRole('region', { name: 'Chat' }));
  if (staged) await page.keyboard.press('Escape');
}

/** One closes the page; the others see it, and it comes back to the same seat. */
export async function dropAndReturn(host: Page, page: Page, name: string): Promise<void> {
  const address = page.url();
  await page.goto('about:blank');
  await expect(seatOf(host, name)).toContainText('away');
  await page.goto(address);
  await page.locator('.shell').waitFor();
  await expect(seatOf(host, name)).not.toContainText('away');
}

/** One leaves for good, and the others let a bot play on. */
export async function leaveToBot(others: readonly Page[], page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  for (const other of others) {
    const tile = seatOf(other, name);
    const vote = other.getByRole('button', { name: 'A bot plays on' });
    await expect(vote.or(tile.filter({ hasText: 'bot' })).first()).toBeVisible();
    if ((await vote.count()) > 0) await vote.click();
  }
  await expect(seatOf(others[0]!, name)).toContainText('bot');
}

/** On the strip, or as a face at a stage. */
export function seatOf(page: Page, name: string): Locator {
  return page.locator(SEAT, { hasText: name });
}
