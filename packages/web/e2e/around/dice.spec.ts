/** The dice of a match between two people: sealed before it, compared by each page after it, and nobody is asked anything. */
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ONLINE } from '../support/addresses.js';
import { gather, lookByCode } from '../support/gather.js';

async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).click();
}

async function twoAtATable(browser: Browser): Promise<{ host: Page; guest: Page }> {
  const { host, code } = await gather(browser, 'rohan', 2);
  const guest = await lookByCode(browser, 'Jonas', code);
  return { host, guest };
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Concede/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
}

const seal = (page: Page) => page.locator('.table-header .seal').first();

/** Somebody who runs the server exchanges one player's seed after the match, and everything that follows from it. */
async function exchangeSeed(page: Page): Promise<void> {
  await page.route('**/api/matches/*/record*', async (route) => {
    const text = await (await route.fetch()).text();
    const body = text.replace(/"players":\["[0-9a-f]{2}/, (found) => `${found.slice(0, -2)}zz`);
    expect(body).not.toBe(text);
    await route.fulfill({ body });
  });
}

test('each page compares what it kept when the match is over, and says it aloud where something was exchanged', async ({
  browser,
}) => {
  const { host, guest } = await twoAtATable(browser);
  await sitDown(guest);
  for (const page of [host, guest]) await page.locator('.shell').waitFor();
  await exchangeSeed(guest);
  await giveUp(host);
  await expect(seal(host)).toContainText('chance checked');
  await seal(host).click();
  await expect(host.getByText('Nobody chose these dice')).toBeVisible();
  const [saved] = await Promise.all([
    host.waitForEvent('download'),
    host.getByRole('button', { name: 'Save proof' }).click(),
  ]);
  const proof = JSON.parse(await readFile((await saved.path()) ?? '', 'utf8'));
  expect(proof.promise.text).toContain('"format":"fray-dice/1"');
  await expect(seal(guest)).toContainText('dice exchanged');
  await expect(guest.getByText('These dice are not the ones that were promised').first()).toBeVisible();
});

test('a page that is loaded again between its seal and its seed still shows the seed', async ({
  browser,
}) => {
  const { host, guest } = await twoAtATable(browser);
  const asked = host.waitForRequest(/\/seed$/);
  await host.route('**/api/tables/*/seed', (route) => route.abort());
  await sitDown(guest);
  await asked;
  await host.unroute('**/api/tables/*/seed');
  await host.reload();
  for (const page of [host, guest]) await page.locator('.shell').waitFor();
  await giveUp(host);
  for (const page of [host, guest]) await expect(seal(page)).toContainText('chance checked');
});

test('a page keeps its seed to itself where the promise does not hold its seal', async ({ browser }) => {
  const { host, code } = await gather(browser, 'rohan', 2);
  const guest = await lookByCode(browser, 'Jonas', code);
  let shown = 0;
  guest.on('request', (request) => {
    if (request.url().endsWith('/seed')) shown++;
  });
  await guest.routeWebSocket(/\/api\/tables\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) =>
      socket.send(String(text).replaceAll(/\\"seal\\":\\"[0-9a-f]{4}/g, '\\"seal\\":\\"0000')),
    );
  });
  await guest.goto(`${ONLINE}#/join`);
  await guest.getByLabel('Code or link').fill(code);
  await guest.getByRole('button', { name: 'Join' }).click();
  await sitDown(guest);
  await expect(guest.getByText('does not hold what this page sealed')).toBeVisible();
  expect(shown).toBe(0);
  await host.close();
});
