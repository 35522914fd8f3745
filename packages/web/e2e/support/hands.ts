/** How each table is played. A game without an entry is played on the generic table, like every other game. */
import type { Locator } from '@playwright/test';
import { type Hands, tabTo } from './play.js';

export const generic: Hands = {
  async point(page) {
    const choices = page.locator('.generic-choices .button-choice');
    await choices.nth(await someOf(choices)).click();
  },
  async type(page) {
    await tabTo(page, '.generic-choices .button-choice');
    await page.keyboard.press('Enter');
  },
};

const rohan: Hands = {
  async point(page) {
    const cards = page.locator('.rohan-held-card:not([aria-disabled="true"])');
    if ((await cards.count()) > 0) {
      await cards.first().click({ position: { x: 20, y: 20 } });
      const open = page.locator('.rohan-open');
      if ((await open.count()) > 0) {
        await open.first().click();
        return;
      }
      await page.keyboard.press('Escape');
    }
    await page.locator('.prompt-actions .button').last().click();
  },
  async type(page) {
    const card = await page
      .locator('.rohan-held-card:not([aria-disabled="true"])')
      .first()
      .getAttribute('data-hand', { timeout: 100 })
      .catch(() => null);
    if (card !== null) {
      await page.keyboard.press(String(Number(card) + 1));
      const lane = await page
        .locator('.rohan-mine .rohan-place:has(.rohan-open)')
        .first()
        .getAttribute('data-lane', { timeout: 500 })
        .catch(() => null);
      if (lane !== null) {
        await page.keyboard.press(String(Number(lane) + 1));
        return;
      }
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('f');
  },
};

const OWN: Readonly<Record<string, Hands>> = { rohan };

export function handsFor(game: string): Hands | undefined {
  return OWN[game];
}

async function someOf(choices: Locator): Promise<number> {
  const count = await choices.count();
  return Math.floor(Math.random() * count);
}
