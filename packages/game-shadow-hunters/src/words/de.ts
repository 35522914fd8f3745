/** Shadow Hunters in German. */
import { type Message, NOBODY, type Prompt, type Reader, sayFrom, type WordBook } from '@fray/engine';
import type { ShadowView } from '../view.js';
import { GLOSSARY } from './de/glossary.js';
import { moveText } from './de/moves.js';
import { OPTION_WORDS } from './de/options.js';
import { ORDER_WORDS, PENDING } from './de/orders.js';
import { SEAT_NAMES } from './de/people.js';
import { PROMPTS } from './de/prompts.js';
import { OUTCOMES, PROBLEMS, REFUSALS } from './de/refusals.js';
import { sheet } from './de/sheet.js';
import { tellEvent } from './de/story.js';
import type { PendingId, PromptId } from './ids.js';

function prompt({ id, data }: Message, reader: Reader): Prompt {
  const asker = PROMPTS[id as PromptId];
  return typeof asker === 'function' ? asker(data ?? {}, reader) : asker;
}

export const book: WordBook<ShadowView> = {
  language: 'de',
  title: 'Shadow Hunters',
  gist: {
    aim: 'Du bist Hunter, Shadow oder neutral, und nur du weißt es. Auf deiner Karte steht, wie du gewinnst.',
    turn: 'Würfle, geh an einen Ort, nutze, was er bietet, und greif dann jemanden in Reichweite an, wenn du magst.',
    win: 'Finde heraus, wer zu dir gehört, bevor du zuschlägst: Einsiedlerkarten verraten es dir heimlich. Zeig dich, sobald deine Fähigkeit mehr wert ist als dein Geheimnis.',
  },
  blurb:
    'Niemand weiß, auf welcher Seite du stehst, und du weißt es von keinem. Schlag zuerst zu oder hör länger hin.',
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
    rounds: 'Gespielte Runden',
    'faction:hunter': 'Hunter',
    'faction:shadow': 'Shadows',
    'faction:neutral': 'Neutrale',
  },
};
