/** axe looks at every page, by day and by lamplight, on a desk and on a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { titles } from './support/games.js';
import { startAgainstBot, withoutMotion } from './support/play.js';

const game = titles[0]!;
const PAGES: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['home', (page) => page.goto('./')],
  ['rules', (page) => page.goto(`./#/rules/${game.id}`)],
  ['new table', (page) => page.goto(`./#/new/${game.id}/bot`)],
  ['online without a server', (page) => page.goto(`./#/new/${game.id}/online`)],
  ['join', (page) => page.goto('./#/join')],
  ['replays', (page) => page.goto('./#/replays')],
  ['settings', (page) => page.goto('./#/settings')],
  ['credits', (page) => page.goto('./#/credits')],
  ['nowhere', (page) => page.goto('./#/no/such/page')],
  ['generic table', (page) => startAgainstBot(page, game.title, './?plain')],
  ...titles.map(({ id, title }) => [`table of ${id}`, (page: Page) => startAgainstBot(page, title)] as const),
  ['replay', openReplay],
];

async function openReplay(page: Page): Promise<void> {
  await startAgainstBot(page, game.title);
  const id = page.url().split('/').pop();
  await page.goto(`./#/replay/here/${id}`);
}

for (const scheme of ['light', 'dark'] as const)
  for (const [name, open] of PAGES)
    test(`axe: ${name}, ${scheme}`, async ({ page }) => {
      await withoutMotion(page);
      await page.emulateMedia({ colorScheme: scheme });
      await open(page);
      await page.locator('main').first().waitFor();
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`),
      ).toEqual([]);
    });

test('a phone 360 pixels wide never scrolls sideways', async ({ page }) => {
  await withoutMotion(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [name, open] of PAGES) {
    await open(page);
    await page.locator('main').first().waitFor();
    await page.waitForTimeout(150);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(360);
  }
});
