export { findGame, games } from './registry.js';
