import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTestFiles } from '@fray/testkit';
import { describeClauses } from '@fray/testkit/vitest';
import { CASE_IDS, CLAUSE_IDS } from './clause-ids.js';

const testFiles = readTestFiles(fileURLToPath(new URL('.', import.meta.url)));
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describeClauses({ rules: read('../RULES.md'), ids: CLAUSE_IDS, testFiles });
describeClauses({ rules: read('./REFERENCE.md'), ids: CASE_IDS, testFiles });
