/**
 * Looks at one state of a page as everybody may meet it: four screens, by day and by lamplight, with axe and with a finger.
 * With a folder in FRAY_SHOTS every look is kept as a picture there.
 */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from './barriers.js';
import {
  brokenWords,
  clippedOrCovered,
  dottedWords,
  figuresOutside,
  smallTargets,
  wideTables,
} from './boxes.js';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

export async function inspect(page: Page, what: string): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  await fits(page, what, DESK);
  await expectNoBarriers(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  // The structure is the same by lamplight: only what a colour can break needs a second look.
  await expectNoBarriers(page, `${what} by lamplight`, ['color-contrast']);
  await keep(page, `${what} dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await fits(page, what, TABLET);
  await underFingers(page, what);
  await page.setViewportSize(before);
  await settled(page);
}

/** A phone is more than a narrow window: what asks for a coarse pointer is told that there is one. */
async function underFingers(page: Page, what: string): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await phone.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true });
    await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
    await settled(page);
    await keep(page, `${what} ${size.width}`);
    await expectWhole(page, `${what} at ${size.width}`);
    expect.soft(await page.evaluate(smallTargets), `${what} under a finger`).toEqual([]);
  }
  await phone.send('Emulation.clearDeviceMetricsOverride');
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await phone.detach();
}

/** Nothing is clipped, covered or wider than the page. */
async function fits(page: Page, what: string, size: typeof DESK): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  await keep(page, `${what} ${size.width}`);
  await expectWhole(page, `${what} at ${size.width}`);
}

async function expectWhole(page: Page, where: string): Promise<void> {
  for (const look of [clippedOrCovered, brokenWords, dottedWords, figuresOutside, wideTables])
    expect.soft(await page.evaluate(look), where).toEqual([]);
}

async function keep(page: Page, what: string): Promise<void> {
  const folder = process.env['FRAY_SHOTS'];
  if (folder === undefined) return;
  const name = `${test.info().title} ${what}`.replace(/[^\w]+/g, '-');
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Fonts are there and the page has been laid out again. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}
