export type { Bot } from './bot.js';
export { greedy, onePly } from './greedy.js';
export { random } from './random.js';
export { bots, findBot } from './registry.js';
