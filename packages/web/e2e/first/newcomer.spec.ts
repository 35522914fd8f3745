/** A newcomer's way through the house, every page of it looked at on four screens: the longest is played by `npm run test:long`. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ONLINE } from '../support/addresses.js';
import { expectNoBarriers } from '../support/barriers.js';
import { clippedOrCovered } from '../support/boxes.js';
import { handsFor } from '../support/hands.js';
import { inspect } from '../support/inspect.js';
import { expectEnding, playOn, withoutMotion } from '../support/play.js';

const HEROES = './#/game/destinyquest/heroes';

async function replayOnAPhone(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('slider').waitFor();
  await expect(page.locator('.controls-count')).toHaveText('0');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['One choice on', 'Last moment', 'Verify the seal', 'Download'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('button', { name: 'One choice on' }).click();
  expect(await page.evaluate(clippedOrCovered)).toEqual([]);
  await page.getByRole('button', { name: 'Last moment' }).click();
  await expect(page.locator('.controls-count')).toContainText('/');
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('rohan: from the home page to the ending and a rematch @long', async ({ page }) => {
  test.setTimeout(600_000);
  await withoutMotion(page);
  await page.goto('./');
  await inspect(page, 'home');
  await page.getByRole('link', { name: /Choose a bot.*Rohan/ }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor();
  await inspect(page, 'choosing');
  await page.getByRole('radio', { name: 'Isengard' }).check({ force: true });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await playOn(page, handsFor('rohan'));
  await expectEnding(page);
  await inspect(page, 'ending');
  await replayOnAPhone(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.ending')).toHaveCount(0);
  await expect(page.locator('.prompt-ask').first()).toBeVisible();
});

test('destinyquest: a hero, a duel, its ending and a rematch @long', async ({ page }) => {
  test.setTimeout(600_000);
  await withoutMotion(page);
  await page.goto('./');
  await page.getByRole('link', { name: /Choose your hero.*DestinyQuest/ }).click();
  await page.getByRole('radio', { name: /Asha of the Quiet Step/ }).check({ force: true });
  await inspect(page, 'gallery');
  await page.getByRole('button', { name: /the bot$/ }).click();
  await page.getByRole('radio', { name: /Grumm Underhill/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start the duel' }).click();
  await expect(page.locator('.dq-sheet').first()).toHaveAttribute('aria-label', 'Asha of the Quiet Step');
  await playOn(page, handsFor('destinyquest'));
  await expectEnding(page);
  await inspect(page, 'ending');
  await replayOnAPhone(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.dq-sheet').first()).toHaveAttribute('aria-label', 'Asha of the Quiet Step');
});

test('a hero is built: searched, taken, mended, tried, and steps into the ring @long', async ({ page }) => {
  test.setTimeout(300_000);
  await withoutMotion(page);
  await page.goto('./#/game/destinyquest/builder/pariah');
  await page.getByLabel('Name', { exact: true }).fill('Wren Tallow');
  await inspect(page, 'builder');
  await page.getByRole('button', { name: /^Only what fits/ }).waitFor();
  await page.getByRole('searchbox', { name: 'Search names and texts' }).fill('damage dice');
  await expect(page.getByRole('status').filter({ hasText: 'speak of' })).toContainText('of 279');
  const totals = page.locator('.dq-totals');
  const before = await totals.innerText();
  await page.getByRole('button', { name: 'Less speed' }).click();
  await expect(totals).not.toHaveText(before);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('radio', { name: 'sword' }).check({ force: true });
  const mend = page.locator('.dq-to-mend');
  await expect(mend).toContainText('can never be used');
  await mend
    .getByRole('button', { name: /^Make it a/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Try it in/ }).click();
  await expect(page.getByText(/Bots fought 60 duels/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Save and step into the ring' }).click();
  await expect(page.getByRole('radio', { name: /Wren Tallow/ })).toBeChecked();
});

test('a tournament at one screen: a watched duel reports itself in the bracket @long', async ({ page }) => {
  test.setTimeout(300_000);
  await withoutMotion(page);
  await page.goto(HEROES);
  await page.getByRole('link', { name: 'Hold a tournament' }).click();
  await inspect(page, 'draw');
  for (let i = 0; i < 4; i++)
    await page
      .getByRole('button', { name: /^Without/ })
      .last()
      .click();
  await page.getByRole('button', { name: 'Draw the pairings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await inspect(page, 'bracket');
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(page.locator('.ending')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: 'Back to the tournament' }).click();
  await expect(page.locator('.dq-news')).toContainText('beat');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await playOn(page, handsFor('destinyquest'));
  await expectEnding(page);
  await page.getByRole('link', { name: 'Back to the tournament' }).click();
  await expect(page.locator('.dq-news li').filter({ hasText: 'beat' })).toHaveCount(2);
  await inspect(page, 'bracket with results');
});

async function openAs(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((who) => {
    localStorage.setItem('fray.settings', JSON.stringify({ animation: 'off', soundAsked: true, name: who }));
  }, name);
  return page;
}

test('a tournament online: two people follow the link, fight, and everybody sees who won @long', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [ann, bob] = [await openAs(browser, 'Ann'), await openAs(browser, 'Bob')];
  await ann.goto(`${ONLINE}#/game/destinyquest/tournament`);
  await ann.getByRole('radio', { name: 'Online' }).check({ force: true });
  for (let i = 0; i < 6; i++)
    await ann
      .getByRole('button', { name: /^Without/ })
      .last()
      .click();
  await ann.getByLabel(/^Who plays Dame Odile/).selectOption('person');
  await ann.getByRole('button', { name: 'Draw the pairings' }).click();
  const link = await ann.getByRole('button', { name: 'Copy link' }).getAttribute('data-link');
  await ann.getByRole('button', { name: 'Play as Harl Ossevane' }).click();
  await bob.goto(link!);
  await bob.getByRole('button', { name: 'Play as Dame Odile Farrow' }).click();
  // The heroes are drawn, so that nobody has anything left to choose: the duel begins as soon as both are there.
  await ann.getByRole('button', { name: /^(Sit down|Continue)$/ }).click();
  await expect(ann.getByText('Bob is not ready yet.')).toBeVisible();
  await expect(ann.getByText('By the rules of the book and our rulings.')).toBeVisible();
  await bob.getByRole('button', { name: /^(Sit down|Continue)$/ }).click();
  for (const page of [ann, bob]) await page.locator('.shell').waitFor();
  await bob.getByRole('button', { name: /^Resign/ }).click();
  await bob.getByRole('button', { name: 'Confirm' }).click();
  await expectEnding(ann);
  await ann.getByRole('link', { name: 'Back to the tournament' }).click();
  await expect(ann.locator('.dq-champion')).toContainText('Harl Ossevane');
  await ann.goto(`${ONLINE}#/replays`);
  await expect(ann.getByRole('heading', { name: 'At the server' })).toBeVisible();
  await expect(ann.getByRole('heading', { name: 'Your results online' })).toBeVisible();
});

test('the first question asks once whether the table may be heard', async ({ page }) => {
  await page.addInitScript(() => {
    const known = JSON.parse(localStorage.getItem('fray.settings') ?? '{}') as object;
    localStorage.setItem('fray.settings', JSON.stringify({ animation: 'off', ...known }));
  });
  await page.goto('./');
  await page.getByRole('button', { name: /^Play against a bot: Rohan/ }).click();
  await page.getByRole('button', { name: 'Sound off' }).waitFor();
  await expectNoBarriers(page, 'the first question');
  await page.getByRole('button', { name: 'Sound off' }).click();
  await expect(page.locator('.ask-sound')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt-ask').first()).toBeVisible();
  await expect(page.locator('.ask-sound')).toHaveCount(0);
});
