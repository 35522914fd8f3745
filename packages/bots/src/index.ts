export type { Bot } from './bot.js';
export { greedy, onePly } from './greedy.js';
export { random } from './random.js';
export { bots, findBot } from './registry.js';
export { type PlayoutPlan, TO_THE_END } from './search/playout.js';
export type { Finding, Findings, SearchQuestion } from './search/question.js';
export { PAIRED, type RolloutPlan, searchRollouts } from './search/rollouts.js';
export { searchTree, TREE, type TreePlan } from './search/tree.js';
