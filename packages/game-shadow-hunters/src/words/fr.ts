/** Shadow Hunters in French. */
import { type Message, NOBODY, type Prompt, type Reader, sayFrom, type WordBook } from '@fray/engine';
import type { ShadowView } from '../view.js';
import { GLOSSARY } from './fr/glossary.js';
import { moveText } from './fr/moves.js';
import { OPTION_WORDS } from './fr/options.js';
import { ORDER_WORDS, PENDING } from './fr/orders.js';
import { SEAT_NAMES } from './fr/people.js';
import { PROMPTS } from './fr/prompts.js';
import { OUTCOMES, PROBLEMS, REFUSALS } from './fr/refusals.js';
import { sheet } from './fr/sheet.js';
import { tellEvent } from './fr/story.js';
import type { PendingId, PromptId } from './ids.js';

function prompt({ id, data }: Message, reader: Reader): Prompt {
  const asker = PROMPTS[id as PromptId];
  return typeof asker === 'function' ? asker(data ?? {}, reader) : asker;
}

export const book: WordBook<ShadowView> = {
  language: 'fr',
  title: 'Shadow Hunters',
  gist: {
    aim: 'Tu es Hunter, Shadow ou Neutre, et personne d’autre ne le sait. Ta carte dit ce qu’il te faut pour gagner.',
    turn: 'Lance les dés, va sur un lieu, fais ce qu’il propose, puis attaque quelqu’un à portée si tu veux.',
    win: 'Découvre qui est de ton camp avant de frapper : les cartes Vision te le disent, en secret. Révèle-toi quand ta capacité vaut mieux que ton secret.',
  },
  blurb:
    'Personne ne sait de quel camp tu es, et tu ne sais rien des autres. Frappe d’abord, ou écoute encore.',
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
    rounds: 'Manches jouées',
    'faction:hunter': 'Hunters',
    'faction:shadow': 'Shadows',
    'faction:neutral': 'Neutres',
  },
};
