/** DestinyQuest hero duels, as the engine plays them. */
import { defineGame } from '@fray/engine';
import { auditDuel } from './state/audit.js';
import { cloneDuel } from './state/clone.js';
import { DECISIONS } from './legality/decisions.js';
import { KNOWLEDGE } from './bot/knowledge.js';
import { heroesOf, OPTIONS, rulesOf } from './options.js';
import { SCENARIO } from './scenario/scenario.js';
import { newDuel } from './state/setup.js';
import { STANDING } from './standing.js';
import type { DuelState } from './state/state.js';
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
import { tellEvent } from './words/en/events.js';
import { GLOSSARY } from './words/en/glossary.js';
import { tellMove } from './words/en/moves.js';
import { seatName } from './words/en/seat-name.js';
import { tellSheet } from './words/en/sheet.js';
import { VERBS } from './legality/verbs.js';
import { type DuelView, sampleDuel, viewDuel } from './view/view.js';
import { dealing, modifierWindow } from './steps/window.js';

export const destinyquest = defineGame<DuelState, DuelView>({
  id: 'destinyquest',
  title: 'DestinyQuest hero duel',
  version: '3',
  blurb:
    'Two heroes, their sheets open on the table, fight until one falls. Speed wins the round, timing wins the duel.',
  minutes: 20,
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
  ],
  decisions: DECISIONS,
  start: duel,
  standing: STANDING,
  text: {
    seat: seatName,
    event: tellEvent,
    move: tellMove,
    sheet: tellSheet,
    glossary: GLOSSARY,
  },
  knowledge: KNOWLEDGE,
  scenario: SCENARIO,
  setup: ({ options }, rng) => newDuel(heroesOf(options), rulesOf(options), rng),
  clone: cloneDuel,
  view: viewDuel,
  sample: sampleDuel,
  audit: auditDuel,
});
