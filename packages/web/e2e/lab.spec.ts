/** The rule lab: tick, go, see the intervals, stop; and a link that runs the same again. */
import { expect, type Page, test } from '@playwright/test';
import { ONLINE } from './support/addresses.js';
import { clippedOrCovered } from './support/boxes.js';

test('a rule is compared in the page, and a link asks the same question again', async ({ page }) => {
  await page.goto('./#/lab/rohan');
  await expect(page.getByRole('status')).toContainText('Tick at least one rule');
  await page.getByRole('switch', { name: 'Health: 30' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('img', { name: /Decisions until the end/ })).toBeVisible({ timeout: 60_000 });
  const stop = page.getByRole('button', { name: 'Stop' });
  // It may be over by itself before the click.
  if (await stop.isVisible()) await stop.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('status')).toContainText('matches played');
  // From the answer to a table with that rule in one click, and back.
  const here = page.url();
  await page.getByRole('button', { name: 'Play with Health: 30' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto(here);
  await page.getByRole('switch', { name: 'Health: 30' }).check();
  const file = (await page.locator('.lab pre').textContent()) ?? '';
  const code = Buffer.from(file).toString('base64url');
  await page.goto(`./#/lab/rohan/${code}`);
  await expect(page.getByRole('switch', { name: 'Health: 30' })).toBeChecked();
});

test('what was found before is there to read, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/lab/shadow-hunters');
  await expect(page.getByText('Shadow Hunters: what each house rule does')).toBeVisible();
  await expect(page.getByRole('img', { name: /Duel Dice/ }).first()).toBeVisible();
  expect(await page.evaluate(clippedOrCovered)).toEqual([]);
});

/** The page with an experiment in its address. */
function asking(lines: string, bots = 'random'): string {
  const file = `# Asked\ngame: rohan\nbots: ${bots}\ncompare:\n  startHealth = 30\nmeasure: seat:1, decisions\n${lines}\n`;
  return `${ONLINE}#/lab/rohan/${Buffer.from(file).toString('base64url')}`;
}

async function run(page: Page, where: 'here' | 'there'): Promise<string[]> {
  await page.getByLabel('Where').selectOption(where);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status')).toContainText('600 matches played');
  return page.locator('.lab-plot').evaluateAll((parts) => parts.map(({ innerHTML }) => innerHTML));
}

test('a link may name a bot that is none of the levels, and the form shows it', async ({ page }) => {
  await page.goto(asking('matches: 300', 'greedy'));
  await expect(page.getByLabel('Bots')).toHaveValue('greedy');
  await page.getByLabel('Bots').selectOption('Random');
  await expect(page.locator('.lab pre')).toContainText('bots: random');
});

test('a server that allows it runs the experiment, with the same result as the page itself', async ({
  page,
}) => {
  await page.goto(asking('matches: 300\nseed: both'));
  const there = await run(page, 'there');
  expect(there.join()).toContain('Health: 30');
  expect(await run(page, 'here')).toEqual(there);
});

test('a server tells how far it is, and stops when asked', async ({ page }) => {
  await page.goto(asking('matches: 400000\nwithin: 0.01 %\nseed: long'));
  await page.getByLabel('Where').selectOption('there');
  await page.getByRole('button', { name: 'Start' }).click();
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('value', /^[1-9]/, { timeout: 30_000 });
  const before = Number(await progress.getAttribute('value'));
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(before);
  await expect(page.getByRole('img', { name: /Decisions until the end/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  // What it had found stands, and it has ended over there: whoever has one running may not have another.
  await expect(page.getByRole('status')).toContainText('matches played');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(progress).toHaveAttribute('value', /^[1-9]/, { timeout: 30_000 });
});
