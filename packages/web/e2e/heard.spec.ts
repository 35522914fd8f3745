/** What a screen reader hears of a table's main states, as golden files: reviewed like code. */
import { expect, type Page, test } from '@playwright/test';
import { momentsOf, openMoment } from './support/moments.js';
import { myTurn, startAgainstBot, withoutMotion } from './support/play.js';

const TITLES = { rohan: 'Rohan’s Last Stand', destinyquest: 'DestinyQuest hero duel' } as const;

/** The seal differs from match to match in a way that says nothing; of a long story its latest lines stand for the others. */
const LEFT_OUT = '.seal, .log li:nth-last-child(n + 9) { display: none !important; }';

async function heard(page: Page, name: string): Promise<void> {
  await page.addStyleTag({ content: LEFT_OUT });
  await expect(page.locator('.shell')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test.beforeEach(({ page }) => withoutMotion(page));

for (const [id, title] of Object.entries(TITLES))
  test(`${id}: the first question and the ending`, async ({ page }) => {
    await startAgainstBot(page, title);
    await myTurn(page);
    await heard(page, `${id}-question`);
    // A match that is given up at once ends the same way whatever bots learn.
    await page.getByRole('button', { name: /^(Concede|Resign)/ }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.ending h2').waitFor();
    await heard(page, `${id}-ending`);
  });

/** Moments of golden records: a question, a window that several may answer, an ending. */
const MOMENTS = {
  'shadow-hunters': ['shadow-hunters-every-house-rule', 'attack', 'blur about attack'],
  trueshot: ['trueshot-four', 'prepare', 'answer about strike'],
  'devils-bluff': ['devils-bluff-later', 'declare', 'dodge about attack-coming'],
} as const;

for (const [id, [file, ...questions]] of Object.entries(MOMENTS))
  test(`${id}: a question, an answer and the ending`, async ({ page }) => {
    const moments = momentsOf(id, `${file}.fray.jsonl`);
    for (const what of [...questions, 'ending']) {
      await openMoment(page, moments.find((moment) => moment.what === what)!);
      await heard(page, `${id}-${what.replaceAll(' ', '-')}`);
    }
  });

test('the cover says who is asked, and nothing else', async ({ page }) => {
  await page.goto('./#/new/rohan/here');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.cover').waitFor();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'cover.aria.yml' });
});

test('shadow-hunters: the vote on a house rule', async ({ page }) => {
  await page.goto('./#/new/shadow-hunters/here');
  await page.getByText('House rules and rulings').click();
  await page.getByRole('switch', { name: 'Blur', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.cover button').click();
  await page.locator('.sh-vote').waitFor();
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'shadow-hunters-vote.aria.yml' });
});
