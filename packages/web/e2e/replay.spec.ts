/** Looking at a match again: every control, links to a moment, files good and broken, playing on. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { generic } from './support/hands.js';
import { playOn, startAgainstBot, withoutMotion } from './support/play.js';

const TITLE = 'Rohan’s Last Stand';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => withoutMotion(page));

async function openReplay(page: Page): Promise<void> {
  await startAgainstBot(page, TITLE, './?plain');
  await playOn(page, generic);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

async function moment(page: Page): Promise<number> {
  return Number(await page.getByRole('slider').inputValue());
}

async function seenBy(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Seen by' }).getByRole('radio', { name }).check({ force: true });
}

async function showsMoment(page: Page, n: number): Promise<void> {
  await expect(page.getByRole('slider')).toHaveValue(String(n));
}

test('a replay is stepped by choice and turn, with buttons and keys', async ({ page }) => {
  await openReplay(page);
  await showsMoment(page, 0);
  await page.getByRole('button', { name: 'One choice on' }).click();
  await showsMoment(page, 1);
  await page.keyboard.press('ArrowRight');
  await showsMoment(page, 2);
  await page.keyboard.press('ArrowLeft');
  await showsMoment(page, 1);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => moment(page)).toBeGreaterThan(1);
  await page.keyboard.press('End');
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  await showsMoment(page, last);
  await expect(page).toHaveURL(new RegExp(`/${last}/0$`));
  await page.reload();
  await expect(page.getByRole('slider')).toHaveValue(String(last));
  await page.keyboard.press('Home');
  await showsMoment(page, 0);
  await page.getByRole('group', { name: 'Speed' }).getByRole('radio', { name: '4×' }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => moment(page)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('the moments seen so far lead back to them, and nothing tells what is to come', async ({ page }) => {
  await openReplay(page);
  await page.goto(page.url().replace('?plain', ''));
  const moments = page.getByRole('region', { name: 'Moments' });
  await expect(moments).toContainText('0 seen so far');
  await expect(moments.getByRole('listitem')).toHaveCount(0);
  while ((await moments.getByRole('listitem').count()) === 0) await page.keyboard.press('ArrowRight');
  const first = await moment(page);
  await expect(moments.getByRole('listitem')).toContainText(/Round 1.*−\d+ (Rohan|Old Oswin)/);
  await moments.getByRole('button', { name: 'show' }).click();
  await expect.poll(() => moments.getByRole('listitem').count()).toBeGreaterThan(1);
  await moments.getByRole('listitem').last().getByRole('button').click();
  await expect.poll(() => moment(page)).toBeGreaterThan(first);
  await moments.getByRole('listitem').first().getByRole('button').click();
  await showsMoment(page, first);
  await page.keyboard.press('m');
  const second = await moment(page);
  expect(second).toBeGreaterThan(first);
  await page.keyboard.press('Shift+M');
  await showsMoment(page, first);
  // The same moments hang over the scrubber, none on another.
  const marks = page.locator('.scrub-mark');
  const places = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().left));
  expect(Math.min(...places.slice(1).map((left, i) => left - places[i]!))).toBeGreaterThan(24);
  await marks.nth(1).click();
  await expect(marks.nth(1)).toHaveClass(/scrub-mark-now/);
  expect(await moment(page)).toBeGreaterThan(first);
});

test('a clause of the story opens beside the replay, never instead of it', async ({ page }) => {
  await openReplay(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('log').locator('.clause-chip', { hasText: 'RL-15' }).first().click();
  const rules = page.getByRole('dialog');
  await expect(rules.locator('.rules-text')).toContainText('RL-15');
  await rules.getByRole('button', { name: 'Close' }).first().click();
  await showsMoment(page, 1);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(rules.getByRole('searchbox')).toBeVisible();
});

test('every seat keeps its secrets in a replay', async ({ page }) => {
  await openReplay(page);
  await seenBy(page, 'Rohan');
  await expect(page.getByText(/^You drew [A-Z]/).first()).toBeVisible();
  await seenBy(page, 'Old Oswin');
  await expect(page.getByText(/^Rohan drew 7 cards/).first()).toBeVisible();
  await seenBy(page, 'A spectator');
  await expect(page.getByText(/^Old Oswin drew 7 cards/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your hand' })).toHaveCount(0);
});

test('the dice are verified, and a link leads another browser to the same moment', async ({
  page,
  browser,
}) => {
  await openReplay(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Verify the seal' }).click();
  await expect(page.getByText('every position and the end fit together')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('slider')).toHaveValue('2');
});

test('a record is downloaded, loaded again, and a broken one says what is wrong', async ({ page }) => {
  await openReplay(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile((await download.path()) ?? '', 'utf8');
  const load = async (body: string): Promise<void> => {
    await page.goto('./?plain#/replays');
    const buffer = Buffer.from(body);
    await page
      .getByLabel('Open a record')
      .setInputFiles({ name: 'match.fray.jsonl', mimeType: 'application/json', buffer });
  };
  await load('not a record');
  await expect(page.getByRole('alert')).toContainText('Line 1 is not a JSON object');
  const lines = text.split('\n');
  const third = lines.findIndex((line) => line.includes('"line":"choice"') && line.includes('"n":3'));
  await load(lines.filter((_, i) => i !== third).join('\n'));
  await expect(page.getByRole('alert')).toContainText('Choice 3 is missing');
  await load(text.replace('"game":"rohan"', '"game":"chess"'));
  await expect(page.getByRole('alert')).toContainText('“chess”');
  await load(text);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('one plays on from any moment against a bot', async ({ page }) => {
  await openReplay(page);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.shell:not(.replay)').waitFor();
  await playOn(page, generic);
  await expect(page.locator('.ending')).toBeVisible();
});
