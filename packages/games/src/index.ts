export { findGame, findScenarioAdapter, games } from './registry.js';
