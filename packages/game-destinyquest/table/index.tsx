/** What the shell loads when a duel is opened. */
export { headline } from './headline.js';
export { Table } from './table.js';
