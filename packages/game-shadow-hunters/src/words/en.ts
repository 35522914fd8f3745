/** Shadow Hunters in English. */
import { type Message, NOBODY, type Prompt, type Reader, sayFrom, type WordBook } from '@fray/engine';
import type { ShadowView } from '../view.js';
import { GLOSSARY } from './en/glossary.js';
import { moveText } from './en/moves.js';
import { OPTION_WORDS } from './en/options.js';
import { ORDER_WORDS, PENDING } from './en/orders.js';
import { SEAT_NAMES } from './en/people.js';
import { PROMPTS } from './en/prompts.js';
import { OUTCOMES, PROBLEMS, REFUSALS } from './en/refusals.js';
import { sheet } from './en/sheet.js';
import { tellEvent } from './en/story.js';
import type { PendingId, PromptId } from './ids.js';

function prompt({ id, data }: Message, reader: Reader): Prompt {
  const asker = PROMPTS[id as PromptId];
  return typeof asker === 'function' ? asker(data ?? {}, reader) : asker;
}

export const book: WordBook<ShadowView> = {
  language: 'en',
  title: 'Shadow Hunters',
  gist: {
    aim: 'You are a Hunter, a Shadow or a Neutral, and only you know it. Your card says what you need to win.',
    turn: 'Roll and move to an area, do what it offers, then attack somebody in range, if you like.',
    win: 'Find out who is on your side before you strike: Hermit cards tell you, in secret. Reveal yourself when your ability is worth more than your secret.',
  },
  blurb: 'Nobody knows whose side you are on, and you do not know theirs. Strike first, or listen longer.',
  seat: (seat) => SEAT_NAMES[seat]!,
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  problem: (problem) => sayFrom(PROBLEMS, problem, NOBODY),
  prompt,
  move: moveText,
  event: tellEvent,
  outcome: ({ reason, data }, reader) =>
    sayFrom(OUTCOMES, data === undefined ? { id: reason } : { id: reason, data }, reader),
  pending: ({ what }, reader) => PENDING[what.id as PendingId](what.data ?? {}, reader),
  sheet,
  options: OPTION_WORDS,
  orders: ORDER_WORDS,
  glossary: GLOSSARY,
  measures: {
    rounds: 'Rounds played',
    'faction:hunter': 'Hunters',
    'faction:shadow': 'Shadows',
    'faction:neutral': 'Neutrals',
  },
};
