/** The rules of the two longest books on paper: pictures, text and options on at most twelve pages. */
import { expect, test } from '@playwright/test';
import { withoutMotion } from '../support/play.js';

const MOST_PAGES = 12;

test.beforeEach(({ page }) => withoutMotion(page));

for (const id of ['devils-bluff', 'trueshot'])
  for (const language of ['en', 'de', 'fr'])
    test(`${id}, ${language}: is printed on at most twelve pages`, async ({ page, browserName }) => {
      expect(browserName).toBe('chromium');
      await page.addInitScript(
        (settings) => localStorage.setItem('fray.settings', JSON.stringify(settings)),
        { animation: 'off', soundAsked: true, language },
      );
      await page.goto(`./#/rules/${id}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('.rules-pictures .table-picture').first().waitFor();
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const pages = sheet.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
    });
