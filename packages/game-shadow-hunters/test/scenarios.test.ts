import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shadowHunters } from '@fray/game-shadow-hunters';
import { scenarioAdapter } from '@fray/game-shadow-hunters/scenario';
import { describeScenarios } from '@fray/testkit/vitest';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeScenarios(
  shadowHunters,
  scenarioAdapter,
  file('./scenarios'),
  readFileSync(file('../RULES.md'), 'utf8'),
);
