/** The Trueshot Lodge at its own table: everything it shows fits every screen; whole matches by mouse, by keys and online. */
import { expect, type Page, test } from '@playwright/test';
import { dropAndReturn, gather, leaveToBot, lookByCode, NAMES } from './support/gather.js';
import { handsFor } from './support/hands.js';
import { inspect } from './support/inspect.js';
import { momentsOf, openMoment } from './support/moments.js';
import {
  expectEnding,
  type Hands,
  myTurn,
  playSome,
  playTogether,
  storyOf,
  withoutMotion,
} from './support/play.js';

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
  await page.getByRole('button', { name: /^Seal / }).click();
  const wanted = new Map([
    ['a strike', '.tl-doom'],
    ['a preparation', '.tl-actions'],
    ['a pet that was turned up', '.tl-turned'],
    ['a draft', '.tl-draft'],
  ]);
  for (let n = 0; n < MOST_CHOICES && wanted.size > 0 && (await myTurn(page)); n++) {
    for (const [what, selector] of wanted)
      if ((await page.locator(selector).count()) > 0) {
        wanted.delete(what);
        await inspect(page, what);
      }
    await keenly(page);
  }
  expect([...wanted.keys()]).toEqual([]);
});

/** Tames and strikes wherever it can. */
async function keenly(page: Page): Promise<void> {
  for (const selector of [
    '.tl-mine [data-open="true"], .tl-rivals [data-open="true"]',
    '.tl [data-thing="pile pets"]:not(.tl-barred)',
  ]) {
    const there = page.locator(selector).filter({ visible: true });
    if ((await there.count()) > 0) return there.first().click();
  }
  await hands.point(page);
}

test('a strike is pointed: its result stands on every target, by mouse, by drag and by digit', async ({
  page,
}) => {
  await openMoment(
    page,
    momentsOf('trueshot', 'trueshot-four.fray.jsonl').find(({ what }) => what === 'act')!,
  );
  const mine = page.locator('.tl-mine [data-thing]').first();
  const open = page.locator('.tl-rivals .tl-pet:has([data-open="true"])');
  // The one pet that can strike is picked at once, and Escape lays it back.
  const striker = await page.locator('.tl-mine .tl-picked .tl-name').innerText();
  await expect(page.locator('.prompt-ask')).toContainText(`Point the ${striker}`);
  expect(await open.count()).toBeGreaterThan(1);
  await expect(page.locator('.tl-tag')).toHaveCount(await open.count());
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('1');
  await open.first().locator('.tl-pick').hover();
  await expect(page.locator('.tl-doom')).toContainText(await open.first().locator('.tl-name').innerText());
  const victim = await open.last().locator('.tl-name').innerText();
  const pet = (await open.last().boundingBox())!;
  await page.keyboard.press('Escape');
  await mine.hover();
  await page.mouse.down();
  await page.mouse.move(pet.x + pet.width / 2, pet.y + pet.height / 2, { steps: 6 });
  await expect(page.locator('.tl-doom')).toContainText(victim);
  await page.mouse.up();
  await expect.poll(() => storyOf(page)).toMatch(new RegExp(`your ${striker} went for .* ${victim}`, 'i'));
});

test('a match of three with the mouse to its end, and its replay @long', async ({ page }) => {
  test.setTimeout(1_200_000);
  await sitDown(page, 3);
  await playSome(page, hands.point, WHOLE_MATCH);
  await expectEnding(page);
  await inspect(page, 'the ending');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  for (let n = 0; n < 12; n++) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('.tl-rivals')).toBeVisible();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max'))!);
});

test('a match of three with the keyboard alone @long', async ({ page }) => {
  test.setTimeout(1_200_000);
  await sitDown(page, 3);
  await playSome(page, hands.type, WHOLE_MATCH);
  await expectEnding(page);
});

/** Keeps spells for strikes that wait to land, so that there is something left to answer an answer with. */
const patient: Hands = {
  ...hands,
  press: [
    '.tl-start .prompt-actions .button',
    '.tl-first .tl-pick',
    '.tl [data-open="true"]',
    'body:has(.tl-ladder) .tl-hand [data-thing]:not([aria-disabled="true"])',
    '.prompt-actions .button, .tl-answers .button, .tl-mine [data-thing]:not([aria-disabled="true"])',
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
