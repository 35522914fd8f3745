/** Plays matches the way a person does: by pointing, or by keys alone. */
import { expect, type Page } from '@playwright/test';

/** How one table is used: does one thing that moves the match on. */
export interface Hands {
  point(page: Page): Promise<void>;
  type(page: Page): Promise<void>;
}

const MOST_CHOICES = 700;

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.ending').count()) > 0;
}

/** Waits until something is asked of this page, or the match is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.title.startsWith('Your turn') ||
      document.querySelector('.ending') !== null ||
      document.querySelector('.cover') !== null,
  );
  return !(await isOver(page));
}

/** Plays to the end, or so many choices where a game takes too long for hands that pick at random. */
export async function playToTheEnd(
  page: Page,
  act: (page: Page) => Promise<void>,
  most = MOST_CHOICES,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    if (!(await myTurn(page))) return n;
    const cover = page.locator('.cover button');
    if ((await cover.count()) > 0) await cover.click();
    else await act(page);
  }
  if (most < MOST_CHOICES) return most;
  throw new Error(`no end after ${MOST_CHOICES} choices`);
}

export async function expectEnding(page: Page): Promise<void> {
  await expect(page.locator('.ending h2')).toHaveText(/won|draw/i);
}

/** Tables in tests do not wait for their own drawings, and their dice fall the same way in every run. */
export async function withoutMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const known = JSON.parse(localStorage.getItem('fray.settings') ?? '{}') as object;
    localStorage.setItem('fray.settings', JSON.stringify({ animation: 'off', ...known }));
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      let state = Number(sessionStorage.getItem('steady') ?? '20261115');
      if (into instanceof Uint8Array)
        for (let i = 0; i < into.length; i++) {
          state = (state * 48_271) % 2_147_483_647;
          into[i] = state >> 8;
        }
      sessionStorage.setItem('steady', String(state));
      return into;
    };
  });
}

export async function startAgainstBot(page: Page, title: string, address = './'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: new RegExp(`^Play against (a bot|bots): ${title}`) }).click();
  await page.locator('.shell').waitFor();
}

/** Walks with Tab until the focus is on something that fits, then presses Enter. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
    if (there) return;
  }
  throw new Error(`the keyboard never reaches ${selector}`);
}
