import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { destinyquest } from '@fray/game-destinyquest';
import { scenarioAdapter } from '@fray/game-destinyquest/scenario';
import { describeScenarios } from '@fray/testkit/vitest';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeScenarios(
  destinyquest,
  scenarioAdapter,
  file('./scenarios'),
  readFileSync(file('../RULES.md'), 'utf8'),
);
