/** Truth in time: while something is shown, the header is never ahead of the story, and the story grows event by event. */
import { expect, test } from '@playwright/test';
import { titles } from './support/games.js';

/** Looks at every change of the page for a while. Runs inside the page. */
async function watchRounds(forMs: number): Promise<{ looks: number; rounds: number; faults: string[] }> {
  const faults: string[] = [];
  const seen = new Set<string>();
  let looks = 0;
  let before = document.querySelectorAll('.log-line').length;
  const roundIn = (text: string): string | undefined => /round (\d+)/i.exec(text)?.[1];
  const look = (): void => {
    const header = roundIn(document.querySelector('.table-facts')?.textContent ?? '');
    const headings = [...document.querySelectorAll('.log-heading')].map((each) => each.textContent ?? '');
    const told = headings.findLast((text) => roundIn(text) !== undefined);
    const lines = document.querySelectorAll('.log-line').length;
    if (header === undefined || lines === 0) return;
    looks++;
    seen.add(header);
    if (told !== undefined && roundIn(told) !== header)
      faults.push(`the header says round ${header}, the story ${told}`);
    if (lines < before) faults.push(`the story takes ${before - lines} lines back after ${before}`);
    // Several may be hurt, or draw, at the same moment; a whole choice is more.
    if (lines - before > 9) {
      const first = document.querySelectorAll('.log-line')[before]?.textContent;
      faults.push(`${lines - before} lines at once after ${before}, from: ${first}`);
    }
    before = lines;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await new Promise((resolve) => setTimeout(resolve, forMs));
  observer.disconnect();
  return { looks, rounds: seen.size, faults: [...new Set(faults)] };
}

for (const { id } of titles)
  test(`${id}: header and story go on together while bots play @long`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() =>
      localStorage.setItem('fray.settings', '{"animation":"fast","soundAsked":true}'),
    );
    await page.goto(`./#/new/${id}/watch`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.shell').waitFor();
    const { looks, rounds, faults } = await page.evaluate(watchRounds, 30_000);
    expect(faults).toEqual([]);
    expect(looks).toBeGreaterThan(10);
    expect(rounds).toBeGreaterThan(0);
  });
