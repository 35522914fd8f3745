import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { devilsBluff } from '@fray/game-devils-bluff';
import { scenarioAdapter } from '@fray/game-devils-bluff/scenario';
import { describeScenarios } from '@fray/testkit/vitest';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeScenarios(
  devilsBluff,
  scenarioAdapter,
  file('./scenarios'),
  readFileSync(file('../RULES.md'), 'utf8'),
);
