/** What the shell loads when a match of Rohan's Last Stand is opened. */
export { headline } from './headline.js';
export { Table } from './table.js';
