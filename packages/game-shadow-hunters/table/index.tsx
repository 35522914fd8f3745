/** What the shell loads when a match of Shadow Hunters is opened. */
import type { ShadowWords } from './words/en.js';

export { Aftermath } from './aftermath/aftermath.js';
export { tallies } from './aftermath/tallies.js';
export { chart, headline, seatFacts } from './around.js';
export { OptionsForm, ownOptions } from './setup/house-panel.js';
export { show } from './show.js';
export { Table } from './table.js';

/** It fills the window. */
export const stage = true;

export const takesStanding = ['reveal', 'love', 'dig'];

export const words = {
  en: (): Promise<ShadowWords> => import('./words/en.js').then((book) => book.words),
  de: (): Promise<ShadowWords> => import('./words/de.js').then((book) => book.words),
  fr: (): Promise<ShadowWords> => import('./words/fr.js').then((book) => book.words),
};
