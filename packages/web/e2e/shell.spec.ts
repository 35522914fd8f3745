/** What every table shares: refusals, undo, reload, rules, settings, and a host without a server. */
import { expect, test } from '@playwright/test';
import { generic } from './support/hands.js';
import { isOver, myTurn, startAgainstBot, storyOf, withoutMotion } from './support/play.js';

const TITLE = 'Rohan’s Last Stand';

test.beforeEach(({ page }) => withoutMotion(page));

test('without a server the page says what is missing, and everything else works', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText('There is no server at this address')).toBeVisible();
  await page.getByRole('link', { name: 'Invite friends' }).first().click();
  await expect(page.getByText('you cannot play online')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open table' })).toBeDisabled();
  await page.goto('./#/join');
  await expect(page.getByText('you cannot play online')).toBeVisible();
});

test('the question is also in the title of the tab', async ({ page }) => {
  await startAgainstBot(page, TITLE);
  await expect(page).toHaveTitle(/^Your turn: .+\?/);
});

test('a match goes on after a reload, and from the home page', async ({ page }) => {
  await startAgainstBot(page, TITLE, './?plain');
  await myTurn(page);
  await generic.point(page);
  await myTurn(page);
  const story = await page.getByRole('log').innerText();
  await page.reload();
  await myTurn(page);
  await expect.poll(() => page.getByRole('log').innerText()).toBe(story);
  await page.goto('./?plain#/');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await myTurn(page);
  await expect.poll(() => page.getByRole('log').innerText()).toBe(story);
});

test('keys are changed and switched off, and the focus goes on to the next question', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByLabel('Pass', { exact: true }).fill('y');
  await startAgainstBot(page, TITLE);
  await myTurn(page);
  await page.locator('h1').click();
  await page.keyboard.press('p');
  expect(await storyOf(page)).not.toContain('You passed');
  await page.keyboard.press('y');
  await expect.poll(() => storyOf(page)).toContain('You passed');
  await myTurn(page);
  await page.locator('.prompt-actions .button').first().press('Enter');
  await myTurn(page);
  await expect(page.locator('.prompt-bar')).toBeFocused();
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).press('Space');
  await startAgainstBot(page, TITLE);
  await myTurn(page);
  await page.locator('h1').click();
  for (const key of ['y', 'p', 'f', 'f']) await page.keyboard.press(key);
  expect(await storyOf(page)).not.toMatch(/You (passed|finished)/);
});

test('an unknown address shows a page with a way home', async ({ page }) => {
  for (const address of [
    'nowhere',
    'table/none',
    'rules/chess',
    'new/chess',
    'replay/here/none',
    'learn/chess',
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#/${address}`);
    await expect(page.locator('main'), address).not.toBeEmpty();
    await page.locator('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: TITLE }), address).toBeVisible();
  }
});

test('a choice is taken back with Z', async ({ page }) => {
  await startAgainstBot(page, TITLE, './?plain');
  await myTurn(page);
  const before = await page.getByRole('log').innerText();
  await generic.point(page);
  await myTurn(page);
  expect(await page.getByRole('log').innerText()).not.toBe(before);
  await page.locator('h1').click();
  await page.keyboard.press('z');
  await expect(page.getByText('Taken back.')).toBeVisible();
});

test('a refused choice is explained, and its clause is a click away', async ({ page }) => {
  await startAgainstBot(page, TITLE, './?plain');
  for (let n = 0; n < 60; n++) {
    if (!(await myTurn(page))) await page.getByRole('button', { name: 'Play again' }).click();
    await myTurn(page);
    const refused = page.locator('.generic-refused').first();
    if ((await refused.count()) > 0) {
      await refused.click({ force: true });
      await expect(page.locator('.why-not')).toContainText('Why not');
      await page.locator('.why-not .clause-chip').click();
      const rules = page.getByRole('dialog', { name: /^Rules/ });
      await expect(rules.locator('.clause-here')).toBeInViewport();
      await expect(page.locator('.shell')).toBeVisible();
      await rules.getByLabel('Search the rules').fill('blocked');
      await expect(rules.locator('mark').first()).toBeVisible();
      await rules.getByRole('button', { name: 'Close' }).click();
      await expect(rules).toBeHidden();
      return;
    }
    await generic.point(page);
  }
  throw new Error('nothing was ever refused');
});

test('conceding asks first', async ({ page }) => {
  await startAgainstBot(page, TITLE);
  await myTurn(page);
  await page.getByRole('button', { name: 'Concede the match' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  expect(await isOver(page)).toBe(false);
  await page.getByRole('button', { name: 'Concede the match' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.ending h2')).toHaveText('Old Oswin won in round 1');
});

test('the rules are searched, and every clause has an address', async ({ page }) => {
  await page.goto('./#/rules/rohan');
  await page.locator('#RL-12').waitFor();
  const all = await page.locator('.rules-text p').count();
  await page.getByLabel('Search the rules').fill('overflow');
  await expect(page.locator('.rules-text mark').first()).toBeVisible();
  await expect.poll(() => page.locator('.rules-text p').count()).toBeLessThan(all);
  await page.getByLabel('Search the rules').fill('');
  await page.locator('#RL-12').click();
  await expect(page).toHaveURL(/#\/rules\/rohan\/RL-12$/);
  await page.goto('./#/rules/destinyquest/R-SLOT');
  await expect(page.locator('[id="R-SLOT"]')).toBeInViewport();
});

test('theme and animation are kept', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
});

test('bots are watched, and with motion every beat is shown before the next', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('fray.settings', '{"animation":"fast","soundAsked":true}'),
  );
  await page.goto('./?plain#/new/rohan/watch');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.shell').waitFor();
  const first = await page.locator('.log-line').count();
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(first);
  await expect(page.locator('.generic-choices')).toHaveCount(0);
});

test('an address that leads nowhere says so in words and shows the way home', async ({ page }) => {
  const nothing = 'There is nothing at this address.';
  const noGame = 'There is no game of that name here.';
  const said = {
    ...{ 'nowhere/at/all': nothing, 'table/none': nothing, 'watch/none': nothing },
    ...{ 'online/none/pass': nothing, 'new/chess': noGame, 'rules/chess': noGame, 'bots/chess': noGame },
  };
  for (const [path, words] of Object.entries(said)) {
    await page.goto(`./#/${path}`);
    await expect(page.getByText(words), path).toBeVisible();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await expect(page.getByRole('heading', { name: TITLE }), path).toBeVisible();
  }
  await page.goto('./#/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
