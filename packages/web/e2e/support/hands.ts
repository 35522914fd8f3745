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

const destinyquest: Hands = {
  async point(page) {
    const choices = page.locator('.dq-question .button-choice, .dq-question .prompt-actions .button');
    await choices.nth(await someOf(choices)).click();
  },
  async type(page) {
    // Numbers play what is offered; R and P are the main actions. Whatever is not offered does nothing.
    const offered = await page.locator('.dq-question .button-choice').count();
    if (offered > 0 && next(3) === 0) await page.keyboard.press(String(1 + next(Math.min(offered, 9))));
    for (const key of ['r', 'p', 'd', '1']) await page.keyboard.press(key);
  },
};

const OWN: Readonly<Record<string, Hands>> = { rohan, destinyquest };

export function handsFor(game: string): Hands | undefined {
  return OWN[game];
}

async function someOf(choices: Locator): Promise<number> {
  return next(await choices.count());
}

let drawn = 1;

/** The same varied picks in every run. */
function next(n: number): number {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return n === 0 ? 0 : drawn % n;
}
