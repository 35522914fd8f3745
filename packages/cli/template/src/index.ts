export { game } from './game.js';
export type { State } from './state.js';
export type { View } from './view.js';
