/** No clause of any game without a test, and none named by a test, by code or by an event that its rules do not state. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, loadBook } from '@fray/engine';
import { games } from '@fray/games';
import { checkClauses, checkNamed, readFiles, readTestFiles, type TestFile } from '@fray/testkit';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** Names such as "[RL-K-%s]" with a table of cards beside them: one for each word in quotes that a rule is named after. */
function namesMade({ text }: TestFile, rules: string): string[] {
  const words = new Set([...text.matchAll(/'([A-Za-z0-9.-]+)'/g)].map(([, word]) => word!));
  const heads = [...text.matchAll(/\[([A-Z]+-(?:[A-Za-z0-9]+-)*)%s\]/g)].map(([, head]) => head!);
  return heads
    .flatMap((head) => [...words].map((word) => `${head}${word}`))
    .filter((id) => rules.includes(`**${id}**`))
    .map((id) => `[${id}]`);
}

/** What a game names when it runs: options, questions and what can be looked up; events stand in its golden records. */
async function namedBy(game: AnyGame): Promise<TestFile> {
  const { glossary } = await loadBook(game);
  const named = [...game.options, ...game.decisions, ...Object.values(glossary)];
  return { path: 'the game', text: named.map(({ clause }) => `'${clause}'`).join() };
}

describe('clauses', () => {
  it.each(games.map((game) => [`game-${game.id}`, game] as const))(
    '%s names no clause that its rules do not state',
    async (name, game) => {
      const dir = join(packages, name);
      const rules = readFileSync(join(dir, 'RULES.md'), 'utf8');
      const code = ['src', 'table'].flatMap((part) => readFiles(join(dir, part), /\.tsx?$/));
      const records = readFiles(join(dir, 'test/golden'), /\.jsonl$/);
      expect([code.length > 20, records.length > 0]).toEqual([true, true]);
      expect(checkNamed(rules, [...code, ...records, await namedBy(game)])).toEqual([]);
    },
  );

  it.each(games.map(({ id }) => `game-${id}`))('%s proves every clause of its rules', (name) => {
    const rules = readFileSync(join(packages, name, 'RULES.md'), 'utf8');
    const testFiles = readTestFiles(join(packages, name, 'test'));
    expect(rules).toMatch(/^\*\*[A-Z]+-/m);
    expect(
      checkClauses({ rules, testFiles, names: testFiles.flatMap((file) => namesMade(file, rules)) }),
    ).toEqual([]);
  });

  it('would be missed: a clause without a test, and a test without a clause', () => {
    const rules = '**XX-01** One.\n**XX-02** Two.\n';
    const testFiles = [{ path: 'a.test.ts', text: `it('[XX-01] one'); it('[XX-03] three')` }];
    expect(checkClauses({ rules, testFiles })).toHaveLength(2);
  });

  it('would be missed: a clause that code invents, whole or in part', () => {
    const rules = '**XX-01** One.\n**XX-K-orc** Two.\n**M-1** Three.\n';
    const text =
      "refusal('XX-09'); // XX-01, XX-07, XX-K\nconst path = 'M-3 4'; clause('M-2'); `XX-Q-$" + '{id}`';
    expect(checkNamed(rules, [{ path: 'a.ts', text }])).toEqual(
      ['XX-09', 'XX-07', 'XX-Q-${', 'M-2'].map((id) => `a.ts names ${id}, which the rules do not state.`),
    );
  });
});
