/** Eight browsers at one table: joining by code, bots beside people, talk, a seat that drops and comes back, and the end. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ONLINE } from './support/addresses.js';
import { titles } from './support/games.js';
import { generic } from './support/hands.js';
import { inspect } from './support/inspect.js';
import { playTogether } from './support/play.js';

const NAMES = ['Mara', 'Jonas', 'Priya', 'Noor', 'Tomas', 'Ines', 'Oskar', 'Kit'];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function openAs(browser: Browser, name: string, viewport = DESK): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript(
    (who) => localStorage.setItem('fray.settings', JSON.stringify({ animation: 'off', name: who })),
    name,
  );
  return page;
}

/** Says the code on the join page and looks at the table. */
async function lookByCode(browser: Browser, name: string, code: string): Promise<Page> {
  const page = await openAs(browser, name, name === 'Kit' ? PHONE : DESK);
  await page.goto(`${ONLINE}?plain#/join`);
  await page.getByLabel('Code or link').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Mara', { exact: true })).toBeVisible();
  return page;
}

/** And sits down. */
async function joinByCode(browser: Browser, name: string, code: string): Promise<Page> {
  const page = await lookByCode(browser, name, code);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText(/^you$/)).toBeVisible();
  return page;
}

async function gather(browser: Browser, id: string, players: number): Promise<{ host: Page; code: string }> {
  const host = await openAs(browser, NAMES[0]!);
  await host.goto(`${ONLINE}?plain#/new/${id}/online`);
  if (players > 2)
    await host.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await host.getByRole('button', { name: 'Make the table' }).click();
  const code = (await host.locator('.call-code').innerText()).replace(/\s/g, '');
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  return { host, code };
}

for (const { id, seats } of titles.filter((title) => title.seats.max === 8))
  test(`${id}: eight browsers at one table`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { host, code } = await gather(browser, id, seats.max);
    const pages = [host];
    for (const name of NAMES.slice(1, 7)) pages.push(await joinByCode(browser, name, code));
    await expect(host.getByText('7 of 8 seats')).toBeVisible();
    await pages[1]!.getByRole('textbox', { name: 'Say something' }).fill('Never again.');
    await pages[1]!.keyboard.press('Enter');
    await expect(host.getByText('Never again.')).toBeVisible();
    await inspect(host, 'gathering');
    await expect(host.locator('.gathering-middle')).toMatchAriaSnapshot({ name: 'gathering.aria.yml' });
    await host.getByRole('button', { name: 'Change clock and watching' }).click();
    await inspect(host, 'clock and watching');
    await host.getByRole('button', { name: 'Done' }).click();
    const last = await lookByCode(browser, NAMES[7]!, code);
    await inspect(last, 'invitation');
    await last.getByRole('button', { name: 'Sit down' }).click();
    pages.push(last);

    for (const page of pages) await page.locator('.shell').waitFor();
    await expect(host.locator('.seat-tile')).toHaveCount(8);
    const mine = await Promise.all(pages.map((page) => page.locator('.seat-tile').first().innerText()));
    expect(mine.every((tile) => tile.startsWith('You'))).toBe(true);
    await playTogether(pages, generic, 3);
    await inspect(host, 'table of eight');

    // One closes the page; the others see it, and it comes back to the same seat.
    const address = pages[3]!.url();
    await pages[3]!.goto('about:blank');
    await expect(host.locator('.seat-tile', { hasText: 'Noor' })).toContainText('away');
    await pages[3]!.goto(address);
    await pages[3]!.locator('.shell').waitFor();
    await expect(host.locator('.seat-tile', { hasText: 'Noor' })).not.toContainText('away');
    await playTogether(pages, generic, 3);
  });

for (const { id, seats } of titles.filter((title) => title.seats.max > 2))
  test(`${id}: a few friends fill the table with bots; one leaves, a bot plays on, and gives the seat back`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { host, code } = await gather(browser, id, seats.min);
    const guest = await joinByCode(browser, NAMES[1]!, code);
    await host
      .getByRole('button', { name: /^Add (a bot|two bots)$/ })
      .last()
      .click();
    for (const page of [host, guest]) await page.locator('.shell').waitFor();
    await playTogether([host, guest], generic, 2);

    const address = guest.url();
    await guest.getByRole('button', { name: 'Menu' }).click();
    await guest.getByRole('button', { name: 'Leave the table' }).click();
    await inspect(guest, 'leaving');
    await guest.getByRole('button', { name: 'Yes, do it' }).click();
    await expect(host.getByRole('heading', { name: 'Jonas has left the table.' })).toBeVisible();
    await inspect(host, 'somebody left');
    await host.getByRole('button', { name: 'A bot plays on' }).click();
    await expect(host.locator('.seat-tile', { hasText: 'Jonas' })).toContainText('bot');
    await playTogether([host], generic, 3);
    await guest.goto(address);
    await guest.locator('.shell').waitFor();
    await expect(host.locator('.seat-tile', { hasText: 'Jonas' })).not.toContainText('bot');
    await playTogether([host, guest], generic);
    for (const page of [host, guest]) {
      await expect(page.locator('.ending h2')).toBeVisible();
      await expect(page.locator('.places li')).toHaveCount(seats.min);
    }
    await inspect(host, 'the ending of many');
  });
