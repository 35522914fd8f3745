/** axe looks at every page, by day and by lamplight, on a desk and on a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { titles } from './support/games.js';
import { startAgainstBot, withoutMotion } from './support/play.js';

const game = titles[0]!;
const PAGES: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>])[] = [
  ['home', (page) => fresh(page, './')],
  ['rules', (page) => fresh(page, `./#/rules/${game.id}`)],
  ['new table', (page) => fresh(page, `./#/new/${game.id}/bot`)],
  ['online without a server', (page) => fresh(page, `./#/new/${game.id}/online`)],
  ['join', (page) => fresh(page, './#/join')],
  ['replays', (page) => fresh(page, './#/replays')],
  ['settings', (page) => fresh(page, './#/settings')],
  ['credits', (page) => fresh(page, './#/credits')],
  ['nowhere', (page) => fresh(page, './#/no/such/page')],
  ['generic table', (page) => startAgainstBot(page, game.title, './?plain')],
  ...titles.map(({ id, title }) => [`table of ${id}`, (page: Page) => startAgainstBot(page, title)] as const),
  ['replay', openReplay],
];

/** A change after the # alone would not load the page anew. */
async function fresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

async function openReplay(page: Page): Promise<void> {
  await startAgainstBot(page, game.title);
  const id = page.url().split('/').pop();
  await fresh(page, `./#/replay/here/${id}`);
}

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing on any page, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await withoutMotion(page);
    await page.emulateMedia({ colorScheme: scheme });
    for (const [name, open] of PAGES) {
      await open(page);
      await page.locator('main').first().waitFor();
      await page.waitForTimeout(200);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`,
      );
      expect.soft(found, name).toEqual([]);
    }
  });

test('on a phone 360 pixels wide nothing scrolls sideways and every target is large enough', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await withoutMotion(page);
  for (const [name, open] of PAGES) {
    await open(page);
    await page.locator('main').first().waitFor();
    await page.waitForTimeout(200);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), name)
      .toBeLessThanOrEqual(360);
    expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
  }
});

/** What can be pressed, is not part of a sentence, and is smaller than a fingertip. */
function smallTargets(): string[] {
  const inSentence = '.term, .clause-chip, .rules-text *, p a, .skip-link, .sr-only *';
  const pressable = [
    ...document.querySelectorAll<HTMLElement>(
      'button, a[href], select, summary, input:not([type="radio"], [type="checkbox"])',
    ),
  ];
  return pressable.flatMap((element) => {
    if (element.matches(inSentence) || element.closest('[inert]') !== null) return [];
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= 43.5 && height >= 43.5)) return [];
    return [`${element.outerHTML.slice(0, 90)} is ${Math.round(width)} by ${Math.round(height)}`];
  });
}
