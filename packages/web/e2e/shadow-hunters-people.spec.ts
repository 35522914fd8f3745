/** People at Shadow Hunters' own table: four browsers with bots and a spectator online, and four at one screen. */
import { type Browser, expect as expectSoon, type Page, test } from '@playwright/test';
import { ONLINE } from './support/addresses.js';
import { handsFor } from './support/hands.js';
import { expectEnding, type Hands, playSome, playTogether, withoutMotion } from './support/play.js';

/** Five browsers on one machine take their time. */
test.use({ actionTimeout: 60_000 });
const expect = expectSoon.configure({ timeout: 30_000 });

const hands: Hands = handsFor('shadow-hunters');

async function openAs(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript(
    (who) => localStorage.setItem('fray.settings', JSON.stringify({ animation: 'off', name: who })),
    name,
  );
  return page;
}

async function gather(browser: Browser): Promise<{ people: Page[]; spectator: Page }> {
  const host = await openAs(browser, 'Mara');
  await host.goto(`${ONLINE}#/new/shadow-hunters/online`);
  await host.getByRole('radio', { name: '6', exact: true }).check({ force: true });
  await host.getByText('House rules and rulings').click();
  await host.getByRole('switch', { name: 'Blur', exact: true }).press('Space');
  await host.getByRole('button', { name: 'Open table' }).click();
  const link = async (name: string | RegExp): Promise<string> =>
    (await host.getByRole('button', { name }).getAttribute('data-link')) ?? '';
  const [invite, watch] = [await link('Copy link'), await link(/spectator link/)];
  const people = [host];
  for (const name of ['Jonas', 'Priya', 'Noor']) {
    const guest = await openAs(browser, name);
    await guest.goto(invite);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await expect(guest.getByText(/^you$/)).toBeVisible();
    people.push(guest);
  }
  const spectator = await openAs(browser, 'Eve');
  await spectator.goto(watch);
  await host
    .getByRole('button', { name: /^Add (a bot|two bots)$/ })
    .last()
    .click();
  for (const page of [...people, spectator]) await page.locator('.shell').waitFor();
  return { people, spectator };
}

test('shadow-hunters: four online with two bots, a spectator and a lost connection @long', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { people, spectator } = await gather(browser);
  for (const page of people) {
    await page.getByRole('group', { name: 'Play with Blur?' }).getByText('Yes', { exact: true }).click();
    await page.getByRole('button', { name: 'Seal my votes' }).click();
  }
  for (const page of [...people, spectator])
    await expect(page.locator('.table-facts .head-fact')).toHaveText(['Blur']);
  const dealt = await Promise.all(people.map((page) => page.locator('.sh-me-name').innerText()));
  expect(new Set(dealt).size).toBe(4);
  await expect(spectator.locator('.sh-mine, .sh-answers')).toHaveCount(0);
  for (const page of [people[0]!, spectator])
    await expect(page.locator('.sh-who')).toHaveText(Array(6).fill(/^\s*(unrevealed|hidden)$/));

  await playTogether(people, hands, 6);
  const priya = people[2]!;
  await priya.context().setOffline(true);
  await expect(priya.getByText('connection lost')).toBeVisible();
  await expect(people[0]!.locator('.sh-player', { hasText: 'Priya' })).toContainText('away');
  await priya.context().setOffline(false);
  await expect(priya.getByText('connection lost')).toHaveCount(0);
  await playTogether(people, hands);
  for (const page of [...people, spectator]) await expectEnding(page);
  await expect(spectator.locator('.ending h2')).not.toContainText('You');

  // Every page reckons up who could have known what: one of them is enough now.
  for (const page of [...people, spectator]) if (page !== priya) await page.context().close();
  await priya.getByRole('link', { name: 'Replay', exact: true }).click();
  await priya.getByRole('slider').waitFor();
  await priya.getByRole('button', { name: 'First moment' }).click();
  await priya.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'A spectator' });
  for (let n = 0; n < 8; n++) await priya.keyboard.press('ArrowRight');
  await expect(priya.locator('.sh-mine')).toHaveCount(0);
  await expect(priya.locator('.sh-who')).toHaveText(Array(6).fill(/^\s*unrevealed$/));
});

test('shadow-hunters: four at one screen, covered between players @long', async ({ page }) => {
  test.setTimeout(200_000);
  await withoutMotion(page);
  await page.goto('./#/new/shadow-hunters/here');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.cover').waitFor();
  let covers = 0;
  await playSome(
    page,
    async (here) => {
      await hands.point(here);
      if ((await here.locator('.cover').count()) === 0) return;
      covers++;
      await expect(here.getByRole('heading', { level: 1 })).toHaveText(/, please$/);
      await expect(here.locator('.shell, .sh-me-name, .sh-deduction')).toHaveCount(0);
    },
    60,
  );
  expect(covers).toBeGreaterThan(5);
});
