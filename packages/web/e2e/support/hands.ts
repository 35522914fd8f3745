/** How each game's own table is played; the generic table plays every game. */
import type { Locator, Page } from '@playwright/test';
import { pointAtTable, typeAtTable } from './devils-bluff.js';
import { type Hands, tabTo } from './play.js';

export const generic: Hands = {
  async point(page) {
    await someOf(page, page.locator('.generic-choices .button-choice')).then((choice) => choice.click());
  },
  async type(page) {
    await tabTo(page, '.generic-choices .button-choice');
    await page.keyboard.press('Enter');
  },
  press: ['.generic-choices .button-choice'],
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
  press: ['.rohan-open', '.rohan-held-card', '.prompt-actions .button:last-child'],
};

const destinyquest: Hands = {
  async point(page) {
    await someOf(page, page.locator('.dq-move, .dq .prompt-actions .button')).then((choice) =>
      choice.click(),
    );
  },
  async type(page) {
    // Numbers play cards; R and P strike and pass. Whatever is not offered does nothing.
    const offered = await page.locator('.dq-move').count();
    if (offered > 0 && next(page, 3) === 0)
      await page.keyboard.press(String(1 + next(page, Math.min(offered, 9))));
    for (const key of ['r', 'p', 'd', '1']) await page.keyboard.press(key);
  },
  press: ['.dq-move, .dq .prompt-actions .button'],
};

const ANSWERS = '.prompt-actions .button, .tl-answers .button';
const PICKABLE = '.tl [data-thing][aria-pressed="false"]:not([aria-disabled="true"])';

const trueshot: Hands = {
  /** Where something can go, it goes there; else something is picked, or a button pressed. */
  async point(page) {
    for (const selector of ['.tl-first .tl-pick[aria-pressed="false"]', '.tl [data-open="true"]']) {
      const there = page.locator(selector).filter({ visible: true });
      if ((await there.count()) === 0) continue;
      await (await someOf(page, there)).click();
      if (selector.startsWith('.tl-first')) await page.locator('.prompt-actions .button').click();
      return;
    }
    await (await someOf(page, page.locator(`${PICKABLE}, ${ANSWERS}`).filter({ visible: true }))).click();
  },
  async type(page) {
    if ((await page.locator('.tl-first').count()) > 0) {
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      return;
    }
    const open = await page
      .locator('.tl [data-open="true"][aria-keyshortcuts]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-keyshortcuts')!));
    const offered = await page.locator(`${PICKABLE}, ${ANSWERS}`).count();
    const digit = open[0] ?? String(1 + next(page, Math.min(9, offered)));
    await page.keyboard.press(digit);
  },
  press: [
    '.tl-start .prompt-actions .button',
    '.tl-first .tl-pick',
    '.tl [data-open="true"]',
    `${PICKABLE}, ${ANSWERS}`,
  ],
};

/** A table whose answers are all buttons: one after the other until something happens. */
function buttons(...press: readonly string[]): Hands {
  return {
    async point(page) {
      for (const selector of press) {
        const offered = page.locator(selector);
        if ((await offered.count()) > 0) return (await someOf(page, offered)).click();
      }
      throw new Error('nothing to press');
    },
    type: (page) => page.keyboard.press('1'),
    press,
  };
}

const OWN: Readonly<Record<string, Hands>> = {
  rohan,
  destinyquest,
  'shadow-hunters': buttons(
    '.sh-vote .button-main',
    '.sh-answers .button:not(.button-quiet), .sh-player-pick, .sh-staged button.sh-choice',
  ),
  trueshot,
  // Places are pointed at, so that nothing can be played in a hurry here.
  'devils-bluff': { point: pointAtTable, type: typeAtTable, press: [] },
};

export function handsFor(game: string): Hands {
  return OWN[game] ?? generic;
}

/** Whole matches of these are over before anybody grows impatient; the others have tests of their own for that. */
export const QUICK: readonly string[] = ['rohan', 'destinyquest'];

async function someOf(page: Page, choices: Locator): Promise<Locator> {
  return choices.nth(next(page, await choices.count()));
}

const drawn = new WeakMap<Page, number>();

/** The same varied picks in every run, whatever was tested before. */
function next(page: Page, n: number): number {
  const value = ((drawn.get(page) ?? 1) * 48_271) % 2_147_483_647;
  drawn.set(page, value);
  return n === 0 ? 0 : value % n;
}
