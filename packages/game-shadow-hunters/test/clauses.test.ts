import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARDS, CHARACTERS } from '@fray/game-shadow-hunters';
import { readTestFiles } from '@fray/testkit';
import { describeClauses } from '@fray/testkit/vitest';
import { expect, it } from 'vitest';
import { CLAUSE_IDS } from './clause-ids.js';

describeClauses({
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  ids: CLAUSE_IDS,
  testFiles: readTestFiles(fileURLToPath(new URL('.', import.meta.url))),
});

it('characters and cards carry the ids of the index', () => {
  const named = [...CHARACTERS, ...CARDS].map(({ clause }) => clause).sort();
  expect(named).toEqual(CLAUSE_IDS.filter((id) => /^SH-[CK]-/.test(id)).sort());
});
