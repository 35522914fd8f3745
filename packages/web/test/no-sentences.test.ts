/** Every word the shell, the kit and the tables say comes from a book: no sentence is left in code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SPECTATOR } from '@fray/engine';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatTime } from '../src/shell/seats/clock.js';
import { winnersText } from '../src/shell/story/status.js';
import { en } from '../src/texts/en/index.js';
import { loadTexts, shellLanguages, type Texts, texts } from '../src/texts/index.js';

const packages = fileURLToPath(new URL('../..', import.meta.url));
/** Proper names that are the same in every language. */
const NAMES = new Set(['Fray', 'CC BY 3.0', 'Fray needs JavaScript']);
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'label', 'alt', 'note', 'help']);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['texts', 'words'].includes(entry.name) && !path.includes('kit') ? [] : filesUnder(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** What a person would read: text between tags, and attributes that are read aloud or shown. */
export function sentencesIn(path: string, text: string): string[] {
  const found: string[] = [];
  const say = (words: string): void => {
    const plain = words.trim();
    if (/\p{L}{2}/u.test(plain) && !NAMES.has(plain)) found.push(plain);
  };
  const visit = (node: Node): void => {
    if (node.type === 'JSXText') say(String(node['value']));
    if (node.type === 'JSXAttribute') {
      const name = (node['name'] as { name?: string }).name ?? '';
      const value = node['value'] as { type?: string; value?: unknown } | null;
      if (SPOKEN.has(name) && value?.type === 'Literal') say(String(value.value));
    }
    // A sentence begins with a capital and has a second word.
    if (
      node.type === 'Literal' &&
      typeof node['value'] === 'string' &&
      /^[A-Z][a-z]+ [a-z]/.test(node['value'])
    )
      say(node['value']);
    if (node.type === 'ThrowStatement') return;
    if (node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'assert') return;
    for (const child of Object.values(node))
      for (const each of Array.isArray(child) ? child : [child])
        if (typeof each === 'object' && each !== null && 'type' in each) visit(each as Node);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return [...new Set(found)];
}

describe('sentences', () => {
  const tables = readdirSync(packages)
    .filter((name) => name.startsWith('game-'))
    .map((name) => `${name}/table`);
  const folders = ['web/src', 'kit/src', ...tables].map((folder) => join(packages, folder));

  it('are found where they are', () => {
    expect(sentencesIn('a.tsx', '<p>Your turn</p>')).toEqual(['Your turn']);
    expect(sentencesIn('a.tsx', '<button aria-label="Close it" className="a b" />')).toEqual(['Close it']);
    expect(sentencesIn('a.ts', "const x = 'Nobody is here';")).toEqual(['Nobody is here']);
    expect(sentencesIn('a.ts', "assert(x, 'Ours to mend');")).toEqual([]);
  });

  it('stand in books alone', () => {
    const files = folders.flatMap((folder) => {
      try {
        return filesUnder(folder);
      } catch {
        return [];
      }
    });
    expect(files.length).toBeGreaterThan(100);
    const left = files.flatMap((path) =>
      sentencesIn(path, readFileSync(path, 'utf8')).map(
        (words) => `${path.slice(packages.length)}: ${words}`,
      ),
    );
    expect(left).toEqual([]);
  });
});

/** Everything that is said, put into brackets: what lacks them did not come from the book. */
function madeUp<T>(value: T): T {
  if (typeof value === 'string') return `⟦${value}⟧` as T;
  if (typeof value === 'function')
    return ((...given: unknown[]) => `⟦${String((value as (...all: unknown[]) => unknown)(...given))}⟧`) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(madeUp) as T;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, madeUp(each)])) as T;
}

/** Every fixed text of a book by its place, and what it says with figures put in. */
function said(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => said(each, `${place}.${key}`));
}

describe('every language of the shell', () => {
  it.each(shellLanguages.filter((language) => language !== 'en'))(
    '%s says it in words of its own',
    async (language) => {
      await loadTexts([language]);
      const english = new Map(said(en));
      const same = said(texts()).filter(([place, text]) => / /.test(text) && english.get(place) === text);
      await loadTexts(['en']);
      expect(same).toEqual([]);
    },
  );
});

describe('a made-up language', () => {
  beforeAll(() => loadTexts(['xx-YY'], { en: async () => en, xx: async () => madeUp<Texts>(en) }));
  afterAll(() => loadTexts(['en']));

  it('is the one that is spoken', () => {
    expect(texts().table.yourTurn).toBe('⟦Your turn⟧');
    expect(winnersText([0, 1], ['Ada', 'Ben'], 0)).toBe('⟦You won, together with Ben.⟧');
    expect(winnersText([], [], SPECTATOR)).toBe('⟦It is a draw.⟧');
    expect(formatTime(50 * 3600 * 1000)).toBe('⟦2 days 2 h⟧');
  });

  it('gives way to English where there is no book', async () => {
    await loadTexts(['de'], { en: async () => en });
    expect(texts().table.yourTurn).toBe('Your turn');
  });
});
