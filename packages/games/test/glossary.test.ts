/** Whatever stories name can be looked up with its rulings, and every keyword is a word that the game really says, in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, type GameEvent, parseRecord, plain, replay, type WordBook } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';

const RULING: Readonly<Record<string, string>> = { en: 'Ruling', de: 'Auslegung', fr: 'Précision' };
const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'];

function storiesOf(game: AnyGame): readonly GameEvent[] {
  const folder = new URL(`../../game-${game.id}/test/golden/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
    const match = record.ok ? replay(game, record.value) : record;
    return match.ok ? match.value.story.flat() : [];
  });
}

/** Everything the book says to whoever plays, in one text. */
function sayingsOf(game: AnyGame, book: WordBook, story: readonly GameEvent[]): string {
  const lines = story.flatMap((event) => {
    const line = book.event(event, { seat: 0, names: NAMES });
    return line === undefined ? [] : [plain(line.words), line.small ?? ''];
  });
  const entries = Object.values(book.glossary).flatMap(({ text, facts = [] }) => [
    text,
    ...facts.flatMap(({ label, value }) => [label, value]),
  ]);
  const book3 = ['prompts', 'refusals', 'sheet'].map((file) => sourceOf(game.id, book.language, file));
  return [...lines, ...entries, ...book3].join('\n').toLowerCase();
}

function sourceOf(game: string, language: string, file: string): string {
  return readFileSync(
    new URL(`../../game-${game}/src/words/${language}/${file}.ts`, import.meta.url),
    'utf8',
  );
}

describe.each(games)('the glossary of $id', (game) => {
  const story = storiesOf(game);

  it.each(Object.keys(game.books))('has everything that its stories name (%s)', async (language) => {
    const book = await game.books[language]!();
    const named = story.flatMap((event) =>
      (book.event(event, { seat: 0, names: NAMES })?.words ?? []).flatMap((part) =>
        typeof part === 'string' ? [] : [part.ref],
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((ref) => book.glossary[ref] === undefined)).toEqual([]);
  });

  it.each(Object.keys(game.books))('explains no word that nobody says (%s)', async (language) => {
    const book = await game.books[language]!();
    const said = sayingsOf(game, book, story);
    const keywords = Object.entries(book.glossary).filter(([id]) => id.startsWith('term:'));
    expect(keywords.length).toBeGreaterThan(9);
    const unsaid = keywords.filter(([, { forms = [], text }]) => {
      const elsewhere = said.replace(text.toLowerCase(), '');
      return !forms.some((form) => elsewhere.includes(form.toLowerCase()));
    });
    expect(unsaid.map(([id]) => id)).toEqual([]);
  });

  it.each(Object.keys(game.books))('says how it is ruled, once for each thing (%s)', async (language) => {
    const ruledIn = async (spoken: string) =>
      Object.entries((await game.books[spoken]!()).glossary).flatMap(([id, { facts = [] }]) =>
        facts.filter(({ label }) => label === RULING[spoken]).map(() => id),
      );
    const ruled = await ruledIn(language);
    expect(ruled.length).toBeGreaterThan(9);
    expect(ruled).toEqual([...new Set(await ruledIn('en'))]);
  });
});
