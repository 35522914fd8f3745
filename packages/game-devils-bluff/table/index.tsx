/** What the shell loads when a match of Devil's Bluff is opened. */
import type { DevilsWords } from './words/en.js';

export { chart, headline, seatFacts } from './around.js';
export { OptionsForm, ownOptions } from './setup/options-form.js';
export { show } from './show.js';
export { Table } from './table.js';
export { tallies } from './tallies.js';

export const words = {
  en: (): Promise<DevilsWords> => import('./words/en.js').then((book) => book.words),
};
