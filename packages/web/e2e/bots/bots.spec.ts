/** Bots as people meet them: chosen by face and level, the same everywhere, giving advice, and looking back. */
import { answerRequest, type BotReply, type BotRequest } from '@fray/bots';
import { Match } from '@fray/engine';
import { findGame, games } from '@fray/games';
import { expect, type Page, test } from '@playwright/test';
import { withoutMotion } from '../support/play.js';

test.beforeEach(({ page }) => withoutMotion(page));

async function sitDown(page: Page): Promise<void> {
  await page.goto('./#/bots/rohan');
  await expect(page.getByRole('radio', { name: /^Steady/ })).toBeChecked();
  await page.getByRole('radio', { name: /Vesper/ }).check();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.shell').waitFor();
}

/** A question to each game's first seat that has a choice; only Rohan's best level is quick enough to wait for. */
function questions(): BotRequest[] {
  return games.map((game) => {
    const names = Array.from({ length: game.seats.min }, (_, i) => ({ name: `P${i}`, kind: 'bot' as const }));
    const started = Match.start(game, { seats: names, seed: 'everywhere' });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    for (;;) {
      const [seat] = match.asked();
      const moves = match.moves(seat!);
      if (moves.length > 1) {
        const bot = game.id === 'rohan' ? 'best' : 'steady.vesper';
        const view = match.view(seat!);
        const seats = game.seats.min;
        return { game: game.id, bot, view, moves, standing: [], seats, seed: 'the same', budget: {} };
      }
      match.play(seat!, moves[0]!);
    }
  });
}

test('the same bot with the same view and seed chooses the same in a page as in Node', async ({ page }) => {
  const thinking = page.waitForEvent('worker');
  await page.goto('./#/new/rohan/watch');
  await page.getByRole('button', { name: 'Start' }).click();
  const url = (await thinking).url();
  const asked = questions();
  const inPage = await page.evaluate(
    async ([address, requests]) => {
      const worker = new Worker(address, { type: 'module' });
      const replies = requests.map(
        (request, id) =>
          new Promise((resolve) => {
            worker.addEventListener('message', ({ data }) => data.id === id && resolve(data.reply));
            worker.postMessage({ id, request });
          }),
      );
      return await Promise.all(replies);
    },
    [url, asked] as const,
  );
  const inNode = asked.map((request): BotReply => answerRequest(findGame, request));
  expect(inPage).toEqual(inNode);
});

test('advice at the table is given, taken, and marked in the record @long', async ({ page }) => {
  await sitDown(page);
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  await page.getByRole('button', { name: 'Advice' }).click();
  const advice = page.getByRole('dialog', { name: 'What would you do?' });
  await expect(advice.getByRole('button', { name: 'Do this' }).first()).toBeVisible({ timeout: 20_000 });
  expect(await advice.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(advice).toContainText(/wins \d+ % ± \d+/);
  await advice.getByRole('button', { name: 'Do this' }).first().click();
  await expect(advice).toBeHidden();
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  await page.getByRole('button', { name: 'Concede the match' }).click();
  await page.getByRole('button', { name: 'Yes, do it' }).click();
  await page.locator('.ending').waitFor();
  const record = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(record).toContain(String.raw`\"advised\":true`);
});
