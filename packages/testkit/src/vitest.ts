export { describeScenarios } from './scenario/describe-scenarios.js';
