import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTestFiles } from '@fray/testkit';
import { describeClauses, describeConformance, describeScenarios } from '@fray/testkit/vitest';
import { game } from '../src/index.js';
import { scenarioAdapter } from '../src/scenario/index.js';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const rules = readFileSync(path('../RULES.md'), 'utf8');

/** Plays at random and holds the game to the contract at every step. `hidden` names the fields that hold secrets. */
describeConformance(game, { configs: [{}], matches: 10, seed: 'template-game', hidden: [] });

/** Every clause has a test, and every scenario names a clause that exists. */
describeScenarios(game, scenarioAdapter, path('./scenarios'), rules);
describeClauses({ rules, testFiles: readTestFiles(path('.')) });
