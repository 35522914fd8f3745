/** What axe finds wrong with a page. It is put into a page once, and asked there: that is much quicker than its own driver. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** `rules`: only those; absent: all of them. */
export async function expectNoBarriers(page: Page, what: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  let found = await barriers(page, rules);
  if (found.length > 0) {
    // On a busy machine a colour may still be on its way; what is wrong stays wrong.
    await page.waitForTimeout(1000);
    found = await barriers(page, rules);
  }
  expect.soft(found, what).toEqual([]);
}

function barriers(page: Page, rules: string[] | undefined): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { violations } = await window.axe!.run({
      resultTypes: ['violations'],
      ...(only === undefined ? {} : { runOnly: only }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`);
  }, rules);
}
