/** What the shell loads when a duel is set up or opened. */
import type { DuelWords } from './words/en.js';

export { chart, ending, headline, seatFacts } from './around.js';
export { OptionsForm, ownOptions } from './setup/hero-choice.js';
export { show } from './show.js';
export { Table } from './table.js';
export { tallies } from './tallies.js';

export const words = {
  en: (): Promise<DuelWords> => import('./words/en.js').then((book) => book.words),
};
