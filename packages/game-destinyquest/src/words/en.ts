/** The duels in English. */
import { sayFrom, type WordBook } from '@fray/engine';
import type { DuelView } from '../view/view.js';
import { seatNameIn } from './common/seat-name.js';
import { tellEvent } from './en/events/tell-event.js';
import { GLOSSARY } from './en/glossary.js';
import { tellMove } from './en/moves.js';
import { OPTION_WORDS, ORDER_WORDS } from './en/options.js';
import { OUTCOMES } from './en/outcomes.js';
import { tellPending } from './en/pendings.js';
import { tellProblem } from './en/problems/problems.js';
import { PROMPTS } from './en/prompts.js';
import { REASONS } from './en/reasons.js';
import { REFUSALS } from './en/refusals.js';
import { tellSheet } from './en/sheet.js';
import type { PromptId } from './ids.js';

export const english: WordBook<DuelView> = {
  language: 'en',
  title: 'DestinyQuest hero duel',
  gist: {
    aim: 'Bring the other hero’s health to 0.',
    turn: 'Each round both heroes roll for speed; the faster one strikes, and armour takes some of the blow away. Ten steps lead through it, and abilities come in where they belong.',
    win: 'Most abilities work once. Keep the dodge for the big blow, and the big blow for when the dodge is spent.',
  },
  blurb:
    'Two heroes, their sheets open on the table, fight until one falls. Speed wins the round, timing wins the duel.',
  seat: seatNameIn(['azure', 'bronze']),
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
  measures: { rounds: 'Rounds played' },
};
