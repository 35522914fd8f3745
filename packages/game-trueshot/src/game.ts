/** In the Trueshot Lodge, put together. */
import { defineGame, type Game, message, type Options } from '@fray/engine';
import { installActs } from './acts/index.js';
import { judge } from './bot/judge.js';
import { LEVELS } from './bot/levels.js';
import { ORDERS } from './bot/orders.js';
import { actUnasked, policy } from './bot/policy.js';
import { DECISIONS, PROCEDURES } from './flow/index.js';
import { match } from './flow/match.js';
import { OPTIONS } from './options.js';
import { standing } from './standing.js';
import { audit } from './state/audit.js';
import { clone } from './state/clone.js';
import { setup } from './state/setup.js';
import { spellLocals, spellOut, spellOutFirst } from './state/spell-out.js';
import type { TrueshotState } from './state/state.js';
import { measures, traits, used } from './traits.js';
import { VERBS } from './verbs.js';
import { sample } from './view/sample.js';
import { type TrueshotView, view } from './view/view.js';
import type { ProblemId } from './words/ids.js';

/** A seat that opens the first combat must exist. */
function optionsFault(options: Options, seats: number) {
  return options['opener'] === 'seat4' && seats < 4
    ? message('opener-seat' satisfies ProblemId, { seats })
    : undefined;
}

installActs();

export const trueshot: Game<TrueshotState, TrueshotView> = defineGame<TrueshotState, TrueshotView>({
  id: 'trueshot',
  version: '1.5.0',
  minutes: 9,
  seats: { min: 3, max: 4 },
  /** At most 60 rounds of 30 laps of 4 slots with 3 windows of 4 answers, and what spells add. */
  maxDecisions: 200_000,
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
  knowledge: { judge, policy, act: actUnasked, levels: LEVELS },
  orders: ORDERS,
  optionsFault,
  setup,
  clone,
  view,
  sample,
  traits,
  used,
  measures,
  audit,
  spell: spellOut,
  spellFirst: spellOutFirst,
  chosen: ({ options }) => ({ ...options }),
  spellLocals,
});
