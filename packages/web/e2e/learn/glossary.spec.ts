/** Every named thing opens: in the story, in the question, in the ending, and in what is told of another thing. */
import type { GlossaryEntry } from '@fray/engine';
import { games } from '@fray/games';
import { expect, type Page, test } from '@playwright/test';
import { goldenRecords, momentsOf, openMoment } from '../support/moments.js';
import { withoutMotion } from '../support/play.js';

const SPOKEN = games.flatMap((game) => ['en', 'de', 'fr'].map((language) => ({ game, language })));
const TOLD = '.log-words, .log-small > span:first-child, .prompt-words, .ending-head p';

/** The names that stand in a text of these places and do not open. */
function closed([places, names]: readonly [string, readonly string[]]): readonly string[] {
  const escaped = [...names]
    .sort((x, y) => y.length - x.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const found: string[] = [];
  for (const place of document.querySelectorAll(places)) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (text.parentElement!.closest('.term, .entry-name, .clause-chip') === null)
        for (const [name] of text.nodeValue!.matchAll(pattern)) found.push(`${name}: ${place.textContent}`);
  }
  return found;
}

const namesOf = (glossary: Readonly<Record<string, GlossaryEntry>>): readonly string[] =>
  Object.values(glossary).flatMap(({ name, forms = [name] }) => forms);

/** In the middle of a golden record, or at its end. */
async function sitDown(page: Page, game: string, ending: boolean): Promise<void> {
  const moments = momentsOf(game, goldenRecords(game)[0]!);
  const wanted = moments.filter(({ what }) => (what === 'ending') === ending);
  await openMoment(page, wanted.at(-1)!);
}

test.beforeEach(({ page }) => withoutMotion(page));

for (const { game, language } of SPOKEN)
  test.describe(`${game.id} in ${language}`, () => {
    test.use({ locale: language });

    test('opens whatever its story, its questions and its ending name', async ({ page }) => {
      const { glossary } = await game.books[language]!();
      for (const ending of [false, true]) {
        await sitDown(page, game.id, ending);
        expect(await page.evaluate(closed, [TOLD, namesOf(glossary)] as const)).toEqual([]);
      }
      expect(await page.locator('.log .term').count()).toBeGreaterThan(0);
    });
  });

test('a note opens on hover, on focus and on a tap, and so does what it names', async ({ page }) => {
  await sitDown(page, 'rohan', true);
  const log = page.getByRole('log');
  const name = log.locator('.term', { hasText: 'Assault' }).last();
  const notes = page.locator('.popover');
  await name.hover();
  await expect(notes).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(notes).toHaveCount(0);

  await name.focus();
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('lane by lane');
  const { glossary } = await games.find(({ id }) => id === 'rohan')!.books.en();
  const others = Object.values(glossary).filter(({ name: other }) => other !== 'Assault');
  const forms = others.flatMap(({ name: other, forms: said = [other] }) => said);
  expect(await page.evaluate(closed, ['.popover .entry > span:not(.entry-name)', forms] as const)).toEqual(
    [],
  );

  // Enter goes into the note, and from there into the next; Escape leaves them one by one.
  await page.keyboard.press('Enter');
  await expect(notes.locator('.term', { hasText: 'lane' }).first()).toBeFocused();
  await expect(notes).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
  await expect(name).toBeFocused();

  await name.click();
  await notes.locator('.term').first().click();
  await expect(notes).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(notes).toHaveCount(0);
});
