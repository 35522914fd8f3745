/** The home page of somebody who comes back, and of somebody new. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ONLINE } from '../support/addresses.js';
import { titles } from '../support/games.js';
import { generic } from '../support/hands.js';
import { settled } from '../support/inspect.js';
import { firstMatches } from '../support/no-newcomer.js';
import { playSome, startAgainstBot, withoutMotion } from '../support/play.js';
import { sitDownTogether, whoIsAsked } from '../support/together.js';

async function openAs(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(
    ([who, first]) => {
      localStorage.setItem(
        'fray.settings',
        JSON.stringify({ animation: 'off', soundAsked: true, name: who }),
      );
      localStorage.setItem('fray.first', first!);
    },
    [name, firstMatches],
  );
  return page;
}

const partsOf = (page: Page) =>
  page.locator('.home-sheet section[aria-label]').evaluateAll((parts) => parts.map((part) => part.ariaLabel));

test('whoever comes back finds what goes on, what waits, lessons, the puzzle and open tables, in this order', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [ada, ben, eve] = [
    await openAs(browser, 'Ada'),
    await openAs(browser, 'Ben'),
    await openAs(browser, 'Eve'),
  ];
  await sitDownTogether(ada, ben, /A day for each choice/);
  const [asked] = await whoIsAsked(ada, ben);
  await eve.goto(`${ONLINE}#/new/rohan/online`);
  await eve.getByRole('switch', { name: 'Public table' }).press('Space');
  await eve.getByRole('button', { name: 'Open table' }).click();
  await eve.locator('.call-code').waitFor();
  // While one waits, the rules lie beside the table, and what they name opens.
  await eve.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(eve.locator('.rules-beside .term').first()).toBeVisible();
  await asked.goto('about:blank');
  // With other dice an army may fall before the second choice, and nothing is left to go on with.
  await withoutMotion(asked);
  await startAgainstBot(asked, titles[0]!.title, `${ONLINE}?plain`);
  await playSome(asked, generic.point, 2);
  // Only what was played is kept, and one may leave faster than a browser writes.
  const played = () => {
    const [{ choices, winners }] = JSON.parse(localStorage.getItem('fray.matches')!);
    return choices > 0 && winners === undefined;
  };
  await expect.poll(() => asked.evaluate(played)).toBe(true);

  await asked.goto('about:blank');
  await asked.goto(ONLINE);
  const goOn = asked.getByRole('region', { name: 'Continue' });
  await expect(goOn).toContainText('left just now', { timeout: 30_000 });
  await expect(goOn.locator('.table-picture-frame[data-found]')).toBeVisible();
  await asked.getByRole('region', { name: 'Open tables' }).waitFor();
  expect(await partsOf(asked)).toEqual([
    'Continue',
    'Waiting for you',
    'Lessons',
    'Today’s puzzle',
    'Open tables',
  ]);
  await asked.evaluate(() => {
    const [last, ...others] = JSON.parse(localStorage.getItem('fray.matches')!);
    const left = new Date(Date.now() - 3_700_000).toISOString();
    localStorage.setItem('fray.matches', JSON.stringify([{ ...last, left }, ...others]));
  });
  await asked.reload();
  await expect(goOn).toContainText('left 1 hour ago');
  await goOn.getByRole('link', { name: 'Continue' }).click();
  await asked.locator('.shell').waitFor();
});

test('somebody new finds one place to begin', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('.home-sheet .button-main')).toHaveCount(1);
  expect(await partsOf(page)).toEqual([]);
});

test('all games are in sight on a desk, in every language', async ({ browser }) => {
  for (const locale of ['en', 'de', 'fr']) {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto('./');
    await expect(page.locator('.game-card')).toHaveCount(titles.length);
    await settled(page);
    const lowest = await page
      .locator('.game-card')
      .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)));
    expect(lowest, locale).toBeLessThanOrEqual(page.viewportSize()!.height);
    await page.close();
  }
});
