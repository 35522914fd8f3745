/** Devil's Bluff: grounds and gangs, then the measured table with the mouse, with keys alone, on a phone, and online with a drop. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ONLINE } from './support/addresses.js';
import { clippedOrCovered } from './support/boxes.js';
import { bringGang, giveUp, pointAtTable, typeAtTable, withoutWaiting } from './support/devils-bluff.js';
import { expectEnding, isOver, myTurn, playSome, startAgainstBot, withoutMotion } from './support/play.js';

const TITLE = 'Devil’s Bluff';
/** More than a fight of three against three takes. */
const MOST_CHOICES = 400;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test.beforeEach(async ({ page }) => {
  await withoutMotion(page);
  await withoutWaiting(page);
});

async function look(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(200);
    expect.soft(await page.evaluate(clippedOrCovered), `${what} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]!);
  await expectNoBarriers(page, what);
}

async function expectNoBarriers(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`,
  );
  expect.soft(found, what).toEqual([]);
}

test('a gang and a ground have pages to show around, and an illegal gang hears why', async ({ page }) => {
  await page.goto('./#/game/devils-bluff/gang/red-mesa-riders');
  const builder = page.locator('.db-builder');
  await builder.getByRole('button', { name: /^Boone Harker/ }).click();
  await builder.getByRole('button', { name: 'Knife: Take', exact: true }).click();
  await expect(builder.locator('.db-why')).toContainText('Boone Harker has 21');
  await expect(builder.locator('.db-why')).toContainText('DB-60');
  await expect(builder.getByRole('button', { name: 'Not ready to ride' })).toBeDisabled();
  await look(page, 'the gang builder');
  await builder.getByRole('button', { name: 'Drop the Knife' }).click();
  await builder.getByLabel('Gang', { exact: true }).fill('Boone’s Own');
  // The address is the gang: whoever opens it sees the same.
  await page.reload();
  await expect(builder.getByLabel('Gang', { exact: true })).toHaveValue('Boone’s Own');
  await builder.getByRole('button', { name: 'Ride out' }).click();
  await page.getByRole('radio', { name: /Bitter Canyon/ }).check({ force: true });
  await page.getByRole('radio', { name: /High Noon/ }).check({ force: true });
  expect(page.url()).toContain('/grounds/canyon~high-noon');
  await look(page, 'the grounds');
  await page.getByRole('button', { name: 'Draw up another ground' }).click();
  await expect(page.getByRole('radio', { name: /Unknown ground/ })).toBeChecked();
  await page.getByRole('button', { name: 'Play on Unknown ground' }).click();
  await expect(page.locator('.db-map')).toBeVisible();
  await expect(page.getByText('Boone’s Own').first()).toBeVisible();
});

test('a match against a bot with the mouse, measured on the way, and its replay', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./#/new/devils-bluff/bot');
  await page.getByText('House rules and rulings').click();
  await page.getByLabel('Edition').selectOption('later');
  await bringGang(page, 0, 'Ash');
  await bringGang(page, 1, 'Birch');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.shell').waitFor();
  let looked = false;
  let taped = false;
  const act = async (here: Page): Promise<void> => {
    const moving = (await here.getByRole('button', { name: 'Move here' }).count()) > 0;
    if (moving && !taped) {
      taped = true;
      await measure(here);
    }
    const attacked = (await here.locator('.db-faceoff').count()) > 0;
    if (attacked && !looked) {
      looked = true;
      await look(here, 'an attack');
    }
    await pointAtTable(here);
  };
  await playSome(page, act, MOST_CHOICES);
  expect(taped).toBe(true);
  await expectEnding(page);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

/** The tape from corner to corner, and the ghost that follows a click with its way and the sight from there. */
async function measure(page: Page): Promise<void> {
  const map = (await page.locator('.db-map').boundingBox())!;
  await page.keyboard.press('t');
  await page.mouse.move(map.x + map.width * 0.3, map.y + map.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width * 0.6, map.y + map.height * 0.7, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.db-said')).toHaveText(/^Taped: \d+\.\d\d″$/);
  await page.keyboard.press('t');
  const region = (await page.locator('.db-reach').first().boundingBox())!;
  // Far outside: the ghost snaps to the nearest legal point.
  await page.mouse.click(region.x + region.width / 2, region.y - 60);
  await expect(page.locator('.db-ghost')).toBeVisible();
  await expect(page.locator('.db-cost')).toHaveText(/^\d\.\d\d( \+ \d\.\d\d)? of \d+\.\d\d″$/);
  await expect(page.locator('.db > .sr-only[role="status"]')).toContainText('from where you are');
}

test('with the keyboard alone, by named places and arrow keys', async ({ page }) => {
  test.setTimeout(120_000);
  await startAgainstBot(page, TITLE);
  let named = '';
  for (let n = 0; n < 16 && (await myTurn(page)); n++) {
    if (named === '' && (await page.getByRole('button', { name: 'Move here' }).count()) > 0)
      named = (await page.locator('.db-places option').allInnerTexts()).join('; ');
    await typeAtTable(page);
  }
  expect(named).toMatch(/(where you are|behind|beside|in the open).*\d\.\d″/);
  await giveUp(page);
  await expectEnding(page);
});

test('on a phone by touch, with the buttons that nudge', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await withoutMotion(page);
  await withoutWaiting(page);
  await startAgainstBot(page, TITLE);
  let nudged = false;
  for (let n = 0; n < 14 && (await myTurn(page)); n++) {
    if (!nudged && (await page.getByRole('button', { name: 'Move here' }).count()) > 0) {
      nudged = true;
      await page.getByRole('button', { name: 'Up', exact: true }).tap();
      const before = (await page.locator('.db-cost').textContent())!;
      await page.getByRole('button', { name: /^step 0.50/ }).tap();
      await page.getByRole('button', { name: 'Up', exact: true }).tap();
      await expect(page.locator('.db-cost')).not.toHaveText(before);
      expect.soft(await page.evaluate(clippedOrCovered)).toEqual([]);
    }
    await pointAtTable(page, true);
  }
  expect(nudged).toBe(true);
  await context.close();
});

test('a whole match with keys alone @long', async ({ page }) => {
  test.setTimeout(600_000);
  await startSmall(page);
  await playSome(page, typeAtTable, MOST_CHOICES);
  await expectEnding(page);
});

test('a whole match on a phone by touch @long', async ({ browser }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await withoutMotion(page);
  await withoutWaiting(page);
  await startSmall(page);
  await playSome(page, (here) => pointAtTable(here, true), MOST_CHOICES);
  await expectEnding(page);
  await context.close();
});

/** Three against three: a fight that ends while one waits for it. */
async function startSmall(page: Page): Promise<void> {
  await page.goto('./#/new/devils-bluff/bot');
  await bringGang(page, 0, 'Ash');
  await bringGang(page, 1, 'Birch');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.shell').waitFor();
}

test('online, each with a gang of their own, and one of them loses the connection', async ({ browser }) => {
  test.setTimeout(150_000);
  const [ada, ben] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [host, guest] = await Promise.all([ada.newPage(), ben.newPage()]);
  for (const page of [host, guest]) await withoutMotion(page);
  await host.goto(`${ONLINE}#/new/devils-bluff/online`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Open table' }).click();
  // The page that is left has the same buttons.
  await host.locator('.gathering').waitFor();
  await bringGang(host, 0, 'Ash');
  const invite = (await host.getByRole('button', { name: 'Copy link' }).getAttribute('data-link')) ?? '';
  await guest.goto(invite);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  // Whoever sits down has time to choose; the host then agrees to what was chosen.
  await bringGang(guest, 0, 'Birch');
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [host, guest]) {
    await page.locator('.db-map').waitFor();
    for (const gang of ['Ash 1', 'Birch 1']) await expect(page.getByText(gang).first()).toBeVisible();
  }
  await playBoth(host, guest, 8);
  await ben.setOffline(true);
  await expect(guest.getByText('connection lost')).toBeVisible();
  await ben.setOffline(false);
  await expect(guest.getByText('connection lost')).toHaveCount(0, { timeout: 20_000 });
  await playBoth(host, guest, 4);
  await giveUp(host);
  for (const page of [host, guest]) await expectEnding(page);
  await Promise.all([ada.close(), ben.close()]);
});

async function playBoth(one: Page, other: Page, most: number): Promise<void> {
  for (let n = 0, tries = 0; n < most && tries < 600; tries++) {
    const asked = await Promise.all([one, other].map((page) => page.title()));
    const page = [one, other].find((_, i) => asked[i]!.startsWith('Your turn'));
    if (page === undefined || (await isOver(page))) {
      await one.waitForTimeout(50);
      continue;
    }
    await pointAtTable(page);
    n++;
  }
}
