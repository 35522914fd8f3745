import { readdir, readFile } from 'node:fs/promises';
import { games } from '@fray/games';
import { describe, expect, it } from 'vitest';
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
});
