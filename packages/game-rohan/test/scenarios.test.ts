import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rohan } from '@fray/game-rohan';
import { scenarioAdapter } from '@fray/game-rohan/scenario';
import { describeScenarios } from '@fray/testkit/vitest';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeScenarios(rohan, scenarioAdapter, file('./scenarios'), readFileSync(file('../RULES.md'), 'utf8'));
