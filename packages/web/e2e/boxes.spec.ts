/** Nothing is clipped, covered or wider than the page: every page, every table and every ending, on three screens. */
import { expect, type Page, test } from '@playwright/test';
import { clippedOrCovered } from './support/boxes.js';
import { titles } from './support/games.js';
import { generic, handsFor } from './support/hands.js';
import { playToTheEnd, startAgainstBot, withoutMotion } from './support/play.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

async function look(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(250);
    expect.soft(await page.evaluate(clippedOrCovered), `${what} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]!);
}

test.beforeEach(({ page }) => withoutMotion(page));

test('pages', async ({ page }) => {
  for (const address of ['./', './#/join', './#/replays', './#/settings', './#/credits', './#/nowhere']) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('main').first().waitFor();
    await look(page, address);
  }
  for (const { id } of titles)
    for (const kind of ['here', 'online']) {
      await page.goto(`./#/new/${id}/${kind}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(page, `${kind} ${id}`);
    }
});

for (const { id, title } of titles)
  test(`table of ${id}`, async ({ page }) => {
    test.setTimeout(150_000);
    const own = handsFor(id);
    await startAgainstBot(page, title, own === undefined ? './?plain' : './');
    await look(page, 'at the start');
    await playToTheEnd(page, (own ?? generic).point, 6);
    await look(page, 'in the middle');
    if (own === undefined) return;
    await playToTheEnd(page, own.point);
    await look(page, 'at the end');
  });
