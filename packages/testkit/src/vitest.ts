export { describeConformance } from './describe-conformance.js';
export { describeClauses, describeFixtures, describeGoldenRecords } from './describe-records.js';
export { describeScenarios } from './scenario/describe-scenarios.js';
