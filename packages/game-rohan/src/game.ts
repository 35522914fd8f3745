/** Rohan's Last Stand, put together. */
import { concede, defineGame, type Game } from '@fray/engine';
import { KNOWLEDGE } from './knowledge.js';
import { OPTIONS } from './options.js';
import { ORDERS } from './orders.js';
import { assault } from './rules/assault.js';
import { deploy, deployment } from './rules/deployment.js';
import { match, openingHand, round } from './rules/match.js';
import { end } from './rules/outcome.js';
import { audit, clone, type RohanState, setup, spell } from './state.js';
import { measures, used } from './traits.js';
import { CONCEDE, VERBS } from './verbs.js';
import { type RohanView, sample, view } from './view.js';

export const rohan: Game<RohanState, RohanView> = defineGame<RohanState, RohanView>({
  id: 'rohan',
  version: '2',
  minutes: 1,
  seats: { min: 2, max: 2 },
  /** At most ten plays with two passes around each, in at most 100 rounds, and the opening. */
  maxDecisions: 3300,
  verbs: VERBS,
  options: OPTIONS,
  procedures: [match, round, deployment, assault],
  decisions: [deploy, openingHand],
  start: match,
  /** RL-A12: either player may give up at any moment. */
  standing: concede(CONCEDE, 'RL-A12', (_s, run, seat) => end(run, [1 - seat], 'RL-A12', 'conceded')),
  books: {
    en: () => import('./words/en.js').then((book) => book.english),
    de: () => import('./words/de.js').then((book) => book.german),
    fr: () => import('./words/fr.js').then((book) => book.french),
  },
  knowledge: KNOWLEDGE,
  orders: ORDERS,
  setup,
  clone,
  view,
  sample,
  used,
  measures,
  audit,
  spell,
  chosen: ({ options }) => ({ ...options }),
});
