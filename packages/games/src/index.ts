export { findGame, games, shelve } from './registry.js';
