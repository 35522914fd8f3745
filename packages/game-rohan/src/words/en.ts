/** How the game speaks English. */
import { askFrom, NOBODY, type Reader, sayFrom, type WordBook } from '@fray/engine';
import type { RohanView } from '../view.js';
import { GLOSSARY } from './en/glossary.js';
import { moveWords } from './en/moves.js';
import { naming } from './en/names.js';
import { OPTION_WORDS, ORDER_WORDS } from './en/options.js';
import { OUTCOMES } from './en/outcomes.js';
import { PROMPTS } from './en/prompts.js';
import { REASONS } from './en/reasons.js';
import { REFUSALS } from './en/refusals.js';
import { sheet } from './en/sheet.js';
import { tellEvent } from './en/story.js';

export const english: WordBook<RohanView> = {
  language: 'en',
  title: 'Rohan’s Last Stand',
  gist: {
    aim: 'Bring the other player’s Health from 20 to 0.',
    turn: 'Place cards in five lanes, one each in turn; then the lanes fight one by one from the left, and both draw back to seven cards. Attack and defence change every round.',
    win: 'What no card blocks hits the player, and what is too much for a card runs over. Attack where it is open, block where it hurts.',
  },
  blurb: 'Two armies, five lanes, one wall. What you do not block goes through.',
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
  measures: { rounds: 'Rounds played' },
};
