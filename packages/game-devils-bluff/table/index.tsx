/** What the shell loads when a match of Devil's Bluff is opened. */
import type { GamePage } from '@fray/kit';
import { GangPage } from './pages/gang-page.js';
import { GroundsPage } from './pages/grounds-page.js';
import type { DevilsWords } from './words/en.js';

export { chart, headline, seatFacts } from './around.js';
export { OptionsForm, ownOptions } from './setup/options-form.js';
export { show } from './show.js';
export { Table } from './table.js';
export { tallies } from './tallies.js';

/** It fills the window. */
export const stage = true;

export const words = {
  en: (): Promise<DevilsWords> => import('./words/en.js').then((book) => book.words),
  de: (): Promise<DevilsWords> => import('./words/de.js').then((book) => book.words),
  fr: (): Promise<DevilsWords> => import('./words/fr.js').then((book) => book.words),
};

export const pages: Readonly<Record<string, GamePage<DevilsWords>>> = {
  gang: { title: ({ setup }) => setup.builder, Page: GangPage },
  grounds: { title: ({ setup }) => setup.where, Page: GroundsPage },
};
