/** The rules pages of all games: one after the other by their addresses, and what can be set below the rules. */
import { games } from '@fray/games';
import { expect, test } from '@playwright/test';

/** Every pair of a game and the first line of its rules that was ever on the page. */
function watchPairs(): void {
  const seen = new Set<string>();
  Object.assign(window, { pairs: seen });
  new MutationObserver(() => {
    const rules = document.querySelector<HTMLElement>('.rules');
    const title = rules?.querySelector('.rules-text h1')?.textContent;
    if (title != null) seen.add(`${rules!.dataset['game']}: ${title}`);
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}

test('the address leads from one game’s rules to the next without a reload', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.addInitScript(watchPairs);
  // Whatever comes last: the rules, or the game and its table.
  await page.route('**/RULES-*.js', async (route) => {
    await new Promise((late) => setTimeout(late, 800));
    await route.continue();
  });
  await page.goto('./#/rules/rohan');
  for (const { id } of [...games, games[0]!]) {
    await page.evaluate((game) => {
      location.hash = `#/rules/${game}`;
    }, id);
    await expect(page.locator(`.rules[data-game="${id}"] .glance h1`)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.rules-pictures .table-picture').first()).toBeVisible({ timeout: 20_000 });
  }
  // One title a game: never the rules of one under the name of another.
  const pairs = await page.evaluate(() => [...(window as unknown as { pairs: Set<string> }).pairs]);
  expect(pairs.sort()).toHaveLength(games.length);
  expect(broken).toEqual([]);
  await expect(page.getByText('Something broke')).toHaveCount(0);
});

test('below the rules stands what each value of an option is beside the document', async ({ page }) => {
  await page.goto('./#/rules/trueshot');
  const selling = page.locator('[data-option="refundOrder"]');
  await expect(selling).toContainText('refund first: departure, the default. There is no income');
  await expect(selling).toContainText('pay first: letter.');
  await page.goto('./#/rules/destinyquest');
  await expect(page.locator('[data-option="windowOrder"]')).toContainText('ruling');
});
