/** What reads and plays scenario files, without what only tests need: lessons are read with it in the browser. */
export { type Block, type Draft, readDrafts, type ScenarioLine } from './blocks.js';
export { readOptions, type Scenario, type ScenarioStep } from './parse-scenarios.js';
export { runScenario, scenarioRules } from './run-scenarios.js';
export type { ScenarioRules } from './scenario-rules.js';
export { ScenarioTable } from './scenario-table.js';
