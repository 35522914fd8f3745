import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trueshot } from '@fray/game-trueshot';
import { scenarioAdapter } from '@fray/game-trueshot/scenario';
import { describeScenarios } from '@fray/testkit/vitest';

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeScenarios(trueshot, scenarioAdapter, file('./scenarios'), readFileSync(file('../RULES.md'), 'utf8'));
