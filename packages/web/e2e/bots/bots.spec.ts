/** Bots as people meet them: chosen by face and level, the same everywhere, giving advice, and looking back. */
import { answerRequest, type BotReply, type BotRequest } from '@fray/bots';
import { Match } from '@fray/engine';
import { games } from '@fray/games';
import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../support/inspect.js';
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
  const inNode = asked.map((request, i): BotReply => answerRequest(games[i]!, request));
  expect(inPage).toEqual(inNode);
});

/** Matches against one of the cast that this browser keeps, won and lost in turn. */
async function keepMatches(page: Page, bot: string, count: number): Promise<void> {
  await page.goto('./#/settings');
  await page.evaluate(
    ([id, most]) => {
      const seats = [
        { name: 'Mara', kind: 'person' },
        { name: 'Vesper', kind: 'bot', bot: id },
      ];
      const list = Array.from({ length: most }, (_, n) => ({
        id: `k${n}`,
        game: 'rohan',
        people: [0],
        winners: [n % 2],
      }));
      for (const kept of list)
        localStorage.setItem(`fray.match.${kept.id}`, `${JSON.stringify({ seats })}\n`);
      localStorage.setItem('fray.matches', JSON.stringify(list));
    },
    [bot, count] as const,
  );
}

const counted = (text = ''): number => Number(text.replace(/,/g, ''));

test('choosing a bot: face, measured level, own standing, side and advice', async ({ page }) => {
  test.setTimeout(120_000);
  await keepMatches(page, 'steady.vesper', 4);
  await page.goto('./#/bots/rohan');
  await expect(page.locator('.desk-game')).toHaveText('Rohan’s Last Stand');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is your opponent?');
  await page.getByRole('radio', { name: /Vesper/ }).check();
  await expect(page.getByText('You won 2 and lost 2 against Vesper.')).toBeVisible();
  // As many won as lost against Steady: as strong as that.
  await expect(page.locator('.stair').filter({ hasText: 'you, so far' })).toContainText(/^you, so farSteady/);
  for (const level of ['Casual', 'Steady', 'Strong', 'Best'])
    await expect(
      page.locator('.stair').filter({ has: page.getByText(level, { exact: true }) }),
    ).toContainText(/wins \d+ of \d+against \w+\+\d+ ± \d+ Elo/);
  await expect(page.locator('.stair').first()).toContainText('Newcomerchooses at random');
  const [, least] =
    /At least ([\d,]+) matches a step/.exec(await page.locator('.bots-how').innerText()) ?? [];
  await inspect(page, 'choosing a bot');
  await page.getByRole('button', { name: 'How they were measured' }).click();
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows).toHaveCount(5);
  const games = (await rows.locator('td:nth-of-type(1)').allInnerTexts()).map(counted);
  expect(Math.min(...games)).toBe(counted(least));
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Isengard' }).check();
  await page.getByRole('switch', { name: 'Hints at the table' }).uncheck();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.shell').waitFor();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toMatch(/steady\.vesper\W+kind\W+bot\W+name\W+Vesper\W+kind\W+person/);
  expect(kept).toMatch(/advice\W+off/);
});

for (const { id } of games.filter(({ id }) => id !== 'rohan'))
  test(`${id}: choosing a bot on every screen`, async ({ page }) => {
    await page.goto(`./#/bots/${id}`);
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    await inspect(page, 'choosing a bot');
  });

test('advice at the table is given, taken, and marked in the record @long', async ({ page }) => {
  await sitDown(page);
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  await page.getByRole('button', { name: 'Hint' }).click();
  const advice = page.getByRole('dialog', { name: 'What would you do?' });
  await expect(advice.getByRole('button', { name: 'Do this' }).first()).toBeVisible({ timeout: 20_000 });
  expect(await advice.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(advice).toContainText(/wins \d+% ± \d+/);
  await advice.getByRole('button', { name: 'Do this' }).first().click();
  await expect(advice).toBeHidden();
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  await page.getByRole('button', { name: 'Concede the match' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.ending').waitFor();
  const record = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(record).toContain(String.raw`\"advised\":true`);
});
