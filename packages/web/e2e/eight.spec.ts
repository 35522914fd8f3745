/** Eight browsers at one table: joining by code, bots beside people, talk, a seat that drops and comes back, and the end. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ONLINE } from './support/addresses.js';
import { clippedOrCovered } from './support/boxes.js';
import { titles } from './support/games.js';
import { generic } from './support/hands.js';
import { isOver } from './support/play.js';

const NAMES = ['Mara', 'Jonas', 'Priya', 'Noor', 'Tomas', 'Ines', 'Oskar', 'Kit'];
/** Looks every 50 ms: eight browsers and the bots share one machine. */
const MOST_IDLE = 1200;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

async function openAs(browser: Browser, name: string, viewport = SIZES[0]!): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript(
    (who) => localStorage.setItem('fray.settings', JSON.stringify({ animation: 'off', name: who })),
    name,
  );
  return page;
}

/** Says the code on the join page, looks at the table, and sits down. */
async function joinByCode(browser: Browser, name: string, code: string): Promise<Page> {
  const page = await openAs(browser, name, name === 'Kit' ? SIZES[2] : SIZES[0]);
  await page.goto(`${ONLINE}?plain#/join`);
  await page.getByLabel('Code or link').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Mara', { exact: true })).toBeVisible();
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
    for (const size of SIZES) {
      await host.setViewportSize(size);
      await host.waitForTimeout(250);
      expect(await host.evaluate(clippedOrCovered), `gathering at ${size.width}`).toEqual([]);
    }
    await host.setViewportSize(SIZES[0]!);
    await expectNoBarriers(host, 'gathering');
    pages.push(await joinByCode(browser, NAMES[7]!, code));

    for (const page of pages) await page.locator('.shell').waitFor();
    await expect(host.locator('.seat-tile')).toHaveCount(8);
    const mine = await Promise.all(pages.map((page) => page.locator('.seat-tile').first().innerText()));
    expect(mine.every((tile) => tile.startsWith('You'))).toBe(true);
    await playSome(pages, 12);
    await expectNoBarriers(host, 'table of eight');
    for (const page of [host, pages[7]!])
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForTimeout(250);
        expect(await page.evaluate(clippedOrCovered), `${id} at ${size.width}`).toEqual([]);
      }

    // One closes the page; the others see it, and it comes back to the same seat.
    const address = pages[3]!.url();
    await pages[3]!.goto('about:blank');
    await expect(host.locator('.seat-tile', { hasText: 'Noor' })).toContainText('away');
    await pages[3]!.goto(address);
    await pages[3]!.locator('.shell').waitFor();
    await expect(host.locator('.seat-tile', { hasText: 'Noor' })).not.toContainText('away');
    await playSome(pages, 12);
  });

for (const { id, seats } of titles.filter((title) => title.seats.max > 2))
  test(`${id}: a few friends fill the table with bots and play to the end`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { host, code } = await gather(browser, id, seats.min);
    const pages = [host, await joinByCode(browser, NAMES[1]!, code)];
    await host
      .getByRole('button', { name: /^Add (a bot|two bots)$/ })
      .last()
      .click();
    for (const page of pages) await page.locator('.shell').waitFor();
    await playSome(pages, 2000);
    for (const page of pages) {
      await expect(page.locator('.ending h2')).toBeVisible();
      await expect(page.locator('.places li')).toHaveCount(seats.min);
    }
  });

async function expectNoBarriers(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`,
  );
  expect.soft(found, what).toEqual([]);
}

/** Lets whoever is asked choose, up to a number of choices or the end. */
async function playSome(pages: readonly Page[], most: number): Promise<void> {
  let idle = 0;
  for (let n = 0; n < most && idle < MOST_IDLE; ) {
    let acted = false;
    for (const page of pages) {
      if (await isOver(page)) return;
      if ((await page.locator('.generic-choices .button-choice').count()) === 0) continue;
      await generic.point(page);
      acted = true;
      n++;
    }
    idle = acted ? 0 : idle + 1;
    if (!acted) await pages[0]!.waitForTimeout(50);
  }
  expect(idle, 'somebody is asked within a minute').toBeLessThan(MOST_IDLE);
}
