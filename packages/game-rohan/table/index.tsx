/** What the shell loads when a match of Rohan's Last Stand is opened. */
import type { RohanWords } from './words/en.js';

export { chart, ending, headline, seatFacts } from './around.js';
export { show } from './show.js';
export { Table } from './table.js';
export { tallies } from './tallies.js';

/** It fills the window. */
export const stage = true;

export const words = {
  en: (): Promise<RohanWords> => import('./words/en.js').then((book) => book.words),
  de: (): Promise<RohanWords> => import('./words/de.js').then((book) => book.words),
  fr: (): Promise<RohanWords> => import('./words/fr.js').then((book) => book.words),
};
