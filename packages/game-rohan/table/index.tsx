/** What the shell loads when a match of Rohan's Last Stand is opened. */
export { Table } from './table.js';
