/** How the measured table is used: by pointing, by keys alone, and with a finger. */
import { expect, type Page } from '@playwright/test';

/** Two small gangs, so that a fight ends while one waits for it. */
const SMALL = {
  models: [
    { profile: 'leader', gear: ['shotgun', 'knife'] },
    { profile: 'hired-gun', gear: ['revolver'] },
    { profile: 'hired-gun', gear: ['revolver'] },
  ],
};

export function smallGang(name: string): string {
  const models = SMALL.models.map((model, i) => ({ name: `${name} ${i + 1}`, ...model }));
  return JSON.stringify({ name, models });
}

/** Held-back answers come quickly here: what they hide is tested elsewhere. */
export async function withoutWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0) => real(run, ms / 20)) as typeof window.setTimeout;
  });
}

/** Brings a gang of one's own by its file, as somebody would who was sent one. */
export async function bringGang(page: Page, seat: number, name: string): Promise<void> {
  await page.locator('.db-gang-choice').nth(seat).getByRole('button', { name: 'Build your own' }).click();
  const builder = page.locator('dialog[open]');
  await builder.getByText('As a file').click();
  await builder.getByRole('textbox', { name: 'As a file' }).fill(smallGang(name));
  await builder.getByRole('button', { name: 'Read the file' }).click();
  await builder.getByRole('button', { name: 'Ride out' }).click();
  await expect(builder).toHaveCount(0);
}

/** One choice with the mouse; with `tap` the same with a finger. */
export async function pointAtTable(page: Page, tap = false): Promise<void> {
  const press = (what: ReturnType<Page['locator']>): Promise<void> => (tap ? what.tap() : what.click());
  const cards = page.locator('button.db-play');
  if ((await cards.count()) > 0) return press(cards.first());
  const declare = page.getByRole('button', { name: 'Declare' });
  if ((await declare.count()) > 0) {
    for (const wanted of [/^Move/, /^Attack/, /^Pass/, /^Pass/]) {
      const action = page.locator('.db-plan .db-answers').getByRole('button', { name: wanted });
      if ((await action.count()) > 0) await press(action.first());
      if ((await declare.isEnabled()) && wanted.source !== '^Move') break;
    }
    return press(declare);
  }
  const go = page.locator('.db-commit .button-main');
  if ((await go.count()) > 0) {
    await aim(page, tap);
    return (await go.isEnabled()) ? press(go) : press(page.locator('.db-commit .button').first());
  }
  // Whoever may be chosen has a card at the side; where there are several ways to, they are asked next.
  const answers = page.locator('.db-answers .button');
  const model = page.locator('.db-model-may');
  if ((await model.count()) > 0 && !(await page.locator('.db-about').count())) return press(model.first());
  return press(answers.first());
}

/** Into the region where it is in view, by the list of places where it is not. */
async function aim(page: Page, tap: boolean): Promise<void> {
  await page.locator('.db-map').scrollIntoViewIfNeeded();
  const region = (await page.locator('.db-reach').first().boundingBox())!;
  const [x, y] = [region.x + region.width / 2, region.y + Math.min(4, region.height / 2)];
  if (!(await page.evaluate(isOnMap, [x, y] as const)))
    await page.locator('.db-places select').selectOption({ index: 1 });
  else if (tap) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Whether a point of the screen shows the map, and not something that lies over it or nothing. */
function isOnMap([x, y]: readonly [x: number, y: number]): boolean {
  return document.elementFromPoint(x, y)?.closest('.db-map') instanceof Element;
}

/** One choice with keys alone. */
export async function typeAtTable(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if ((await page.locator('.db-plan').count()) > 0) {
    for (const key of ['1', '1', 'Enter']) await page.keyboard.press(key);
    return;
  }
  const go = page.locator('.db-commit .button-main');
  if ((await go.count()) === 0) return page.keyboard.press('1');
  for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  await expect(go).toBeEnabled();
  return page.keyboard.press('Enter');
}

export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /Give up/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
}
