export {
  type ClauseCheck,
  checkClauses,
  checkNamed,
  clausesIn,
  readFiles,
  readTestFiles,
  type TestFile,
} from './clauses.js';
export { type ConformanceReport, checkPosition, conformance } from './conformance/conformance.js';
export { translationFault } from './conformance/sayings.js';
export { DiceTape, TapeError } from './dice-tape.js';
export { difference } from './difference.js';
export { checkFixtures, writeFixture } from './fixtures.js';
export {
  checkGolden,
  type GoldenConfig,
  type GoldenResult,
  goldenRecords,
  playRandomMatch,
  RECORD_SUFFIX,
  UPDATE_FLAG,
} from './golden-records.js';
export { inMadeUpLanguage, leftOver, madeUpBook } from './made-up-language.js';
export {
  type ArbitrarySetup,
  type MatchPlan,
  matchArbitrary,
  planRecord,
  playPlan,
} from './match-arbitrary.js';
export { perft } from './perft.js';
export { plainFault } from './plain-data.js';
export { formatFault, type PlayConfig, type PlayFault, type RandomPlay, startMatch } from './random-match.js';
export { parseScenarios, type Scenario, type ScenarioFile } from './scenario/parse-scenarios.js';
export { runScenario, runScenarios, type ScenarioResult, scenarioName } from './scenario/run-scenarios.js';
export type { ScenarioRules } from './scenario/scenario-rules.js';
export {
  type NoninterferencePlay,
  type NoninterferenceReport,
  noninterference,
} from './secrecy/noninterference.js';
