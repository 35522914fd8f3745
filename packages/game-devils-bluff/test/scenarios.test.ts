import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { devilsBluff } from '@fray/game-devils-bluff';
import { scenarioAdapter } from '@fray/game-devils-bluff/scenario';
import { describeScenarios } from '@fray/testkit/vitest';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const read = (name: string): string => readFileSync(file(name), 'utf8');

describeScenarios(
  devilsBluff,
  scenarioAdapter,
  file('./scenarios'),
  read('../RULES.md') + read('./REFERENCE.md'),
);
