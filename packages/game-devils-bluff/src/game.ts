/** Devil's Bluff, put together. */
import { concede, defineGame, type Game } from '@fray/engine';
import { judge } from './knowledge/judge.js';
import { LEVELS } from './knowledge/levels.js';
import { policy } from './knowledge/policy.js';
import { OPTIONS, optionsFault } from './options.js';
import { ORDERS } from './orders.js';
import { activateDecision, activation } from './rules/activation.js';
import { draw, drawDecision, flaskDecision, takeDecision } from './rules/cards/draw.js';
import { rollDecision, rollOff } from './rules/cards/roll-off.js';
import { attack, attackDecision, dodgeDecision, quickDecision } from './rules/fight/attack.js';
import { freeAttack } from './rules/fight/shots.js';
import { wounds } from './rules/fight/wounds.js';
import { match, tableDecision } from './rules/match.js';
import { accessDecision } from './rules/mission/access.js';
import { edgeDecision, entryDecision, markDecision, missionSetup } from './rules/mission/mission.js';
import { secureAction, secureDecision } from './rules/mission/secure.js';
import { declareDecision } from './rules/plan.js';
import { againDecision, dismountDecision, readyDecision, showDecision } from './rules/readying.js';
import { round } from './rules/round.js';
import { moveAction, moveDecision } from './rules/space/movement.js';
import { placeDecision } from './rules/space/reserve.js';
import { audit, clone, type DevilsState, setup, spell } from './state.js';
import { measures, traits, used } from './traits.js';
import { CONCEDE, VERBS } from './verbs.js';
import { type DevilsView, sample, view } from './view.js';

export const devilsBluff: Game<DevilsState, DevilsView> = defineGame<DevilsState, DevilsView>({
  id: 'devils-bluff',
  version: '5',
  minutes: 38,
  seats: { min: 2, max: 2 },
  /** At most 160 Command Points a round, five rounds, and far fewer than 120 questions for each point. */
  maxDecisions: 96_000,
  verbs: VERBS,
  options: OPTIONS,
  procedures: [
    match,
    missionSetup,
    rollOff,
    round,
    activation,
    draw,
    moveAction,
    attack,
    freeAttack,
    wounds,
    secureAction,
  ],
  decisions: [
    tableDecision,
    drawDecision,
    flaskDecision,
    takeDecision,
    rollDecision,
    markDecision,
    edgeDecision,
    entryDecision,
    activateDecision,
    readyDecision,
    showDecision,
    placeDecision,
    declareDecision,
    moveDecision,
    attackDecision,
    quickDecision,
    dodgeDecision,
    secureDecision,
    dismountDecision,
    againDecision,
    accessDecision,
  ],
  start: match,
  standing: concede(CONCEDE, 'CR-40', (s, run, seat) =>
    run.finish([1 - seat], 'CR-40', 'conceded', { data: { points: s.vp.slice() } }),
  ),
  books: {
    en: () => import('./words/en.js').then((book) => book.english),
    de: () => import('./words/de.js').then((book) => book.german),
    fr: () => import('./words/fr.js').then((book) => book.french),
  },
  knowledge: { judge, policy, levels: LEVELS },
  orders: ORDERS,
  optionsFault: (options) => optionsFault(options),
  setup,
  clone,
  view,
  sample,
  traits,
  used,
  measures,
  audit,
  spell,
  chosen: ({ options }) => ({ ...options }),
});
