/** What the shell loads when a duel is set up or opened. */
import type { GamePage } from '@fray/kit';
import { BuilderPage } from './builder/builder-page.js';
import { HeroesPage } from './heroes/heroes-page.js';
import { TournamentPage } from './tournament/tournament-page.js';
import type { DuelWords } from './words/en.js';

export { chart, ending, headline, seatFacts } from './around.js';
export { OptionsForm, ownOptions } from './setup/hero-choice.js';
export { show } from './show.js';
export { Table } from './table.js';
export { tallies } from './tallies.js';

/** It fills the window. */
export const stage = true;

export const words = {
  en: (): Promise<DuelWords> => import('./words/en.js').then((book) => book.words),
  de: (): Promise<DuelWords> => import('./words/de.js').then((book) => book.words),
  fr: (): Promise<DuelWords> => import('./words/fr.js').then((book) => book.words),
};

export const pages: Readonly<Record<string, GamePage<DuelWords>>> = {
  heroes: { title: ({ setup }) => setup.gallery, Page: HeroesPage },
  tournament: { title: ({ ring }) => ring.name, Page: TournamentPage },
  builder: { title: ({ setup }) => setup.builder, Page: BuilderPage },
};
