export { describeConformance } from './describe-conformance.js';
export { describeScenarios } from './scenario/describe-scenarios.js';
