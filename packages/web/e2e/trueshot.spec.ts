/** The Trueshot Lodge at its own table: everything it shows fits every screen; whole matches by mouse, by keys and online. */
import { expect, type Page, test } from '@playwright/test';
import { dropAndReturn, gather, leaveToBot, lookByCode, NAMES } from './support/gather.js';
import { handsFor } from './support/hands.js';
import { inspect } from './support/inspect.js';
import { expectEnding, type Hands, myTurn, playSome, playTogether, withoutMotion } from './support/play.js';

/** Rounds enough that everybody has prepared and been struck. */
const MOST_CHOICES = 100;

/** More than anybody is asked in a match. */
const WHOLE_MATCH = 2000;
const hands = handsFor('trueshot');

test.beforeEach(({ page }) => withoutMotion(page));

async function sitDown(page: Page, seats = 4): Promise<void> {
  await page.goto('./#/new/trueshot');
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.shell').waitFor();
}

/** On a phone its words stand at the edge of the screen while it lies below, and lead to it. */
async function questionIsFound(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 740 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('.prompt-ask').first()).not.toBeInViewport();
  await page.locator('.question-below').click();
  await expect(page.locator('.prompt-ask').first()).toBeInViewport();
  await expect(page.locator('.question-below')).toHaveCount(0);
  await page.setViewportSize(before);
}

test('the first choice, a strike and a preparation', async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page);
  await myTurn(page);
  await inspect(page, 'who was outside last');
  await page.getByRole('button', { name: 'Nobody remembers: draw lots' }).click();
  await myTurn(page);
  await expect(page.locator('.tl-first .tl-large')).toHaveCount(3);
  await inspect(page, 'the first choice');
  await page.locator('.tl-first .tl-pick').nth(1).click();
  await questionIsFound(page);
  await page.getByRole('button', { name: /^Seal / }).click();
  const wanted = new Map([
    ['a strike', '.tl-reckoning'],
    ['a preparation', '.tl-actions'],
    ['a draft', '.tl-draft'],
  ]);
  for (let n = 0; n < MOST_CHOICES && wanted.size > 0 && (await myTurn(page)); n++) {
    for (const [what, selector] of wanted)
      if ((await page.locator(selector).count()) > 0) {
        wanted.delete(what);
        await inspect(page, what);
      }
    const answers = page.locator('.tl-answers .button');
    const tame = answers.filter({ hasText: /^(Tame|Keep|Take|Pick|Strike)/ });
    await ((await tame.count()) > 0 ? tame.first() : answers.last()).click();
  }
  expect([...wanted.keys()]).toEqual([]);
});

test('a match of three with the mouse to its end, and its replay @long', async ({ page }) => {
  test.setTimeout(1_200_000);
  await sitDown(page, 3);
  await playSome(page, pointAtCards, WHOLE_MATCH);
  await expectEnding(page);
  await inspect(page, 'the ending');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  for (let n = 0; n < 12; n++) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('.tl-board')).toBeVisible();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max'))!);
});

/** Cards on the table first: pets, spells, weapons; then the buttons. */
async function pointAtCards(page: Page): Promise<void> {
  if ((await page.locator('.tl-first').count()) > 0) return hands.point(page);
  // A spell that is picked already wants its target: a pet where one can be had, else one of the buttons.
  const isPicked = (await page.locator('.tl-hand .tl-pick[aria-pressed="true"]').count()) > 0;
  const cards = page.locator(`.tl-board .tl-pick:visible${isPicked ? '' : ', .tl-hand .tl-pick:visible'}`);
  if ((await cards.count()) > 0) await cards.first().click({ timeout: 2000 });
  else if (isPicked) await page.locator('.tl-answers .button').first().click();
  else await hands.point(page);
}

test('a match of three with the keyboard alone @long', async ({ page }) => {
  test.setTimeout(1_200_000);
  await sitDown(page, 3);
  await playSome(page, typeAtCards, WHOLE_MATCH);
  await expectEnding(page);
});

/** Numbers pick, Enter seals; the last answer now and then, so that not every preparation is over at once. */
async function typeAtCards(page: Page): Promise<void> {
  if ((await page.locator('.tl-first').count()) > 0) {
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    return;
  }
  const offered = await page.locator('.tl-answers .button').count();
  await page.keyboard.press(String(Math.max(1, Math.min(9, offered - 1))));
}

/** Keeps spells for strikes that wait to land, so that there is something left to answer an answer with. */
const patient: Hands = {
  ...hands,
  press: [
    '.tl-first ~ .tl-question .button-main',
    '.tl-first .tl-pick',
    'body:has(.tl-ladder):has(.tl-hand [aria-pressed="true"]) .tl-answers .button:not(.button-quiet)',
    'body:has(.tl-ladder) .tl-hand .tl-pick',
    '.tl-answers .button',
  ],
};

test('four browsers: answers inside answers, a drop and a take-over @long', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const { host, code } = await gather(browser, 'trueshot', 4);
  const pages = [host];
  for (const name of NAMES.slice(1, 4)) {
    const page = await lookByCode(browser, name, code);
    await page.getByRole('button', { name: 'Sit down' }).click();
    pages.push(page);
  }
  for (const page of pages) {
    await page.locator('.shell').waitFor();
    // By the usual orders they would hardly ever be asked at the same strike.
    await page.getByText(/^Standing orders/).click();
    await page.getByRole('button', { name: 'Hold everything' }).click();
  }
  // Strike, answer, answer to that, and whoever is asked now: the ladder has four rungs.
  await playTogether(pages, patient, undefined, '.tl-ladder li:nth-child(4)');
  const seen = await Promise.all(pages.map((page) => page.locator('.tl-ladder li').count()));
  expect(Math.max(...seen)).toBeGreaterThan(2);
  await inspect(pages[seen.indexOf(Math.max(...seen))]!, 'answers inside answers');
  await dropAndReturn(host, pages[2]!, 'Priya');
  await leaveToBot(pages.slice(0, 3), pages[3]!, 'Noor');
  await playTogether(pages.slice(0, 3), hands, 5);
});
