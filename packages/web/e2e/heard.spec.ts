/** What a screen reader hears of a table's main states, as golden files: reviewed like code. */
import { expect, type Page, test } from '@playwright/test';
import { handsFor } from './support/hands.js';
import { myTurn, startAgainstBot, withoutMotion } from './support/play.js';

const TITLES = { rohan: 'Rohan’s Last Stand', destinyquest: 'DestinyQuest hero duel' } as const;

/** The seal differs from match to match in a way that says nothing. */
async function heard(page: Page, name: string): Promise<void> {
  await page.addStyleTag({ content: '.seal { display: none !important; }' }).catch(() => undefined);
  await expect(page.locator('.shell')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test.beforeEach(({ page }) => withoutMotion(page));

for (const [id, title] of Object.entries(TITLES))
  test(`${id}: the first question and the ending`, async ({ page }) => {
    await startAgainstBot(page, title);
    await myTurn(page);
    await heard(page, `${id}-question`);
    // A match that is given up at once ends the same way whatever bots learn.
    await page.getByRole('button', { name: /^Concede/ }).click();
    await page.getByRole('button', { name: 'Yes, do it' }).click();
    await page.locator('.ending h2').waitFor();
    await heard(page, `${id}-ending`);
  });

test('the cover says who is asked, and nothing else', async ({ page }) => {
  await page.goto('./#/new/rohan/here');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.cover').waitFor();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'cover.aria.yml' });
});

/** At one screen nobody but this test chooses, so that the same state comes again whatever bots learn. */
async function sitDownHere(page: Page, id: string): Promise<void> {
  await page.goto(`./#/new/${id}/here`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.cover').waitFor();
}

/** Plays on until something is seen, and what is heard then is golden. */
async function heardAt(page: Page, id: string, selector: string, name: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await myTurn(page);
    const cover = page.locator('.cover button');
    if ((await cover.count()) > 0) await cover.click();
    else if ((await page.locator(selector).count()) > 0) {
      await expect(page.locator('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      return;
    } else await handsFor(id).point(page);
  }
  throw new Error(`${selector} was never seen`);
}

test('shadow-hunters: a vote, a question, and an attack that may be answered', async ({ page }) => {
  await page.goto('./#/new/shadow-hunters/here');
  await page.getByText('House rules and rulings').click();
  await page.getByRole('switch', { name: 'Blur', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Start' }).click();
  await heardAt(page, 'shadow-hunters', '.sh-vote', 'shadow-hunters-vote');
  for (let voter = 0; voter < 4; voter++) {
    const cover = page.locator('.cover button');
    if ((await cover.count()) > 0) await cover.click();
    await page.getByRole('group', { name: 'Play with Blur?' }).getByText('Yes', { exact: true }).click();
    await page.getByRole('button', { name: 'Seal my votes' }).click();
    await page.locator('.cover button, .sh-answers').first().waitFor();
  }
  await heardAt(page, 'shadow-hunters', '.sh-answers', 'shadow-hunters-question');
  await heardAt(page, 'shadow-hunters', '.waiting', 'shadow-hunters-window');
});

test('devils-bluff: where somebody goes, and an answer to it', async ({ page }) => {
  await sitDownHere(page, 'devils-bluff');
  await heardAt(page, 'devils-bluff', '.db-places', 'devils-bluff-place');
  await heardAt(page, 'devils-bluff', '.db-plan', 'devils-bluff-plan');
});
