// A picture of every page and of every table in mid-match: light, dark and phone. `npm run screenshots -w @fray/web`
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ADDRESS, asPlayer, withBrowser } from './browser.mjs';

const folder = fileURLToPath(new URL('../../../test-results/screenshots/', import.meta.url));
const LOOKS = [
  { name: 'light', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  { name: 'dark', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } },
  {
    name: 'phone',
    options: { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  },
];
const TITLES = { rohan: 'Rohan', destinyquest: 'DestinyQuest' };

const pages = {
  home: (page) => page.goto(ADDRESS),
  rules: (page) => page.goto(`${ADDRESS}#/rules/rohan/RL-09`),
  'new-table': (page) => page.goto(`${ADDRESS}#/new/destinyquest/bot`),
  'new-online': (page) => page.goto(`${ADDRESS}#/new/rohan/online`),
  join: (page) => page.goto(`${ADDRESS}#/join`),
  settings: (page) => page.goto(`${ADDRESS}#/settings`),
  credits: (page) => page.goto(`${ADDRESS}#/credits`),
  nowhere: (page) => page.goto(`${ADDRESS}#/nowhere`),
  generic: (page) => midMatch(page, 'rohan', '?plain', 3),
  rohan: (page) => midMatch(page, 'rohan', '', 5),
  destinyquest: (page) => midMatch(page, 'destinyquest', '', 6),
  'rohan-ending': (page) => midMatch(page, 'rohan', '', 400),
  'destinyquest-ending': (page) => midMatch(page, 'destinyquest', '', 400),
  replays: async (page) => {
    await midMatch(page, 'rohan', '', 2);
    await page.goto(`${ADDRESS}#/replays`);
  },
  replay: async (page) => {
    await midMatch(page, 'rohan', '', 400);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await page.getByRole('slider').fill('7');
  },
  cover: async (page) => {
    await page.goto(`${ADDRESS}#/new/rohan/here`);
    await page.getByRole('button', { name: 'Start' }).click();
    await act(page, 'rohan');
    await page.locator('.cover').waitFor();
  },
};

/** Plays some choices against the bot, the way a hasty person would. */
async function midMatch(page, game, query, choices) {
  await page.goto(`${ADDRESS}${query}`);
  await page.getByRole('button', { name: `Play against a bot: ${TITLES[game]}` }).click();
  await page.locator('.shell').waitFor();
  for (let n = 0; n < choices; n++) {
    await page.waitForFunction(
      () => document.title.startsWith('Your turn') || document.querySelector('.ending') !== null,
    );
    if ((await page.locator('.ending').count()) > 0) break;
    await act(page, game);
  }
  await page.waitForTimeout(600);
}

async function act(page, game) {
  const plain = page.locator('.generic-choices .button-choice');
  if ((await plain.count()) > 0) return plain.first().click();
  if (game === 'rohan') {
    const cards = page.locator('.rohan-held-card:not([aria-disabled="true"])');
    await page.locator('.prompt-bar').waitFor();
    if ((await cards.count()) > 0) {
      await cards.first().click({ position: { x: 20, y: 20 }, force: true });
      const open = page.locator('.rohan-open');
      if ((await open.count()) > 0) return open.first().click();
      await page.keyboard.press('Escape');
    }
    return page.locator('.prompt-actions .button').last().click();
  }
  return page.locator('.dq-move, .dq .prompt-actions .button').first().click();
}

const only = process.argv.slice(2);
if (only.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await withBrowser(async (browser) => {
  for (const { name: look, options } of LOOKS)
    for (const [name, open] of Object.entries(pages)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await asPlayer(page, { animation: 'off' });
      try {
        await open(page);
        await page.locator('.loading').waitFor({ state: 'detached' });
        await page.waitForTimeout(400);
      } catch (error) {
        console.error(`${name} ${look}: ${error.message.split('\n')[0]}`);
        process.exitCode = 1;
      }
      await page.screenshot({ path: `${folder}${name}-${look}.png` });
      await context.close();
    }
});
console.log(`Pictures are in ${folder}`);
