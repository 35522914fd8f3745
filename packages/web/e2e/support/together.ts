/** Two people of a server at one duel, drawn by the generic table. */
import type { Page } from '@playwright/test';
import { ONLINE } from './addresses.js';

/** Where an invitation leads, drawn by the generic table. */
export function plainly(invite: string): string {
  return invite.replace('/join/', '/?plain#/online/').replace('/#', '/?plain#');
}

export async function sitDownTogether(
  host: Page,
  guest: Page,
  clock: RegExp,
  isPublic = false,
): Promise<void> {
  await host.goto('about:blank');
  await host.goto(`${ONLINE}?plain#/new/rohan/online`);
  await host.getByLabel(clock).check();
  if (isPublic) await host.getByRole('switch', { name: 'Public table' }).press('Space');
  await host.getByRole('button', { name: 'Open table' }).click();
  const invite = (await host.getByRole('button', { name: 'Copy link' }).getAttribute('data-link')) ?? '';
  await guest.goto(plainly(invite));
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, guest]) await page.locator('.shell').waitFor();
}

export async function whoIsAsked(one: Page, other: Page): Promise<readonly [asked: Page, waits: Page]> {
  const asked = one.locator('.generic-choices .button-choice').first();
  await asked
    .or(one.getByText(/is choosing/).first())
    .first()
    .waitFor();
  return (await asked.count()) > 0 ? [one, other] : [other, one];
}
