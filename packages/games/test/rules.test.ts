/** The rules in other languages: wherever somebody has written them, they have every clause, in the same order. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.js';

const pageOf = (game: string, language: string): URL =>
  new URL(`../../game-${game}/RULES${language === 'en' ? '' : `.${language}`}.md`, import.meta.url);

/** The ids at the beginning of lines, and the options that are named. */
function bonesOf(page: URL): readonly string[] {
  const text = readFileSync(page, 'utf8');
  const clauses = [...text.matchAll(/^\*\*([A-Z]+-[\w.-]+)\*\*/gm)].map(([, id]) => id!);
  const options = [...text.matchAll(/`(\w+)`/g)].map(([, id]) => id!).sort();
  return [...clauses, ...new Set(options)];
}

const translated = games.flatMap(({ id, books }) =>
  Object.keys(books)
    .filter((language) => language !== 'en' && existsSync(pageOf(id, language)))
    .map((language) => ({ id, language })),
);

describe('the rules of a game in another language', () => {
  it.each(translated)(
    '$language of $id has the clauses and options of the English ones',
    ({ id, language }) => {
      expect(bonesOf(pageOf(id, language))).toEqual(bonesOf(pageOf(id, 'en')));
    },
  );

  it('are there at all', () => {
    expect(translated.length).toBeGreaterThan(3);
  });
});
