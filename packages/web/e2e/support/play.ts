/** Plays matches the way a person does: by pointing, or by keys alone. */
import { expect, type Page, test } from '@playwright/test';
import { hurry } from './hurry.js';
import { firstMatches } from './no-newcomer.js';

/** How one table is used: each does one thing that moves the match on. */
export interface Hands {
  point(page: Page): Promise<void>;
  type(page: Page): Promise<void>;
  /** What moves the match on when pressed, by selector, the first that offers anything first: for playing on in a hurry. */
  readonly press: readonly string[];
}

/** Where many answer in secret, the common beats add up, and bots play on without whoever has fallen. */
const PATIENCE_MS = 80_000;
/** More choices than any match has. */
const MOST_PRESSES = 5000;

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.ending').count()) > 0;
}

/** Waits until something is asked of this page, or the match is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      /^(Your turn|Du bist dran|À toi)/.test(document.title) ||
      document.querySelector('.ending') !== null ||
      document.querySelector('.cover') !== null,
    undefined,
    { timeout: PATIENCE_MS },
  );
  return !(await isOver(page));
}

/** So many choices by hand, or fewer if the match ends before. */
export async function playSome(page: Page, act: (page: Page) => Promise<void>, most: number): Promise<void> {
  for (let n = 0; n < most && (await myTurn(page)); n++) {
    const cover = page.locator('.cover button');
    if ((await cover.count()) > 0) await cover.click();
    else await act(page);
  }
}

/** Plays on in a hurry: to the end, or so many presses. */
export async function playOn(page: Page, { press }: Hands, most = MOST_PRESSES): Promise<void> {
  const presses = await page.evaluate(hurry, { press, seed: 1, most });
  expect(presses, 'the match ends').toBeLessThan(MOST_PRESSES);
}

/** Several pages at one match play on at the same time: to the end, until one has pressed so often, or until one sees something. */
export async function playTogether(
  pages: readonly Page[],
  { press }: Hands,
  most?: number,
  until?: string,
): Promise<void> {
  await Promise.all(pages.map((page) => mayHurry(page, true)));
  const seen = until === undefined ? {} : { until };
  const all = pages.map((page, i) =>
    page.evaluate(hurry, { press, seed: 1 + i, most: most ?? MOST_PRESSES, ...seen }),
  );
  if (most !== undefined || until !== undefined) {
    await Promise.race(all);
    await Promise.all(pages.map((page) => mayHurry(page, false)));
  }
  await Promise.all(all);
}

async function mayHurry(page: Page, may: boolean): Promise<void> {
  await page.evaluate((stop) => {
    if (stop) document.documentElement.dataset['hurry'] = 'stop';
    else delete document.documentElement.dataset['hurry'];
  }, !may);
}

export async function expectEnding(page: Page): Promise<void> {
  await expect(page.locator('.ending h2')).toHaveText(/won|draw/i);
}

/** Tables in tests do not wait for their own drawings or introduce themselves, and their dice fall the same way in every run. */
export async function withoutMotion(page: Page): Promise<void> {
  await page.addInitScript((known) => localStorage.setItem('fray.first', known), firstMatches);
  await calm(page);
}

/** The same for somebody who may be new. */
export async function calm(page: Page): Promise<void> {
  const nth = placeOf(page);
  await page.addInitScript((first) => {
    const known = JSON.parse(localStorage.getItem('fray.settings') ?? '{}') as object;
    localStorage.setItem('fray.settings', JSON.stringify({ animation: 'off', soundAsked: true, ...known }));
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      let state = Number(sessionStorage.getItem('steady') ?? first);
      if (into instanceof Uint8Array)
        for (let i = 0; i < into.length; i++) {
          state = (state * 48_271) % 2_147_483_647;
          into[i] = state >> 8;
        }
      sessionStorage.setItem('steady', String(state));
      return into;
    };
  }, 20_261_115 + nth);
}

const pagesOfTest = { test: '', pages: [] as Page[] };

/**
 * How many pages its test had before it. Two people at one table must not draw the same seed, which would look copied; and
 * what other tests leave open must not change the dice of this one.
 */
function placeOf(page: Page): number {
  const { testId } = test.info();
  if (pagesOfTest.test !== testId) Object.assign(pagesOfTest, { test: testId, pages: [] });
  if (!pagesOfTest.pages.includes(page)) pagesOfTest.pages.push(page);
  return pagesOfTest.pages.indexOf(page);
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

/** What the story tells so far: beside the table, or in the drawer of a stage, which is closed again. */
export async function storyOf(page: Page): Promise<string> {
  const drawer = page.getByRole('button', { name: 'Story', exact: true });
  if ((await drawer.count()) === 0) return page.getByRole('log').innerText();
  await drawer.click();
  const story = await page.getByRole('log').innerText();
  await page.keyboard.press('Escape');
  return story;
}
