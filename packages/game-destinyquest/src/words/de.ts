/** The duels in German. */
import { sayFrom, type WordBook } from '@fray/engine';
import type { DuelView } from '../view/view.js';
import { seatNameIn } from './common/seat-name.js';
import { tellEvent } from './de/events/tell-event.js';
import { GLOSSARY } from './de/glossary.js';
import { tellMove } from './de/moves.js';
import { OPTION_WORDS, ORDER_WORDS } from './de/options.js';
import { OUTCOMES } from './de/outcomes.js';
import { tellPending } from './de/pendings.js';
import { tellProblem } from './de/problems/problems.js';
import { PROMPTS } from './de/prompts.js';
import { called } from './de/ready-names.js';
import { REASONS } from './de/reasons.js';
import { REFUSALS } from './de/refusals.js';
import { tellSheet } from './de/sheet.js';
import type { PromptId } from './ids.js';

export const german: WordBook<DuelView> = {
  language: 'de',
  title: 'DestinyQuest: Heldenduell',
  gist: {
    aim: 'Bring das Leben des anderen Helden auf 0.',
    turn: 'In jeder Runde würfeln beide um das Tempo; wer schneller ist, schlägt zu, und die Rüstung nimmt dem Hieb etwas weg. Zehn Schritte führen hindurch, und Fähigkeiten kommen dort, wo sie hingehören.',
    win: 'Die meisten Fähigkeiten gehen einmal. Heb dir das Ausweichen für den großen Hieb auf, und den großen Hieb, bis das Ausweichen der anderen Seite verbraucht ist.',
  },
  blurb:
    'Zwei Helden, die Bögen offen auf dem Tisch, kämpfen, bis einer fällt. Das Tempo gewinnt die Runde, der richtige Moment das Duell.',
  seat: seatNameIn(['azurblau', 'bronzen'], called),
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  problem: tellProblem,
  prompt: ({ id, data }, reader) => PROMPTS[id as PromptId](data ?? {}, reader),
  move: tellMove,
  why: (why, reader) => sayFrom(REASONS, why, reader),
  event: tellEvent,
  outcome: ({ reason, data }, reader) =>
    sayFrom(OUTCOMES, data === undefined ? { id: reason } : { id: reason, data }, reader),
  pending: tellPending,
  sheet: tellSheet,
  options: OPTION_WORDS,
  orders: ORDER_WORDS,
  glossary: GLOSSARY,
  measures: { rounds: 'Gespielte Runden' },
};
