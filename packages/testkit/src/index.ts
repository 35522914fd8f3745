export { DiceTape, TapeError } from './dice-tape.js';
export { parseScenarios, type Scenario, type ScenarioFile } from './scenario/parse-scenarios.js';
export { runScenario, runScenarios, type ScenarioResult, scenarioName } from './scenario/run-scenarios.js';
