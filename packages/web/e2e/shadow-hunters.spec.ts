/** Shadow Hunters at its own table: the vote, whole matches with mouse and keyboard, the ending, and a replay that keeps secrets. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { clippedOrCovered } from './support/boxes.js';
import { fullMomentsOf, openMoment } from './support/moments.js';
import { expectEnding, playSome, withoutMotion } from './support/play.js';

/** More than any match has. */
const MOST_CHOICES = 700;

const RULES = [
  'Use It or Lose It',
  'Duel Dice',
  'Critical Misses',
  'Coup de Grâce',
  'Last Stand',
  'Blur',
  'Double It or Lose It',
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 780 },
];

test.beforeEach(({ page }) => withoutMotion(page));
test.setTimeout(300_000);

async function sitDown(
  page: Page,
  players: number,
  rules: readonly string[] = [],
  bots = 'Bot: takes what looks best',
): Promise<void> {
  await page.goto('./#/new/shadow-hunters');
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  // The quickest of the good bots: these tests are about the table.
  for (const seat of await page.getByRole('combobox', { name: /^Who plays/ }).all())
    if ((await seat.inputValue()) !== 'person') await seat.selectOption({ label: bots });
  if (rules.length > 0) await page.getByText('House rules and rulings').click();
  for (const rule of rules) {
    const mine = page.getByRole('switch', { name: rule, exact: true });
    await mine.press('Space');
    await expect(mine).toBeChecked();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.shell').waitFor();
}

let drawn = 1;

/** The same varied picks in every run. */
function next(n: number): number {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return n === 0 ? 0 : drawn % n;
}

/** Buttons, and the people, areas, decks and cards that something can be done with. */
const CHOICES = '.sh-answers .button:not(.button-quiet), .sh-player-pick, .sh-staged button.sh-choice';

async function point(page: Page): Promise<void> {
  const choices = page.locator(CHOICES);
  await choices.nth(next(await choices.count())).click();
}

async function type(page: Page): Promise<void> {
  const choices = await page.locator(CHOICES).count();
  await page.keyboard.press(String(1 + next(Math.min(9, choices))));
}

async function look(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(150);
    expect.soft(await page.evaluate(clippedOrCovered), `${what} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]!);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join()}`);
  expect.soft(found, what).toEqual([]);
}

test('shadow-hunters: five with the mouse, notes of one’s own, and who could have known what', async ({
  page,
}) => {
  await sitDown(page, 5);
  const sheet = page.getByRole('button', { name: /^Who is who/ });
  const note = page.getByRole('textbox', { name: 'My note on Plum' });
  await sheet.click();
  await note.fill('too quiet');
  await page.getByRole('button', { name: /^Plum, Vampire: / }).click();
  await expect(page.locator('.sh-why')).toHaveText(/^Plum (can still be|is not) Vampire/);
  const small = await page.locator('.sh-deduction table').boundingBox();
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const large = await page.locator('.sh-deduction table').boundingBox();
  expect(large!.width).toBeGreaterThan(1.5 * small!.width);
  expect(large!.height).toBeGreaterThan(small!.height);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await page.reload();
  await sheet.click();
  await expect(note).toHaveValue('too quiet');
  await page.keyboard.press('Escape');
  await playSome(page, point, MOST_CHOICES);
  await expectEnding(page);
  const after = page.getByRole('region', { name: 'Who could have known what, when' });
  await expect(after.locator('.sh-band')).toHaveCount(4);
  await expect(after.getByRole('table', { name: /first turn/ }).getByRole('row')).toHaveCount(6);
  await expect(after.getByRole('region', { name: 'Where it turned' })).toContainText(/could (hold|be)/);
  await after.getByRole('radio', { name: 'Plum' }).check({ force: true });
  await expect(after.locator('.sh-band-name').first()).toHaveText('You');
  await look(page, 'the ending');
});

test('shadow-hunters: whom to attack is chosen where they stand', async ({ page }) => {
  const full = fullMomentsOf('shadow-hunters', 'shadow-hunters-eight-mixed.fray.jsonl', 4);
  await openMoment(page, full.find(({ what }) => what === 'attack')!);
  const others = page.locator('.sh-player-pick');
  const whom = await others.first().getAttribute('title');
  expect(whom).toMatch(/^Attack (?!nobody)/);
  await expect(page.locator('.sh-may')).toHaveCount(await others.count());
  await others.first().click();
  await page.locator('.table-header').getByRole('button', { name: 'Story' }).click();
  await expect(page.getByRole('log')).toContainText(whom!.replace('Attack', 'You attacked'));
});

test('shadow-hunters: four with the keyboard alone', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Play against bots: Shadow Hunters/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.shell').waitFor();
  await playSome(page, type, MOST_CHOICES);
  await expectEnding(page);
});

async function vote(page: Page, refused?: string, rules: readonly string[] = RULES): Promise<void> {
  for (const rule of rules)
    await page
      .getByRole('group', { name: `Play with ${rule}?` })
      .getByText(rule === refused ? 'No' : 'Yes', { exact: true })
      .click();
  await page.getByRole('button', { name: 'Seal my votes' }).click();
}

test('shadow-hunters: the most careless bots agree to every rule', async ({ page }) => {
  await sitDown(page, 4, ['Duel Dice', 'Blur'], 'Bot: newcomer');
  await vote(page, undefined, ['Duel Dice', 'Blur']);
  await expect(page.locator('.table-facts .head-fact')).toHaveText([/Duel Dice/, /Blur/]);
});

test('shadow-hunters: one no in the vote switches a house rule off', async ({ page }) => {
  await sitDown(page, 8, RULES);
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  await look(page, 'the vote');
  await vote(page, 'Use It or Lose It');
  await expect(page.locator('.table-facts')).toContainText('Double It');
  await expect(page.locator('.table-facts')).not.toContainText('Use It');
});

test('shadow-hunters: eight with every house rule, and the replay from another seat', async ({ page }) => {
  await sitDown(page, 8, RULES);
  await vote(page);
  await expect(page.locator('.table-facts .head-fact')).toHaveCount(RULES.length);
  await playSome(page, point, 8);
  await look(page, 'the table of eight');
  const mine = await page.locator('.sh-me-name').innerText();
  await playSome(page, point, MOST_CHOICES);
  await expectEnding(page);

  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'First moment' }).click();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
  for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.sh-me-name')).not.toHaveText(mine);
  await expect(page.locator('.sh-who')).toHaveText(Array(8).fill(/^\s*(unrevealed|hidden)$/));
});
