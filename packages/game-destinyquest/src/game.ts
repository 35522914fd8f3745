/** DestinyQuest hero duels, as the engine plays them. */
import { concede, defineGame } from '@fray/engine';
import { KNOWLEDGE } from './bot/knowledge.js';
import { ORDERS } from './bot/orders.js';
import { finish } from './damage/fall.js';
import { DECISIONS } from './legality/decisions.js';
import { CONCEDE, VERBS } from './legality/verbs.js';
import { heroesOf, OPTIONS, rulesOf, STANDARD_RULES } from './options.js';
import { auditDuel } from './state/audit.js';
import { cloneDuel } from './state/clone.js';
import { newDuel } from './state/setup.js';
import { spellDuel, spellDuelFirst, spellLocals } from './state/spell.js';
import { type DuelState, other } from './state/state.js';
import { backstab } from './steps/backstab.js';
import { beforeCombat } from './steps/before-combat.js';
import { duel } from './steps/duel.js';
import { sacrifice } from './steps/sacrifice.js';
import { startRound } from './steps/start-round.js';
import { speedAbilities } from './steps/step-1-speed-abilities.js';
import { attackSpeedRoll } from './steps/step-2-attack-speed.js';
import { dodgesAndInterrupts } from './steps/step-3-dodges-and-interrupts.js';
import { damageDice } from './steps/step-4-damage-dice.js';
import { damageScore } from './steps/step-5-damage-score.js';
import { applyingDamage } from './steps/step-6-applying-damage.js';
import { strikeBack } from './steps/step-7-strike-back.js';
import { passives } from './steps/step-8-passives.js';
import { endOfRound } from './steps/step-9-end-of-round.js';
import { dealing, modifierWindow } from './steps/window.js';
import { TOURNAMENT } from './tournament/contest.js';
import { measures, traits, used } from './traits.js';
import { type DuelView, sampleDuel, viewDuel } from './view/view.js';

export const destinyquest = defineGame<DuelState, DuelView>({
  id: 'destinyquest',
  version: '6',
  minutes: 2,
  seats: { min: 2, max: 2 },
  maxDecisions: 20_000,
  verbs: VERBS,
  options: OPTIONS,
  procedures: [
    duel,
    beforeCombat,
    startRound,
    speedAbilities,
    attackSpeedRoll,
    dodgesAndInterrupts,
    damageDice,
    sacrifice,
    damageScore,
    applyingDamage,
    strikeBack,
    passives,
    endOfRound,
    modifierWindow,
    dealing,
    backstab,
  ],
  decisions: DECISIONS,
  start: duel,
  standing: concede(CONCEDE, 'DQ-P1', (_s, run, seat) =>
    finish(run, [other(seat)], 'DQ-P1', 'conceded', { seat }),
  ),
  books: {
    en: () => import('./words/en.js').then(({ english }) => english),
    de: () => import('./words/de.js').then(({ german }) => german),
    fr: () => import('./words/fr.js').then(({ french }) => french),
  },
  knowledge: KNOWLEDGE,
  orders: ORDERS,
  contest: TOURNAMENT,
  setup: ({ options }, rng) => newDuel(heroesOf(options), rulesOf(options), rng),
  clone: cloneDuel,
  view: viewDuel,
  sample: sampleDuel,
  traits,
  used,
  measures,
  audit: auditDuel,
  spell: spellDuel,
  spellFirst: (s) => spellDuelFirst(s, STANDARD_RULES),
  chosen: ({ rules }) => ({ ...rules }),
  spellLocals,
});
