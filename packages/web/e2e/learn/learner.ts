/** A learner who reads, goes on where nothing is asked, and else presses one thing after the other that lies in the light. */
import { expect, type Locator, type Page } from '@playwright/test';

const CARD = '.lamp-say';
const END = 'You know enough to win';
/** Buttons in the light that answer; those that only explain are no answers. */
const LIT =
  '[data-spot] button:visible:not(.popover-anchor):not(.clause-chip), button[data-spot]:visible:not(.popover-anchor)';
const MOST_CARDS = 60;

export async function learnThrough(page: Page): Promise<void> {
  for (let n = 0; n < MOST_CARDS; n++) {
    await expect(page.locator(CARD).or(page.getByText(END))).toBeVisible({ timeout: 20_000 });
    if ((await page.locator(CARD).count()) === 0) return;
    const said = await page.locator(CARD).innerText();
    const goOn = page.locator('.lamp-tools .button-main');
    if ((await goOn.count()) > 0) await goOn.click();
    else await answer(page, said);
    await expect.poll(() => heard(page), { timeout: 20_000, message: said }).not.toBe(said);
  }
  throw new Error('the lesson does not end');
}

async function heard(page: Page): Promise<string> {
  const card = page.locator(CARD);
  return (await card.count()) === 0 ? '' : await card.innerText({ timeout: 1000 }).catch(() => '');
}

/** Tries what is lit until the card changes; on a map, which has no buttons, the learner asks to be shown. */
async function answer(page: Page, said: string): Promise<void> {
  const tried = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const next = await untried(page.locator(LIT), tried);
    if (next === undefined) break;
    await next.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(150);
    if ((await heard(page)) !== said) return;
  }
  await page.getByRole('button', { name: 'Show me' }).click();
}

async function untried(lit: Locator, tried: Set<string>): Promise<Locator | undefined> {
  const names = await lit.evaluateAll((buttons) =>
    buttons.map((button, i) => {
      const open = button.closest('[inert]') === null && button.getAttribute('aria-disabled') !== 'true';
      return open ? `${button.className} ${button.textContent} ${button.ariaLabel ?? ''} ${i}` : '';
    }),
  );
  const at = names.findIndex((name) => name !== '' && !tried.has(name));
  if (at === -1) return undefined;
  tried.add(names[at]!);
  return lit.nth(at);
}
