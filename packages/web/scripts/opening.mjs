// How long a table takes to open, and how long the page is ever busy while bots think.
import { ADDRESS } from './browser.mjs';

/** Each time in a fresh browser profile, from the click to the question. */
export async function medianOpening(browser, title) {
  const times = [];
  for (let n = 0; n < 5; n++) {
    const context = await browser.newContext();
    times.push(await openTable(await context.newPage(), title));
    await context.close();
  }
  return times.sort((a, b) => a - b)[2];
}

async function openTable(page, title) {
  await page.goto(ADDRESS);
  const button = page.getByRole('button', { name: `Play against a bot: ${title}` });
  await button.waitFor();
  // Timed in the page, so that the remote control does not count.
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (document.querySelector('.prompt-bar') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('open'));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await button.click();
  await page.waitForFunction(() => performance.getEntriesByName('open').length > 0);
  return page.evaluate(() => Math.round(performance.measure('opening', 'clicked', 'open').duration));
}

/** The longest task on the page while two bots play a match in their worker and every beat is drawn. */
export async function longestTask(browser, game) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        globalThis.longest = Math.max(globalThis.longest, entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${ADDRESS}#/new/${game}/watch`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.shell').waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    globalThis.longest = 0;
  });
  await page.waitForTimeout(8000);
  const longest = Math.round(await page.evaluate(() => globalThis.longest));
  await context.close();
  return longest;
}
