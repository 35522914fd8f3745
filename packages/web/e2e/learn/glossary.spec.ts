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

/** Each thing that a text names, once, as it is first called in it. */
function namedIn(
  text: string,
  glossary: Readonly<Record<string, GlossaryEntry>>,
  clause: string | undefined,
) {
  const ids = new Map<string, string>();
  for (const [id, { name, forms = [name] }] of Object.entries(glossary))
    for (const form of forms)
      for (const said of [form, form[0]!.toUpperCase() + form.slice(1)])
        if (!ids.has(said)) ids.set(said, id);
  const longest = [...ids.keys()]
    .sort((x, y) => y.length - x.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const first = new Map<string, string>();
  for (const [said] of text.matchAll(pattern)) {
    const id = ids.get(said)!;
    if (glossary[id]!.clause !== clause && !first.has(id)) first.set(id, said);
  }
  return [...first.values()];
}

/** For each paragraph of the rules page: its clause, its text and the names that open in it. */
function paragraphs() {
  return [...document.querySelectorAll('.rules-text :is(p, li, td), .table-picture figcaption')].map(
    (each) => {
      const read = each.cloneNode(true) as Element;
      for (const aside of read.querySelectorAll('code, .clause, .clause-chip')) aside.remove();
      return {
        clause: each.querySelector('.clause')?.id,
        text: read.textContent,
        opens: [...each.querySelectorAll('.term')].map((term) => term.textContent),
      };
    },
  );
}

/** In the middle of a golden record, or at its end. */
async function sitDown(page: Page, game: string, ending: boolean): Promise<void> {
  const moments = momentsOf(game, goldenRecords(game)[0]!);
  const wanted = moments.filter(({ what }) => (what === 'ending') === ending);
  await openMoment(page, wanted.at(-1)!);
  // On a stage the story is a drawer.
  const drawer = page.getByRole('button', { name: 'Story', exact: true });
  if ((await drawer.count()) > 0) await drawer.click();
}

test.beforeEach(({ page }) => withoutMotion(page));

for (const { game, language } of SPOKEN)
  test.describe(`${game.id} in ${language}`, () => {
    test.use({ locale: language });

    // What is said about clauses is looked up in all languages by quicker tests, too.
    const long = language === 'en' ? '' : ' @long';
    test(`opens whatever its story, its questions and its ending name${long}`, async ({ page }) => {
      const { glossary } = await game.books[language]!();
      for (const ending of [false, true]) {
        await sitDown(page, game.id, ending);
        expect(await page.evaluate(closed, [TOLD, namesOf(glossary)] as const)).toEqual([]);
      }
      expect(await page.locator('.log .term').count()).toBeGreaterThan(0);
    });

    test(`opens what its rules name, once a paragraph, but not what a clause itself states${long}`, async ({
      page,
    }) => {
      const { glossary } = await game.books[language]!();
      await page.goto(`./#/rules/${game.id}`);
      await page.locator('.table-picture figcaption .term').first().waitFor();
      const told = await page.evaluate(paragraphs);
      expect(told.length).toBeGreaterThan(40);
      for (const { clause, text, opens } of told) {
        expect(opens, text).toEqual(namedIn(text, glossary, clause));
      }
    });
  });

test('a name in the rules opens its text, its ruling and its clause, which leads there', async ({ page }) => {
  await page.goto('./#/rules/rohan/RL-11');
  await expect(page.locator('#RL-11')).toBeInViewport();
  const name = page
    .locator('.rules-text p', { has: page.locator('#RL-11') })
    .locator('.term')
    .first();
  const note = page.locator('.popover');
  await name.hover();
  await expect(note).toContainText('RL-');
  await page.mouse.move(0, 0);
  await expect(note).toHaveCount(0);
  await name.focus();
  await expect(note).toHaveCount(1);
  await page.keyboard.press('Escape');
  await name.click();
  const clause = note.locator('.clause-chip').last();
  const id = (await clause.textContent())!;
  await clause.click();
  await expect(page).toHaveURL(new RegExp(`#/rules/rohan/${id}$`));
  await expect(page.locator('.clause-here')).toHaveText(id);
  await expect(page.locator('.clause-here')).toBeInViewport();
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

  // A new line scrolls the story while somebody reads.
  await log.dispatchEvent('scroll');
  // Enter goes into the note, and from there into the next; Escape leaves them one by one.
  await page.keyboard.press('Enter');
  await expect(notes.locator('.term', { hasText: 'lane' }).first()).toBeFocused();
  await expect(notes).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
  await expect(name).toBeFocused();
  // The focus that came back does not open it once more.
  await page.waitForTimeout(600);
  await expect(notes).toHaveCount(0);

  await name.click();
  await notes.locator('.term').first().click();
  await expect(notes).toHaveCount(2);
  await page.locator('dialog[open] h2').click();
  await expect(notes).toHaveCount(0);
});
