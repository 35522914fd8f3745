/** Looking back at a finished match: headline, chart, key moments and the table at each, for every game. */
import { expect, test } from '@playwright/test';
import { inspect } from '../support/inspect.js';
import { goldenMatch, lookAt, openAnalysis } from '../support/looked-at.js';
import { withoutMotion } from '../support/play.js';

const MATCHES: Readonly<Record<string, string>> = {
  rohan: 'rohan-default',
  destinyquest: 'destinyquest-default',
  'shadow-hunters': 'shadow-hunters-eight-mixed',
  trueshot: 'trueshot-four',
  'devils-bluff': 'devils-bluff-default',
};

test.beforeEach(({ page }) => withoutMotion(page));

/** One table for two and one for many; the others' moments are opened by the long tests. */
const ALWAYS = ['rohan', 'shadow-hunters'];

for (const [game, file] of Object.entries(MATCHES)) {
  const long = ALWAYS.includes(game) ? '' : ' @long';
  test(`${game}: the table at every key moment, and what happened there${long}`, async ({ page }) => {
    test.setTimeout(180_000);
    const record = goldenMatch(game, file);
    const found = lookAt(record);
    await openAnalysis(page, record, found);
    const all = record.choices.length;
    const most = Math.max(...found.moments.flatMap(({ swing }) => swing.map(Math.abs)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      most < 0.1 ? 'Nothing moved it much' : /^It was decided in round \d+, by (luck|a choice)$/,
    );
    await expect(page.locator('.analysis-head')).toContainText(/^.*Luck (gave|cost) you \d+ points?, your/);
    await expect(page.locator('.table-tools')).toContainText(`${all} of ${all} choices analysed`);
    await expect(page.locator('.chance-round').first()).toContainText('1');
    await expect(page.locator('.chance-marks li')).toHaveCount(found.moments.length);

    // From the first to the last by keys: the list, the chart and the table go together.
    await page.locator('.chance-marks button').first().click();
    for (const [i, { n }] of found.moments.entries()) {
      if (i > 0) await page.keyboard.press('ArrowRight');
      await expect(
        page.getByRole('heading', { name: `The table at choice ${n}`, exact: true }),
      ).toBeVisible();
      await expect(page.locator('.key-moment').nth(i)).toHaveClass(/key-moment-open/);
      await expect(page.locator('.moment-table-box .shell-game > *').first()).toBeVisible();
    }
    await expect(page.locator('.moment-body')).toContainText(/^.*Your chance (fell|rose|stayed)/);
    // It is only looked at: nobody is asked.
    await expect(page.locator('.prompt-bar:visible')).toHaveCount(0);
    await inspect(page, 'analysis');
  });
}

for (const locale of ['de', 'fr'])
  test(`analysis and bots fit in the words of ${locale}, too @long`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ locale })).newPage();
    await withoutMotion(page);
    const record = goldenMatch('trueshot', 'trueshot-four');
    await openAnalysis(page, record, lookAt(record));
    await inspect(page, 'analysis');
    await page.goto('./#/bots/shadow-hunters');
    await page.locator('.bots-chosen').waitFor();
    await inspect(page, 'bots');
  });

test('a match is looked at in the page: stopped, begun again, and kept with its record', async ({ page }) => {
  const record = goldenMatch('rohan', 'rohan-default');
  await openAnalysis(page, record);
  const all = record.choices.length;
  await expect(page.getByText(new RegExp(`^\\d+ of ${all} choices analysed$`))).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Analyse every choice' }).click();
  const looked = page.locator('.table-tools').getByText(`${all} of ${all} choices analysed`);
  await expect(looked).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(looked).toBeVisible({ timeout: 3000 });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.shell .prompt-bar').waitFor();
});

test('nobody looks into a match that is not over', async ({ page }) => {
  const record = goldenMatch('shadow-hunters', 'shadow-hunters-five');
  await openAnalysis(page, { ...record, choices: record.choices.slice(0, 20), end: undefined });
  await expect(page.getByText('This match is not over.')).toBeVisible();
  await expect(page.locator('.analysis')).toHaveCount(0);
});
