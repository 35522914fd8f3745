export { type ConformanceReport, conformance } from './conformance/conformance.js';
export { DiceTape, TapeError } from './dice-tape.js';
export { difference } from './difference.js';
export { type NoninterferenceReport, noninterference } from './noninterference.js';
export { plainFault } from './plain-data.js';
export { formatFault, type PlayConfig, type PlayFault, type RandomPlay } from './random-match.js';
export { parseScenarios, type Scenario, type ScenarioFile } from './scenario/parse-scenarios.js';
export { runScenario, runScenarios, type ScenarioResult, scenarioName } from './scenario/run-scenarios.js';
