/** What the shell loads when a match of In the Trueshot Lodge is opened. */
import type { TrueshotWords } from './words/en.js';

/** It fills the window. */
export const stage = true;

export { chart, headline, seatFacts } from './around.js';
export { show } from './show.js';
export { Table } from './table.js';
export { tallies } from './tallies.js';

export const words = {
  en: (): Promise<TrueshotWords> => import('./words/en.js').then((book) => book.words),
  de: (): Promise<TrueshotWords> => import('./words/de.js').then((book) => book.words),
  fr: (): Promise<TrueshotWords> => import('./words/fr.js').then((book) => book.words),
};
