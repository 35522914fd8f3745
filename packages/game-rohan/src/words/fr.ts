/** How the game speaks French. */
import { askFrom, NOBODY, type Reader, sayFrom, type WordBook } from '@fray/engine';
import type { RohanView } from '../view.js';
import { GLOSSARY } from './fr/glossary.js';
import { moveWords } from './fr/moves.js';
import { naming } from './fr/names.js';
import { OPTION_WORDS, ORDER_WORDS } from './fr/options.js';
import { OUTCOMES } from './fr/outcomes.js';
import { PROMPTS } from './fr/prompts.js';
import { REASONS } from './fr/reasons.js';
import { REFUSALS } from './fr/refusals.js';
import { sheet } from './fr/sheet.js';
import { tellEvent } from './fr/story.js';

export const french: WordBook<RohanView> = {
  language: 'fr',
  title: 'Le dernier carré du Rohan',
  gist: {
    aim: 'Faire tomber la Santé de l’autre de 20 à 0.',
    turn: 'À tour de rôle, chacun place une carte dans l’un des cinq couloirs ; puis les couloirs se battent de gauche à droite, et chacun repioche jusqu’à sept cartes. À chaque manche, on échange attaque et défense.',
    win: 'Ce qu’aucune carte ne bloque touche le joueur, et ce qui est de trop pour une carte déborde. Attaque où c’est ouvert, bloque où ça fait mal.',
  },
  blurb: 'Deux armées, cinq couloirs, un rempart. Ce que tu ne bloques pas passe.',
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
  measures: { rounds: 'Manches jouées' },
};
