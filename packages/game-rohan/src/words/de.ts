/** How the game speaks German. */
import { askFrom, NOBODY, type Reader, sayFrom, type WordBook } from '@fray/engine';
import type { RohanView } from '../view.js';
import { GLOSSARY } from './de/glossary.js';
import { moveWords } from './de/moves.js';
import { naming } from './de/names.js';
import { OPTION_WORDS, ORDER_WORDS } from './de/options.js';
import { OUTCOMES } from './de/outcomes.js';
import { PROMPTS } from './de/prompts.js';
import { REASONS } from './de/reasons.js';
import { REFUSALS } from './de/refusals.js';
import { sheet } from './de/sheet.js';
import { tellEvent } from './de/story.js';

export const german: WordBook<RohanView> = {
  language: 'de',
  title: 'Rohans letztes Gefecht',
  gist: {
    aim: 'Bring die Lebenskraft der anderen Seite von 20 auf 0.',
    turn: 'Stellt abwechselnd je eine Karte in eine von fünf Bahnen; dann kämpfen die Bahnen von links nach rechts, und beide ziehen wieder auf sieben Karten nach. Angriff und Verteidigung wechseln jede Runde.',
    win: 'Was keine Karte blockt, trifft dich selbst, und was für eine Karte zu viel ist, bricht durch. Greif an, wo es offen ist, und blocke, wo es wehtut.',
  },
  blurb: 'Zwei Heere, fünf Bahnen, ein Wall. Was du nicht blockst, kommt durch.',
  seat: naming.seatName,
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  // Options are checked by the engine alone, so nothing else can be wrong from outside.
  problem: (problem) => sayFrom({}, problem, NOBODY),
  prompt: (prompt, reader) => askFrom(PROMPTS, prompt, reader),
  move: moveWords,
  why: (why, reader) => sayFrom(REASONS, why, reader),
  event: tellEvent,
  outcome: ({ reason, winners }, reader: Reader) =>
    sayFrom(OUTCOMES, { id: reason, data: { winners } }, reader),
  pending: () => [],
  sheet,
  options: OPTION_WORDS,
  orders: ORDER_WORDS,
  glossary: GLOSSARY,
  measures: { rounds: 'Gespielte Runden' },
};
