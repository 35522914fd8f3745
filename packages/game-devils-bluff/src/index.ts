export { devilsBluff } from './game.js';
export type { DevilsState } from './state.js';
export type { DevilsView } from './view.js';
