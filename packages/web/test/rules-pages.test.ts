import { readFile } from 'node:fs/promises';
import { games } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { renderRules } from '../src/render-rules.js';

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
});
