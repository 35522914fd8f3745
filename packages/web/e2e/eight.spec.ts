/** Eight browsers at one table: joining by code, bots beside people, talk, a seat that drops and comes back, and the end. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { MODEL } from './support/addresses.js';
import { expectNoBarriers } from './support/barriers.js';
import { clippedOrCovered } from './support/boxes.js';
import { titles } from './support/games.js';
import { dropAndReturn, gather, inChat, lookByCode, NAMES, SEAT, seatOf } from './support/gather.js';
import { generic, handsFor } from './support/hands.js';
import { inspect } from './support/inspect.js';
import type { Hands } from './support/play.js';
import { isOver, playSome, playTogether } from './support/play.js';

async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText(/^you$/)).toBeVisible();
}

/** All but the last sit down one after the other, so that everybody has the same seat in every run. */
async function allButOne(browser: Browser, host: Page, code: string, site?: string): Promise<Page[]> {
  const others = await Promise.all(NAMES.slice(1, 7).map((name) => lookByCode(browser, name, code, site)));
  for (const page of others) await sitDown(page);
  await expect(host.getByText('7 of 8 seats')).toBeVisible();
  return [host, ...others];
}

/** Once all who are expected sit there, bots take the other seats. */
async function fillWithBots(host: Page, people: number, seats: number): Promise<void> {
  await expect(host.getByText(`${people} of ${seats} seats`)).toBeVisible();
  await host.locator('.start-bar').getByRole('button', { name: /^Add/ }).click();
}

/** Everybody's strip begins with themselves. */
async function expectOwnSeats(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.shell').waitFor();
  await expect(pages[0]!.locator(SEAT)).toHaveCount(pages.length);
  const mine = await Promise.all(pages.map((page) => page.locator(SEAT).first().innerText()));
  expect(mine.every((tile) => tile.startsWith('You'))).toBe(true);
}

async function expectEndings(pages: readonly Page[], seats: number): Promise<void> {
  for (const page of pages) {
    await expect(page.locator('.ending h2')).toBeVisible();
    await expect(page.locator('.places li')).toHaveCount(seats);
  }
  const won = await Promise.all(pages.map((page) => page.locator('.ending h2').innerText()));
  const marked = await pages[0]!.locator('.places .place-won').count();
  expect(won.filter((said) => said.startsWith('You won'))).toHaveLength(marked);
}

for (const { id, seats } of titles.filter((title) => title.seats.max === 8)) {
  const hands = handsFor(id);

  test(`${id}: eight browsers at one table`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { host, code } = await gather(browser, id, seats.max);
    const pages = await allButOne(browser, host, code);
    await pages[1]!.getByRole('textbox', { name: 'Say something' }).fill('Never again.');
    await pages[1]!.keyboard.press('Enter');
    await expect(host.getByText('Never again.')).toBeVisible();
    await inspect(host, 'gathering');
    await expect(host.locator('.gathering-middle')).toMatchAriaSnapshot({ name: 'gathering.aria.yml' });
    await host.getByRole('button', { name: 'change', exact: true }).click();
    await expectNoBarriers(host, 'changing options');
    expect.soft(await host.evaluate(clippedOrCovered), 'changing options').toEqual([]);
    await host.getByRole('button', { name: 'Done' }).click();
    await host.getByRole('button', { name: 'Change clock and watching' }).click();
    await inspect(host, 'clock and watching');
    await host.getByRole('button', { name: 'Done' }).click();
    const last = await lookByCode(browser, NAMES[7]!, code);
    await inspect(last, 'invitation');
    await last.getByRole('button', { name: 'Sit down' }).click();
    pages.push(last);
    await expectOwnSeats(pages);
    await inChat(pages[2]!, (chat) => expect(chat).toContainText('Never again.'));
    await inChat(pages[1]!, async (chat) => {
      await chat.getByRole('textbox', { name: 'Say something' }).fill('Well, again.');
      await pages[1]!.keyboard.press('Enter');
    });
    // A phone tells that somebody spoke, and opens what was said.
    await last.getByRole('button', { name: '1 message' }).click();
    await expect(last.getByRole('region', { name: 'Chat' }).getByText('Well, again.')).toBeVisible();
    await last.keyboard.press('Escape');
    await expect(last.getByText('1 message')).toHaveCount(0);
    await playTogether(pages, hands, 3);
    await inspect(host, 'table of eight');
    await dropAndReturn(host, pages[3]!, 'Noor');
    await playTogether(pages, hands, 3);
  });

  test(`${id}: eight browsers until somebody falls, and to the end @long`, async ({ browser }) => {
    test.setTimeout(1_500_000);
    const { host, code } = await gather(browser, id, seats.max);
    const pages = await allButOne(browser, host, code);
    const last = await lookByCode(browser, NAMES[7]!, code);
    await last.getByRole('button', { name: 'Sit down' }).click();
    pages.push(last);
    await expectOwnSeats(pages);
    const fallen = await playUntilSomebodyFalls(pages, hands);
    await expect(fallen.getByText('You are out of the fight')).toBeVisible();
    await expect(fallen.locator('.order')).toHaveCount(0);
    await inspect(fallen, 'out of the fight');
    // Whoever is out learns nothing that the table does not know: the living keep their characters to themselves.
    await expect(fallen.locator(SEAT).first()).toContainText('fallen');
    await playTogether(pages, hands);
    await expectEndings(pages, seats.max);
    // Roles are turned up.
    for (const role of await host.locator('.places .soft').allInnerTexts()) expect(role).not.toBe('');
    await inspect(host, 'the ending of eight');
    await inspect(last, 'the ending of eight for another');
  });
}

test('a model of hidden roles: eight browsers, and to the end @long', async ({ browser }) => {
  test.setTimeout(600_000);
  const { host, code } = await gather(browser, 'model-roles', 8, MODEL);
  const pages = await allButOne(browser, host, code, MODEL);
  await host.getByRole('textbox', { name: 'Say something' }).fill('Who are you all?');
  await host.keyboard.press('Enter');
  await expect(pages[6]!.getByText('Who are you all?')).toBeVisible();
  const last = await lookByCode(browser, NAMES[7]!, code, MODEL);
  await last.getByRole('button', { name: 'Sit down' }).click();
  pages.push(last);
  await expectOwnSeats(pages);
  await playTogether(pages, generic, 3);
  await inspect(host, 'a model of eight');
  await dropAndReturn(host, pages[3]!, 'Noor');
  await playTogether(pages, generic);
  await expectEndings(pages, 8);
  await inspect(host, 'the ending of a model');
});

test('a model of hidden roles: three people and five bots @long', async ({ browser }) => {
  const { host, code } = await gather(browser, 'model-roles', 8, MODEL);
  const guests = await Promise.all(NAMES.slice(1, 3).map((name) => lookByCode(browser, name, code, MODEL)));
  for (const guest of guests) await sitDown(guest);
  await fillWithBots(host, 3, 8);
  const pages = [host, ...guests];
  for (const page of pages) await page.locator('.shell').waitFor();
  await playTogether(pages, generic);
  await expectEndings(pages, 8);
});

async function playUntilSomebodyFalls(pages: readonly Page[], hands: Hands): Promise<Page> {
  const out = pages.map((page) =>
    page
      .locator('.you-are-out')
      .waitFor({ timeout: 1_000_000 })
      .then(() => page),
  );
  await playTogether(pages, hands, undefined, '.you-are-out');
  return Promise.race(out);
}

/** One game stands for all of them in every run. */
const ALWAYS = ['trueshot'];

for (const { id, seats, brings } of titles)
  test(`${id}: one leaves, a bot plays on and gives the seat back${ALWAYS.includes(id) ? '' : ' @long'}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const hands = handsFor(id);
    const { host, code } = await gather(browser, id, seats.min);
    const guest = await lookByCode(browser, NAMES[1]!, code);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    if (brings) await guest.getByRole('button', { name: 'I am ready' }).click();
    if (seats.min > 2) await fillWithBots(host, 2, seats.min);
    for (const page of [host, guest]) await page.locator('.shell').waitFor();
    const play = (pages: readonly Page[]): Promise<void> => playABit(pages, hands);
    await play([host, guest]);

    const address = guest.url();
    await guest.getByRole('button', { name: 'Menu' }).click();
    await guest.getByRole('button', { name: 'Leave the table' }).click();
    await inspect(guest, 'leaving');
    await guest.getByRole('button', { name: 'Confirm' }).click();
    await expect(host.getByRole('heading', { name: 'Jonas has left the table.' })).toBeVisible();
    await inspect(host, 'somebody left');
    await host.getByRole('button', { name: 'A bot plays on' }).click();
    await expect(seatOf(host, 'Jonas')).toContainText('bot');
    await play([host]);
    await guest.goto(address);
    await guest.locator('.shell').waitFor();
    await expect(seatOf(host, 'Jonas')).not.toContainText('bot');
    await play([host, guest]);
  });

/** Three choices of whoever is asked; a table that wants pointing gets it. */
async function playABit(pages: readonly Page[], hands: Hands): Promise<void> {
  if (hands.press.length > 0) return playTogether(pages, hands, 3);
  for (let n = 0, tries = 0; n < 3 && tries < 1200; tries++) {
    const asked = await Promise.all(pages.map((page) => page.title()));
    const page = pages[asked.findIndex((title) => title.startsWith('Your turn'))];
    if (page === undefined) await pages[0]!.waitForTimeout(50);
    else {
      await playSome(page, hands.point, 1);
      n++;
    }
    if (await isOver(pages[0]!)) return;
  }
}

for (const { id, seats } of titles.filter((title) => title.seats.max > 2))
  test(`${id}: a few friends fill the table with bots and play to the end @long`, async ({ browser }) => {
    test.setTimeout(900_000);
    const { host, code } = await gather(browser, id, seats.min);
    const guest = await lookByCode(browser, NAMES[1]!, code);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await fillWithBots(host, 2, seats.min);
    for (const page of [host, guest]) await page.locator('.shell').waitFor();
    await playTogether([host, guest], handsFor(id));
    for (const page of [host, guest]) {
      await expect(page.locator('.ending h2')).toBeVisible();
      await expect(page.locator('.places li')).toHaveCount(seats.min);
    }
    await inspect(host, 'the ending of many');
  });
