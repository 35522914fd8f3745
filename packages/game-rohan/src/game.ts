/** Rohan's Last Stand, put together. */
import { defineGame, type Game, type Standing } from '@fray/engine';
import { assault } from './assault.js';
import { deploy, deployment } from './deployment.js';
import { GLOSSARY } from './glossary.js';
import { judge, policy } from './knowledge.js';
import { match, openingHand, round } from './match.js';
import { OPTIONS } from './options.js';
import { end } from './outcome.js';
import { scenarioAdapter } from './scenario.js';
import { moveText, seatName, sheet } from './sheet.js';
import { audit, clone, type RohanState, setup } from './state.js';
import { tellEvent } from './story.js';
import { CONCEDE, VERBS } from './verbs.js';
import { type RohanView, sample, view } from './view.js';

/** RL-A12: either player may give up at any moment. */
const standing: Standing<RohanState> = {
  firstVerb: CONCEDE,
  offers(_s, _seat, out) {
    out.offer(undefined, CONCEDE);
  },
  act(_s, run) {
    if (run.listening) run.tell({ type: 'conceded', clause: 'RL-A12', data: { seat: run.seat } });
    end(run, [1 - run.seat], 'RL-A12', 'The other player conceded.');
  },
};

export const rohan: Game<RohanState, RohanView> = defineGame<RohanState, RohanView>({
  id: 'rohan',
  title: 'Rohan’s Last Stand',
  version: '1.0.0',
  blurb: 'Two armies, five lanes, one wall. What you do not block goes through.',
  minutes: 15,
  seats: { min: 2, max: 2 },
  /** At most ten plays with two passes around each, in at most 100 rounds, and the opening. */
  maxDecisions: 3300,
  verbs: VERBS,
  options: OPTIONS,
  procedures: [match, round, deployment, assault],
  decisions: [deploy, openingHand],
  start: match,
  standing,
  text: { seat: seatName, event: tellEvent, move: moveText, sheet, glossary: GLOSSARY },
  knowledge: { judge, policy },
  scenario: scenarioAdapter,
  setup,
  clone,
  view,
  sample,
  audit,
});
