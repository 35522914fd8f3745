/** Calling players back who look elsewhere: a notification while the page is open, and one from the server without any. */
import { expect, test } from '@playwright/test';
import { ONLINE } from '../support/addresses.js';
import { generic } from '../support/hands.js';
import { myTurn, startAgainstBot, withoutMotion } from '../support/play.js';

test('whoever looks at another tab is told of their turn, once they have switched that on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await withoutMotion(page);
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, {
      told,
      Notification: class {
        static readonly permission = 'granted';
        static readonly requestPermission = () => Promise.resolve('granted');
        constructor(title: string, { body }: NotificationOptions) {
          told.push(`${title}: ${body}`);
        }
      },
    });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  const told = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { told: readonly string[] }).told);
  const playTwice = async (): Promise<void> => {
    await startAgainstBot(page, 'Rohan’s Last Stand', './?plain');
    for (let n = 0; n < 2 && (await myTurn(page)); n++) await generic.point(page);
    await myTurn(page);
  };
  await playTwice();
  expect(await told()).toEqual([]);
  await page.goto('./?plain#/settings');
  await page.getByRole('switch', { name: /^Notify me/ }).press('Space');
  await playTwice();
  await expect.poll(told).not.toEqual([]);
  expect((await told())[0]).toMatch(/^Rohan’s Last Stand: (What will you block\?|Which card joins)/);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('a server wakes the browser, which says in words whose turn it is', async ({ page, context }) => {
    await page.goto(`${ONLINE}#/settings`);
    await page.getByRole('switch', { name: /^Notify me/ }).press('Space');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => caches.has('fray-words'))).toBe(true);
    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
        if (own !== undefined) resolve(own.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(ONLINE).origin,
      registrationId: await registered,
      data: JSON.stringify({ game: 'rohan', table: 'a-table' }),
    });
    const shown = (): Promise<readonly string[]> =>
      page.evaluate(async () => {
        const { getNotifications } = ServiceWorkerRegistration.prototype;
        const notifications = await getNotifications.call(await navigator.serviceWorker.ready);
        return notifications.map(({ title, body, data }) => `${title}: ${body} (${data})`);
      });
    await expect.poll(shown).toEqual(['Rohan’s Last Stand: Your turn (a-table)']);
  });
});
