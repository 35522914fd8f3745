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

/** Where everything of the table stands that has a place of its own. */
function places(): string[] {
  const fixed = '.dq-portrait, .dq-gear, .dq-health, .dq-title, .dq-loot, .dq-round, .dq-steps, .stage-ask';
  return [...document.querySelectorAll(fixed)].map((element) => {
    const { x, y } = element.getBoundingClientRect();
    return `${element.className} ${Math.round(x)} ${Math.round(y)}`;
  });
}

/** Chips that have left the place reserved for them. */
function chipsOutside(): string[] {
  return [...document.querySelectorAll('.dq-running')].flatMap((place) => {
    const { top } = place.getBoundingClientRect();
    return [...place.children].flatMap((chip) =>
      chip.checkVisibility() && chip.getBoundingClientRect().top < top - 1 ? [chip.textContent] : [],
    );
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

test('destinyquest: abilities are played on their coins, others say why not, and nothing is clipped', async ({
  page,
}) => {
  await withoutMotion(page);
  await startAgainstBot(page, 'DestinyQuest hero duel');
  await myTurn(page);
  await look(page, 'the first question');
  await page.keyboard.press('p');
  await expect(page.locator('.prompt-ask')).toHaveText('How do you come at them?');
  await expect(page.locator('.prompt-actions .button-main')).toHaveCount(0);
  await page.locator('.dq-coin', { hasText: 'Head butt' }).first().click();
  await expect(page.locator('.popover .dq-why')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.locator('.dq-coin-lit', { hasText: 'Charge' }).click();
  await expect.poll(() => storyOf(page)).toContain('charge');
  await page.getByRole('button', { name: 'Harl Ossevane' }).click();
  await expect(page.locator('dialog[open] .dq-line')).toHaveCount(13);
});

test('destinyquest: a card says what it comes to for both', async ({ page }) => {
  await withoutMotion(page);
  const moments = momentsOf('destinyquest', 'destinyquest-default.fray.jsonl');
  await openMoment(page, moments.find(({ what }) => what === 'attack')!);
  const plain = page.locator('.dq-move', { hasText: 'Plain blow' });
  // One die: six ends for whoever is struck, none for the striker.
  await expect(plain.locator('.dq-move-out > span').nth(0)).toHaveText(/^You \d+$/);
  const [least, most] = (await plain.locator('.dq-move-out > span').nth(1).innerText()).match(/\d+/g)!;
  expect(Number(most) - Number(least)).toBe(5);
});

test('destinyquest: however much runs on a hero, nothing moves', async ({ page }) => {
  test.setTimeout(180_000);
  await withoutMotion(page);
  await startAgainstBot(page, 'DestinyQuest hero duel');
  await myTurn(page);
  await settled(page);
  const before = await page.evaluate(places);
  let most = 0;
  for (let n = 0; n < 24 && (await myTurn(page)); n++) {
    await settled(page);
    expect(await page.evaluate(places)).toEqual(before);
    expect(await page.evaluate(chipsOutside)).toEqual([]);
    most = Math.max(most, await page.locator('.dq-sheet').first().locator('.dq-effect').count());
    await handsFor('destinyquest').point(page);
  }
  expect(most).toBeGreaterThan(1);
});

test('destinyquest: longer names leave nothing clipped', async ({ browser }) => {
  const [first] = momentsOf('destinyquest', 'destinyquest-sealed.fray.jsonl');
  for (const locale of ['de', 'fr']) {
    const page = await (await browser.newContext({ locale })).newPage();
    await withoutMotion(page);
    await openMoment(page, first!);
    await look(page, locale);
    await page.close();
  }
});

test('destinyquest: the dice throw themselves after a beat, unless the player throws first', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('fray.settings', '{"animation":"fast","soundAsked":true}'),
  );
  await startAgainstBot(page, 'DestinyQuest hero duel');
  const throwDice = page.getByRole('button', { name: /^Throw(?! for)/ });
  for (let n = 0; n < 4 && (await throwDice.count()) === 0; n++) {
    await page.waitForFunction(
      () =>
        document.title.startsWith('Your turn') ||
        [...document.querySelectorAll('.button')].some(({ textContent }) => textContent?.startsWith('Throw')),
    );
    if ((await throwDice.count()) === 0) await page.keyboard.press('p');
    await page.waitForTimeout(300);
  }
  await expect(page.locator('.dq-big-die')).not.toHaveCount(0, { timeout: 15_000 });
  await expect(throwDice).toHaveCount(0);
});
