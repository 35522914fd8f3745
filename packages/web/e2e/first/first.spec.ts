/** A newcomer's first minute at the two tables: nothing glows that is a mistake, and what can be played is lit where it lies. */
import { expect, type Page, test } from '@playwright/test';
import { clippedOrCovered } from '../support/boxes.js';
import { handsFor } from '../support/hands.js';
import { settled } from '../support/inspect.js';
import { momentsOf, openMoment } from '../support/moments.js';
import { myTurn, startAgainstBot, storyOf, withoutMotion } from '../support/play.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

async function look(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    expect.soft(await page.evaluate(clippedOrCovered), `${what} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]!);
}

/** The lowest line of a sheet ends above the question, so that nothing of it is cut off. */
function clippedSheets(): string[] {
  const bar = document.querySelector('.dq-question')!.getBoundingClientRect();
  return [...document.querySelectorAll('.dq-sheet')].flatMap((sheet) => {
    const lines = [...sheet.querySelectorAll('.dq-line')].map((line) => line.getBoundingClientRect().bottom);
    return Math.max(...lines) > bar.top ? [sheet.getAttribute('aria-label')!] : [];
  });
}

test('rohan: Finish never glows, says what it costs, and is asked about once while lanes are open', async ({
  page,
}) => {
  await withoutMotion(page);
  await startAgainstBot(page, 'Rohan’s Last Stand');
  await myTurn(page);
  await look(page, 'the first question');
  await expect(page.locator('.prompt-actions .button-main')).toHaveCount(0);
  const finish = page.getByRole('button', { name: /^Finish/ });
  await expect(finish).toContainText('no more blocks this round');
  await finish.click();
  await expect(page.locator('.prompt-ask')).toHaveText('Finish for this round?');
  await expect(page.locator('.prompt-hint')).toContainText('the Assault costs you');
  await expect(page.locator('.prompt-actions .button-main')).toHaveText(/^Play on/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-ask')).toHaveText('What will you block?');
  await finish.click();
  await finish.click();
  await expect.poll(() => storyOf(page)).toContain('You finished');
});

test('destinyquest: abilities are played on the sheet, others say why not, and nothing is clipped', async ({
  page,
}) => {
  await withoutMotion(page);
  await startAgainstBot(page, 'DestinyQuest hero duel');
  await myTurn(page);
  await look(page, 'the first question');
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(clippedSheets)).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]!);
  await page.keyboard.press('p');
  await expect(page.locator('.prompt-ask')).toHaveText('How do you come at them?');
  await expect(page.locator('.prompt-actions .button-main')).toHaveCount(0);
  await page.locator('.dq-line', { hasText: 'Head butt' }).first().click();
  await expect(page.locator('.popover .dq-why')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.locator('.dq-line-open', { hasText: 'Charge' }).click();
  await expect(page.getByRole('log')).toContainText('charge');
});

test('destinyquest: however much runs on a hero, no line of a sheet is ever cut off', async ({ page }) => {
  test.setTimeout(180_000);
  await withoutMotion(page);
  await startAgainstBot(page, 'DestinyQuest hero duel');
  let most = 0;
  for (let n = 0; n < 24 && (await myTurn(page)); n++) {
    for (const size of SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(clippedSheets), `${n} at ${size.width}`).toEqual([]);
    }
    most = Math.max(most, await page.locator('.dq-sheet').first().locator('.dq-effect').count());
    await handsFor('destinyquest').point(page);
  }
  expect(most).toBeGreaterThan(1);
});

test('destinyquest: longer names leave no line of a sheet under the bar', async ({ browser }) => {
  const [first] = momentsOf('destinyquest', 'destinyquest-sealed.fray.jsonl');
  for (const locale of ['de', 'fr']) {
    const page = await (await browser.newContext({ locale })).newPage();
    await withoutMotion(page);
    await openMoment(page, first!);
    await expect.poll(() => page.evaluate(clippedSheets), locale).toEqual([]);
    await page.close();
  }
});

test('destinyquest: the dice wait for the player’s own throw', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('fray.settings', '{"animation":"fast","soundAsked":true}'),
  );
  await startAgainstBot(page, 'DestinyQuest hero duel');
  const throwDice = page.getByRole('button', { name: /^Throw(?! for)/ });
  for (let n = 0; n < 4 && (await throwDice.count()) === 0; n++) {
    await page.waitForFunction(
      () =>
        document.title.startsWith('Your turn') ||
        document.querySelector('.dq-question .button-main') !== null,
    );
    if ((await throwDice.count()) === 0) await page.keyboard.press('p');
    await page.waitForTimeout(300);
  }
  await expect(throwDice).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('log')).not.toContainText('attack speed');
  await page.keyboard.press(' ');
  await expect(page.getByRole('log')).toContainText('attack speed');
});
