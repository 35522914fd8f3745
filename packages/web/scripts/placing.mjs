// What placing a card in Rohan costs the main thread, with the bot's answer, in milliseconds of processor time.
import { ADDRESS } from './browser.mjs';

const TIMES = 5;

export async function placingCost(browser) {
  const costs = [];
  for (let n = 0; n < TIMES; n++) costs.push(await placeOnce(browser));
  return costs.sort((a, b) => a.all - b.all)[Math.floor(TIMES / 2)];
}

async function placeOnce(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${ADDRESS}#/new/rohan/bot`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.shell').waitFor();
  const letsPlay = page.getByRole('button', { name: /^Let.s play$/ });
  await letsPlay.click();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(1500);
  const before = await metrics(session);
  await page.locator('[class*="rohan"] [aria-label*="hit points"]').last().click();
  await page
    .locator('[class*="rohan"] button[aria-label*=", empty"]:not([aria-disabled="true"])')
    .last()
    .click();
  await page.waitForTimeout(4000);
  const after = await metrics(session);
  await context.close();
  const spent = (name) => Math.round((after[name] - before[name]) * 1000);
  return {
    all: spent('ScriptDuration') + spent('RecalcStyleDuration') + spent('LayoutDuration'),
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
  };
}

async function metrics(session) {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
