import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTestFiles } from '@fray/testkit';
import { describeClauses } from '@fray/testkit/vitest';
import { CLAUSE_IDS } from './clause-ids.js';

describeClauses({
  rules: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  ids: CLAUSE_IDS,
  testFiles: readTestFiles(fileURLToPath(new URL('.', import.meta.url))),
});
