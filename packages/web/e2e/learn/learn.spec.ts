/** Lessons in the browser: by keys alone, left and taken up again, and every game's first one to its end by what the lamp lights. */
import { expect, type Page, test } from '@playwright/test';
import { titles } from '../support/games.js';
import { inspect } from '../support/inspect.js';
import { tabTo, withoutMotion } from '../support/play.js';
import { learnThrough } from './learner.js';

async function reads(page: Page, words: string): Promise<void> {
  await expect(page.locator('.lamp-say')).toContainText(words);
}

/** The learner goes on with the keyboard: the heading has the focus, so the button comes by Tab. */
async function goOn(page: Page): Promise<void> {
  await tabTo(page, '.lamp-tools .button-main');
  await page.keyboard.press('Enter');
}

function isInert(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.closest('[inert]') !== null);
}

/** What a screen reader finds, from the browser itself: a snapshot of roles does not know what is inert. */
async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, name }) => (ignored ? [] : [String(name?.value ?? '')])).join('\n');
}

test('rohan: learnt by keys alone, a wrong choice is answered kindly, and the place is kept', async ({
  page,
}) => {
  await withoutMotion(page);
  await page.goto('./#/learn/rohan');
  await reads(page, 'You lead Rohan');
  await expect(page.locator('.lamp-say')).toBeFocused();
  expect(await isInert(page, '.rohan-held-card'), 'the hand lies in the dark').toBe(true);
  expect(await isInert(page, '.prompt-actions'), 'so does the question').toBe(true);
  expect(await isInert(page, '.lesson-header a.chip'), 'one can always leave').toBe(false);
  expect(await heard(page), 'nor is it heard').not.toContain('Elf Soldier');
  await goOn(page);

  await reads(page, 'Pick Strider');
  expect(await isInert(page, '[data-spot="hand strider"]'), 'what is asked for is lit').toBe(false);
  await page.keyboard.press('p');
  await expect(page.locator('.lamp-wrong')).toContainText('take Strider and lane 3. RL-08');
  await reads(page, 'Pick Strider');
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await reads(page, 'Isengard lets him through');
  await expect(page.locator('.lamp-wrong')).toHaveCount(0);

  await tabTo(page, '.lesson-header a.chip');
  await page.keyboard.press('Enter');
  await expect(page.locator('.home')).toBeVisible();
  await page.getByRole('link', { name: /^Learn in \d minutes? ?: Rohan/ }).press('Enter');
  await reads(page, 'Isengard lets him through');

  await page.keyboard.press('p');
  await reads(page, 'Strider struck for 8');
  await goOn(page);
  await reads(page, 'An Uruk-Hai comes down lane 3');
  await goOn(page);
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await reads(page, 'your Recruit falls');
  await page.keyboard.press('p');
  await reads(page, 'block with the Elf Soldier');
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  await reads(page, 'Both cards will fall');
  await page.keyboard.press('p');
  await reads(page, 'That is the whole game');
  await goOn(page);
  await expect(page.getByText('You know enough to win your first match.')).toBeVisible();
  await inspect(page, 'the end of a lesson');
  // It leads to a first match that begins at once, without a form and without telling the game again.
  await page.getByRole('button', { name: 'Play Grishk' }).click();
  await page.locator('.shell').waitFor();
  await expect(page.getByRole('region', { name: 'Grishk' })).toBeVisible();
  await expect(page.locator('.in-short')).toHaveCount(0);
  await page.goto('./');
  await expect(page.getByRole('link', { name: /^Done ✓ ?: Rohan/ })).toBeVisible();
});

test('with more contrast an outline takes the place of the lamp', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('fray.settings', '{"animation":"off","soundAsked":true,"contrast":"more"}'),
  );
  await page.goto('./#/learn/rohan');
  await reads(page, 'You lead Rohan');
  await expect(page.locator('.lamp-edge').first()).toBeVisible();
  await expect(page.locator('.lamp-night')).toBeHidden();
});

test.describe('in French, on a phone', () => {
  test.use({ locale: 'fr', viewport: { width: 390, height: 844 } });
  for (const id of ['rohan', 'shadow-hunters'])
    test(`${id}: every card of the lesson is whole and in sight`, async ({ page }) => {
      await withoutMotion(page);
      await page.goto(`./#/learn/${id}`);
      const card = page.locator('.lamp-say');
      const end = page.getByText('Tu en sais assez');
      for (;;) {
        await expect(card.or(end)).toBeVisible();
        if ((await card.count()) === 0) break;
        const said = await card.innerText();
        await expect.poll(() => outOfSight(page), { message: said }).toEqual([]);
        await page.locator('.lamp-tools .button').last().click();
        await expect(card.filter({ hasText: said })).toHaveCount(0);
      }
    });
  test('the others at the table have French names', async ({ page }) => {
    await page.goto('./#/learn/shadow-hunters');
    await expect(page.locator('.sh-player-name', { hasText: 'Encre' })).toBeVisible();
  });
});

/** How far the lesson's card reaches under the header and over the edges. */
function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.lamp-card')?.getBoundingClientRect();
    const header = document.querySelector('.lesson-header')?.getBoundingClientRect();
    if (card === undefined || header === undefined) return ['no card'];
    return [
      ...(card.top < Math.max(0, header.bottom) ? [`${header.bottom - card.top} px under the header`] : []),
      ...(card.bottom > innerHeight ? [`${card.bottom - innerHeight} px below`] : []),
      ...(card.right > innerWidth ? [`${card.right - innerWidth} px beside`] : []),
    ];
  });
}

for (const { id, title } of titles)
  test(`@long ${id}: whoever tries what the lamp lights comes to the end of the lesson`, async ({ page }) => {
    test.setTimeout(240_000);
    await withoutMotion(page);
    await page.goto(`./#/learn/${id}`);
    await learnThrough(page);
    await expect(page.getByText('You know enough to win your first match.')).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('link', { name: new RegExp(`^Done ✓ ?: ${title}`) })).toBeVisible();
  });
