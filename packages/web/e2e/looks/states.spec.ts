/** Every kind of question of every game, and every ending, at three sizes: nothing is clipped, covered or wider than the page. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.js';
import { brokenWords, clippedOrCovered, questionOutOfSight, wideTables } from '../support/boxes.js';
import { titles } from '../support/games.js';
import { fullMomentsOf, goldenRecords, momentsOf, openMoment } from '../support/moments.js';
import { withoutMotion } from '../support/play.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

async function fits(page: Page, what: string, ...looks: readonly (() => string[])[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(150);
    const where = `${what} at ${size.width}`;
    if (process.env['FRAY_SHOTS'])
      await page.screenshot({
        path: `${process.env['FRAY_SHOTS']}/${where.replace(/[^\w]+/g, '-')}.png`,
      });
    for (const look of [clippedOrCovered, brokenWords, wideTables, ...looks])
      expect.soft(await page.evaluate(look), where).toEqual([]);
  }
}

for (const { id } of titles)
  test(`${id}: every kind of question fits three screens @long`, async ({ page }) => {
    test.setTimeout(900_000);
    await withoutMotion(page);
    const seen = new Set<string>();
    for (const file of goldenRecords(id))
      for (const moment of momentsOf(id, file)) {
        // Endings differ from record to record; a question is the same kind of thing in all of them.
        if (moment.what !== 'ending' && seen.has(moment.what)) continue;
        seen.add(moment.what);
        await openMoment(page, moment);
        await fits(page, `${file} ${moment.what}`);
        await expectNoBarriers(page, `${file} ${moment.what}`);
      }
    expect(seen.size).toBeGreaterThan(2);
  });

test('shadow-hunters: eight to choose from leave the table in sight', async ({ page }) => {
  await withoutMotion(page);
  const eight = 'shadow-hunters-eight-mixed.fray.jsonl';
  const full = fullMomentsOf('shadow-hunters', eight, 7);
  expect(full.map(({ what }) => what)).toContain('begin');
  for (const moment of full) {
    await openMoment(page, moment);
    await fits(page, `full ${moment.what}`, questionOutOfSight);
  }
});

test('on a phone the story opens as a sheet at its latest line', async ({ page }) => {
  await withoutMotion(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const late = momentsOf('destinyquest', goldenRecords('destinyquest')[0]!).filter(
    ({ what }) => what !== 'ending',
  );
  await openMoment(page, late.at(-1)!);
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  const lines = page.locator('dialog[open] .log-line');
  await expect(lines.last()).toBeInViewport();
  await expect(lines.first(), 'it is longer than the screen').not.toBeInViewport();
});
