/** What the shell loads when a duel is set up or opened. */
export { Bracket } from './bracket.js';
export { headline } from './headline.js';
export { OptionsForm, ownOptions } from './hero-choice.js';
export { Table } from './table.js';
