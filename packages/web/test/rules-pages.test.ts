import { readdir, readFile } from 'node:fs/promises';
import { games } from '@fray/games';
import { clausesIn } from '@fray/testkit';
import { describe, expect, it } from 'vitest';
import { clauseIn } from '../src/clause-in.js';
import { renderRules } from '../src/render-rules.js';

/** All of a page but its words. */
async function shapeOf(markdown: string) {
  const { html, headings, clauses } = await renderRules(markdown);
  return {
    clauses,
    headings: headings.map(({ depth }) => depth),
    addresses: new Set(headings.map(({ id }) => id)).size,
    parts: Object.fromEntries(['<li>', '<tr>', '<ol', '<ul'].map((tag) => [tag, html.split(tag).length])),
  };
}

/** The letters of a text, without what marks and tags it. */
function letters(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

describe('rules pages', () => {
  it('give every clause one address', async () => {
    const page = await renderRules(
      '# Rules\n\n## Start\n\n**RL-01** Begin. See **RL-01** again.\n\n**RL-AB-hate** Hate.',
    );
    expect(page.clauses).toEqual(['RL-01', 'RL-AB-hate']);
    expect(page.html.match(/id="RL-01"/g)?.length).toBe(1);
    expect(page.headings).toEqual([
      { id: 'rules', text: 'Rules', depth: 1 },
      { id: 'start', text: 'Start', depth: 2 },
    ]);
  });

  for (const { id } of games)
    it(`find the clauses of ${id}`, async () => {
      const file = new URL(`../../game-${id}/RULES.md`, import.meta.url);
      const page = await renderRules(await readFile(file, 'utf8'));
      expect(page.clauses.length).toBeGreaterThan(20);
      expect(page.headings.length).toBeGreaterThan(3);
    });

  for (const { id } of games)
    it(`of ${id} say the same in every language: headings, clauses and steps in the same order`, async () => {
      const folder = new URL(`../../game-${id}/`, import.meta.url);
      const read = async (name: string) => shapeOf(await readFile(new URL(name, folder), 'utf8'));
      const english = await read('RULES.md');
      for (const name of await readdir(folder))
        if (/^RULES\.[a-z]+\.md$/.test(name)) expect(await read(name), name).toEqual(english);
    });

  for (const { id } of games)
    it(`of ${id} show each clause by itself, in every language`, async () => {
      const folder = new URL(`../../game-${id}/`, import.meta.url);
      for (const name of (await readdir(folder)).filter((each) => /^RULES.*\.md$/.test(each))) {
        const markdown = await readFile(new URL(name, folder), 'utf8');
        const { html, clauses } = await renderRules(markdown);
        expect(clauses, name).toEqual(clausesIn(markdown));
        for (const clause of clauses) {
          const from = markdown.indexOf(`**${clause}**`);
          const stated = markdown.slice(from).split(/\n(?=\n|\*\*[A-Z]+-|#)/)[0]!;
          expect(letters(clauseIn(html, clause) ?? ''), `${name} ${clause}`).toBe(letters(stated));
        }
      }
    });
});
