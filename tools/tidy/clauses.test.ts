/** No clause of any game without a test, and no test that names a clause which does not exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@fray/games';
import { checkClauses, readTestFiles, type TestFile } from '@fray/testkit';
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

describe('clauses', () => {
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
});
