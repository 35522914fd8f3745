/** The terminal speaks the language that the environment names. */
import { describe, expect, it } from 'vitest';
import { readRules } from '../src/rules-text.js';
import { de } from '../src/words/de/index.js';
import { en } from '../src/words/en/index.js';
import { fr } from '../src/words/fr/index.js';
import { readersLanguages } from '../src/words/readers-languages.js';

/** Every fixed text by its place. */
function said(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => said(each, `${place}.${key}`));
}

describe('at a terminal', () => {
  it.each([
    [{ LANG: 'de_AT.UTF-8' }, ['de-AT']],
    [{ LANG: 'fr_FR', LC_ALL: 'de' }, ['de']],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, []],
    [{ LANG: '', LC_ALL: 'POSIX' }, []],
    [{}, []],
  ])('%j asks for %j', (env, languages) => {
    expect(readersLanguages(env)).toEqual(languages);
  });

  it.each([
    ['de', de],
    ['fr', fr],
  ] as const)('%s says it in words of its own', (_, book) => {
    const english = new Map(said(en));
    expect(said(book).filter(([place, text]) => / /.test(text) && english.get(place) === text)).toEqual([]);
  });

  it('rules that nobody has translated are read in English', () => {
    const rules = new URL('../../game-rohan/RULES.md', import.meta.url);
    expect(readRules(rules, ['xx-YY'])).toBe(readRules(rules, []));
    expect(readRules(rules, [])).toContain('**RL-01**');
  });
});
