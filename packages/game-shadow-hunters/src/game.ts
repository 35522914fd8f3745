/** Shadow Hunters, put together. */
import { defineGame, type Game } from '@fray/engine';
import { isCourtesy } from './bot/house.js';
import { judge } from './bot/judge.js';
import { LEVELS } from './bot/levels.js';
import { act, holdsStill, policy } from './bot/policy.js';
import { DECISIONS, PROCEDURES } from './lists.js';
import { OPTIONS, optionsFault } from './options.js';
import { ORDERS } from './orders.js';
import { sample } from './sample.js';
import { audit, setup } from './setup.js';
import { spell, spellFirst } from './spell.js';
import { clone, type ShadowState } from './state.js';
import { measures, traits, used } from './traits.js';
import { match } from './turn/match.js';
import { standing } from './turn/standing.js';
import { VERBS } from './verbs.js';
import { type ShadowView, view } from './view.js';

export const shadowHunters: Game<ShadowState, ShadowView> = defineGame<ShadowState, ShadowView>({
  id: 'shadow-hunters',
  version: '2',
  minutes: 4,
  seats: { min: 4, max: 8 },
  /** A hundred rounds of eight seats with some forty questions a turn, and room for a match without a limit. */
  maxDecisions: 60_000,
  verbs: VERBS,
  options: OPTIONS,
  procedures: PROCEDURES,
  decisions: DECISIONS,
  start: match,
  standing,
  books: {
    en: async () => (await import('./words/en.js')).book,
    de: async () => (await import('./words/de.js')).book,
    fr: async () => (await import('./words/fr.js')).book,
  },
  knowledge: { judge, policy, isCourtesy, act, holdsStill, levels: LEVELS },
  orders: ORDERS,
  optionsFault,
  setup,
  clone,
  view,
  sample,
  traits,
  sides: ['faction:hunter', 'faction:shadow'],
  used,
  measures,
  audit,
  spell,
  spellFirst,
  chosen: ({ options }) => ({ ...options }),
});
