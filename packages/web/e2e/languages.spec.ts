/** Everybody reads their own language: the browser's or the one they have set, each at the same table; and longer words fit. */

import { games } from '@fray/games';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { de } from '../src/texts/de/index.js';
import { en } from '../src/texts/en/index.js';
import { fr } from '../src/texts/fr/index.js';
import { ONLINE } from './support/addresses.js';
import { typeAtTable, withoutWaiting } from './support/devils-bluff.js';
import { handsFor } from './support/hands.js';
import { inspect } from './support/inspect.js';
import { myTurn, playSome, withoutMotion } from './support/play.js';

const SHELL = { de, en, fr };
type Language = keyof typeof SHELL;

const PAGES: Readonly<Record<string, string>> = {
  home: './',
  join: './#/join',
  replays: './#/replays',
  puzzles: './#/puzzles',
  lab: './#/lab/rohan',
  settings: './#/settings',
  credits: './#/credits',
  bots: './#/bots/rohan',
  'the gang builder': './#/game/devils-bluff/gang/red-mesa-riders',
  'the grounds': './#/game/devils-bluff/grounds/canyon~high-noon',
};

async function readerOf(browser: Browser, locale: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  await page.addInitScript((who) => {
    const known = JSON.parse(localStorage.getItem('fray.settings') ?? '{}') as object;
    const fixed = { animation: 'off', soundAsked: true, name: who };
    localStorage.setItem('fray.settings', JSON.stringify({ ...fixed, ...known }));
  }, name);
  return page;
}

test('the language is the browser’s until somebody sets another', async ({ browser }) => {
  const page = await readerOf(browser, 'de-CH', 'Mara');
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.settings.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('radio', { name: 'Français' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.settings.title);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page
    .getByRole('group', { name: fr.settings.language })
    .getByRole('radio', { name: fr.settings.asBrowser })
    .click({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.settings.title);
});

test('two players at one table each read their own language', async ({ browser }) => {
  const host = await readerOf(browser, 'de-DE', 'Mara');
  await host.goto(`${ONLINE}#/new/rohan/online`);
  await host.getByRole('button', { name: de.lobby.create }).click();
  const invite = await host
    .getByRole('button', { name: de.online.copyLink, exact: true })
    .getAttribute('data-link');
  const guest = await readerOf(browser, 'fr-CA', 'Zoé');
  await guest.goto(invite ?? '');
  await guest.getByRole('button', { name: fr.online.take, exact: true }).click();
  await Promise.all([host, guest].map((page) => page.locator('.shell').waitFor()));

  await expectTold(host, de.table.story, 'Beide Stapel wurden gemischt.');
  await expectTold(guest, fr.table.story, 'Les deux pioches ont été mélangées.');
  // The same card is called by two names, and each is told who played it.
  const first = (await host.title()).startsWith(de.table.yourTurn) ? host : guest;
  await handsFor('rohan').point(first);
  // What the card does may be told behind it.
  await expectTold(host, de.table.story, first === host ? /^Du hast .* gespielt/ : /^Zoé hat .* gespielt/);
  await expectTold(guest, fr.table.story, first === guest ? /^Tu as joué/ : /^Mara a joué/);
});

/** On a stage the story is a drawer, which is closed again. */
async function expectTold(page: Page, story: string, line: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: story, exact: true }).click();
  await expect(page.locator('.log-line').filter({ hasText: line })).toHaveCount(1);
  await page.keyboard.press('Escape');
}

for (const { id, books } of games)
  for (const language of Object.keys(books).filter(
    (each): each is Language => each !== 'en' && each in SHELL,
  ))
    test(`${id} in ${language}: its rules of a new table, its question, its middle and its ending @long`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const page = await readerOf(browser, language, 'Mara');
      await withoutMotion(page);
      await withoutWaiting(page);
      await page.goto(`./#/new/${id}/bot`);
      await page.getByRole('button', { name: SHELL[language].lobby.start }).waitFor();
      await inspect(page, 'a new table');
      await page.getByRole('button', { name: SHELL[language].lobby.start }).click();
      await myTurn(page);
      await inspect(page, 'at the start');
      await playSome(page, id === 'devils-bluff' ? typeAtTable : handsFor(id).point, 6);
      await inspect(page, 'in the middle');
    });

for (const language of ['de', 'fr'] as const)
  test(`pages in ${language} @long`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await readerOf(browser, language, 'Mara');
    for (const [name, address] of Object.entries(PAGES)) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await inspect(page, name);
    }
  });
