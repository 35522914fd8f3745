export { type Matrix, type MatrixRequest, simulateMatrix } from './matrix.js';
export { type Plan, type PlanRequest, parsePlan } from './plan.js';
export { matchSeed, playBatch } from './play-batch.js';
export { type RunOptions, runPlans } from './pool.js';
export { makeReport, type Rate, type Report, rate } from './report.js';
export { seatNames } from './seat-names.js';
export { simulate } from './simulate.js';
export { type Interval, wilson } from './statistics/wilson.js';
export { addTallies, newTally, quantile, type Tally } from './tally.js';
