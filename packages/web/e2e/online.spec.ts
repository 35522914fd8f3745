/** Two browsers and a spectator at one server; one of them loses the connection in the middle. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ONLINE } from './support/addresses.js';
import { expectNoBarriers } from './support/barriers.js';
import { titles } from './support/games.js';
import { generic, QUICK } from './support/hands.js';
import { expectEnding, isOver, playTogether, withoutMotion } from './support/play.js';
import { plainly } from './support/together.js';

for (const { id } of titles.filter(({ id: game }) => QUICK.includes(game))) {
  test(`${id}: online with a lost connection, a spectator and a replay`, async ({ browser }) => {
    test.setTimeout(150_000);
    const [ada, ben, eve] = (await Promise.all([0, 1, 2].map(() => browser.newContext()))) as [
      BrowserContext,
      BrowserContext,
      BrowserContext,
    ];
    const host = await ada.newPage();
    await withoutMotion(host);
    await host.goto(`${ONLINE}?plain#/new/${id}/online`);
    await host.getByLabel('Your name').fill('Ada');
    if (id === 'rohan') {
      await host.getByText('House rules and rulings').click();
      await host.getByLabel('Health').selectOption('40');
    }
    await host.getByLabel(/Ten minutes each/).check();
    await host.getByRole('button', { name: 'Open table' }).click();
    const invite = (await host.getByRole('button', { name: 'Copy link' }).getAttribute('data-link')) ?? '';
    const watch =
      (await host.getByRole('button', { name: /spectator link/ }).getAttribute('data-link')) ?? '';

    const guest = await ben.newPage();
    await withoutMotion(guest);
    await guest.goto(plainly(invite));
    await guest.getByLabel('Your name').fill('Ben');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.locator('.shell').waitFor();
    await host.locator('.shell').waitFor();

    await expect(guest.getByTitle(/^Ada has (10|9):\d\d left$/)).toBeVisible();

    const spectator = await eve.newPage();
    await withoutMotion(spectator);
    await spectator.goto(watch.replace('/#', '/?plain#'));
    await spectator.locator('.shell').waitFor();
    await expect(spectator.locator('.generic-choices')).toHaveCount(0);

    // Where nothing is sealed, what happened while one was away and what was taken back can be seen at once.
    if (id === 'rohan') {
      await goAwayAndComeBack(host, guest, plainly(invite));
      await takeBack(host, guest);
    }
    await host.getByRole('button', { name: 'Hello!' }).click();
    await host.getByRole('textbox', { name: 'Say something' }).fill('<b>a wall</b>');
    await host.keyboard.press('Enter');
    await expect(guest.getByRole('region', { name: 'Chat' })).toContainText('Hello!');
    await expect(guest.getByText('<b>a wall</b>')).toBeVisible();
    await guest.getByRole('button', { name: 'Mute Ada' }).first().click();
    await expect(guest.getByText('<b>a wall</b>')).toHaveCount(0);
    await playTogether([host, guest], generic, 3);
    await ben.setOffline(true);
    await expect(guest.getByText('connection lost')).toBeVisible();
    if (await isAsked(host)) await generic.point(host);
    await ben.setOffline(false);
    await expect(guest.getByText('connection lost')).toHaveCount(0, { timeout: 20_000 });
    await playTogether([host, guest], generic);
    for (const page of [host, guest, spectator]) await expectEnding(page);
    const said = await Promise.all([host, guest].map((page) => page.locator('.ending h2').innerText()));
    if (!said[0]!.includes('draw')) expect(said.filter((text) => text.startsWith('You won')).length).toBe(1);
    await expect(spectator.locator('.ending h2')).not.toContainText('You');

    const sockets: string[] = [];
    for (const page of [host, guest]) page.on('websocket', (socket) => sockets.push(socket.url()));
    await host.getByRole('button', { name: 'Rematch' }).click();
    await expect(guest.getByText('Ada wants one')).toBeVisible();
    await guest.getByRole('button', { name: 'Rematch' }).click();
    await expect(guest.locator('.ending')).toHaveCount(0);
    await guest.locator('.shell').waitFor();
    await host.locator('.shell').waitFor();
    // The next match came over the sockets of the one before.
    expect(sockets).toEqual([]);
    await host.getByRole('button', { name: /Concede|Resign/ }).click();
    await host.getByRole('button', { name: 'Confirm' }).click();
    await expectEnding(guest);

    await guest.getByRole('link', { name: 'Replay', exact: true }).click();
    await guest.getByRole('button', { name: 'Last moment' }).click();
    await guest.getByRole('button', { name: 'Verify the seal' }).click();
    await expect(guest.getByText('every position and the end fit together')).toBeVisible();
  });
}

async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator('.generic-choices .button-choice').count()) > 0;
}

async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  for (let tries = 0; tries < 1200; tries++) {
    for (const page of pages) {
      if (await isOver(page)) return undefined;
      if (await isAsked(page)) return page;
    }
    await pages[0]!.waitForTimeout(50);
  }
  throw new Error('nobody was asked for a minute');
}

/** The guest closes the page, the host chooses, and the guest is told of it on return. */
async function goAwayAndComeBack(host: Page, guest: Page, address: string): Promise<void> {
  while ((await whoIsAsked([host, guest])) === guest) await generic.point(guest);
  await guest.goto('about:blank');
  await generic.point(host);
  await guest.goto(address);
  await expect(guest.getByRole('region', { name: 'While you were away' })).toBeVisible();
  await expectNoBarriers(guest, 'what happened meanwhile');
  await guest.getByRole('button', { name: 'Continue' }).click();
}

async function takeBack(host: Page, guest: Page): Promise<void> {
  // Somebody else is asked next: only then an undo needs their word.
  do {
    while ((await whoIsAsked([host, guest])) === guest) await generic.point(guest);
    await generic.point(host);
  } while ((await whoIsAsked([guest, host])) !== guest);
  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(
    guest.getByRole('heading', { name: 'Ada wants to undo the last choice. Is that all right?' }),
  ).toBeVisible();
  await expectNoBarriers(guest, 'asked about taking back');
  await guest.getByRole('button', { name: 'Yes, undo it' }).click();
  await expect(host.getByText('Taken back.')).toBeVisible();
}

test('a link that is not whole says so in words', async ({ page }) => {
  for (const address of ['online/abc', 'watch/abc', 'game/destinyquest/tournament/abc.def']) {
    await page.goto('about:blank');
    await page.goto(`${ONLINE}#/${address}`);
    await expect(page.getByText(/link is incomplete/)).toBeVisible();
  }
});
