/** Around a match online: little time, a timeout, matches of days and the next one, watching, and whom one does not want to hear. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ONLINE } from '../support/addresses.js';
import { generic } from '../support/hands.js';
import { inspect } from '../support/inspect.js';
import { storyOf } from '../support/play.js';
import { sitDownTogether, whoIsAsked } from '../support/together.js';

/** With sounds, which are counted instead of heard. */
async function openAs(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((who) => {
    localStorage.setItem(
      'fray.settings',
      JSON.stringify({ animation: 'off', name: who, sound: true, soundAsked: true }),
    );
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, when): AudioParam {
      const { dataset } = document.documentElement;
      dataset['tones'] = `${dataset['tones'] ?? ''} ${value}`;
      return set.call(this, value, when);
    };
  }, name);
  return page;
}

test('little time is told by colour, words and sound, and a timeout as one @long', async ({ browser }) => {
  test.setTimeout(300_000);
  const [ada, ben] = [await openAs(browser, 'Ada'), await openAs(browser, 'Ben')];
  await sitDownTogether(ada, ben, /One minute a choice/);
  const [asked, waits] = await whoIsAsked(ada, ben);
  const name = asked === ada ? 'Ada' : 'Ben';
  await expect(asked.locator('.low-time')).toHaveCount(0);
  // Forty-five seconds later.
  await asked.locator('.low-time').waitFor({ timeout: 70_000 });
  await expect(asked.locator('.low-time')).toHaveText('Little time is left.');
  await expect(asked.locator('.seat-mine .seat-clock-low')).toBeVisible();
  expect(await asked.locator('html').getAttribute('data-tones')).toMatch(/ 523\b/);
  await expect(waits.locator('.low-time')).toHaveCount(0);
  await expect(waits.locator('.seat-clock-low')).toBeVisible();
  await inspect(asked, 'little time');
  await expect.poll(() => storyOf(asked), { timeout: 70_000 }).toContain('You ran out of time.');
  await expect.poll(() => storyOf(waits)).toContain(`${name} ran out of time.`);
});

test('days for a choice, the next match, watchers who talk among themselves, and silence @long', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [ada, ben, eve, fay] = await Promise.all(
    ['Ada', 'Ben', 'Eve', 'Fay'].map((who) => openAs(browser, who)),
  );
  await sitDownTogether(ada!, ben!, /A day for each choice/, true);
  const [asked, waits] = await whoIsAsked(ada!, ben!);
  await expect(asked.locator('.seat-mine .seat-clock')).toHaveText(/^(1 day|23:\d\d:\d\d)/);

  // Whoever likes finds the match on the home page, with the true number of those who watch.
  await eve!.goto(ONLINE);
  const line = eve!
    .getByRole('region', { name: 'Open tables' })
    .locator('.sheet-line', { hasText: 'Ada' })
    .last();
  await expect(line).toContainText('0 watching');
  await inspect(eve!, 'a home page with a match to watch');
  await line.getByRole('link', { name: 'Watch' }).click();
  await eve!.locator('.shell').waitFor();
  await expect(ada!.getByText('1 watching')).toBeVisible();
  await fay!.goto(eve!.url());
  await fay!.locator('.shell').waitFor();
  await expect(ada!.getByText('2 watching')).toBeVisible();
  await eve!.getByRole('textbox', { name: 'Say something' }).fill('Lane three is open.');
  await eve!.keyboard.press('Enter');
  await expect(fay!.getByText('Lane three is open.')).toBeVisible();
  await inspect(fay!, 'watching');

  // Nobody is whispered to, and whoever is blocked is not heard.
  await ben!.getByRole('textbox', { name: 'Say something' }).fill('Boo.');
  await ben!.keyboard.press('Enter');
  await expect(ada!.getByText('Boo.')).toBeVisible();
  await expect(fay!.getByText('Boo.')).toBeVisible();
  await expect(ada!.getByText('Lane three is open.')).toHaveCount(0);
  await ada!.getByRole('button', { name: 'Block Ben' }).click();
  await expect(ada!.getByText('Boo.')).toHaveCount(0);
  await inspect(ada!, 'somebody blocked');
  await ada!.getByRole('button', { name: 'Unmute everybody' }).click();
  await expect(ada!.getByText('Boo.')).toBeVisible();

  // The one who waits begins a second match, chooses there if asked, and is called back when the first one wants them.
  const guest = await openAs(browser, 'Gil');
  await sitDownTogether(waits, guest, /A day for each choice/);
  const [second] = await whoIsAsked(waits, guest);
  if (second === waits) await generic.point(waits);
  await generic.point(asked);
  const next = waits.getByRole('link', { name: 'Another match is waiting for you' });
  await expect(next).toBeVisible({ timeout: 30_000 });
  await inspect(waits, 'another match waits');
  await next.click();
  await expect(waits.locator('.generic-choices .button-choice').first()).toBeVisible();
  await expect(next).toHaveCount(0);
  await waits.goto(ONLINE);
  await expect(waits.getByRole('region', { name: /Waiting for (you|others)/ }).first()).toBeVisible();
  await inspect(waits, 'a home page with matches of days');
});
