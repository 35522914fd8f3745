/** The duels in French. */
import { sayFrom, type WordBook } from '@fray/engine';
import type { DuelView } from '../view/view.js';
import { seatNameIn } from './common/seat-name.js';
import { tellEvent } from './fr/events/tell-event.js';
import { GLOSSARY } from './fr/glossary.js';
import { tellMove } from './fr/moves.js';
import { OPTION_WORDS, ORDER_WORDS } from './fr/options.js';
import { OUTCOMES } from './fr/outcomes.js';
import { tellPending } from './fr/pendings.js';
import { tellProblem } from './fr/problems/problems.js';
import { PROMPTS } from './fr/prompts.js';
import { called } from './fr/ready-names.js';
import { REASONS } from './fr/reasons.js';
import { REFUSALS } from './fr/refusals.js';
import { tellSheet } from './fr/sheet.js';
import type { PromptId } from './ids.js';

export const french: WordBook<DuelView> = {
  language: 'fr',
  title: 'DestinyQuest : duel de héros',
  gist: {
    aim: 'Fais tomber à 0 les points de vie de l’autre héros.',
    turn: 'À chaque manche, les deux héros lancent leur vitesse ; le plus rapide frappe, et l’armure retient une part du coup. Elle passe par dix étapes, et chaque capacité a la sienne.',
    win: 'La plupart des capacités ne servent qu’une fois. Garde ton esquive pour le grand coup adverse, et ton grand coup pour le moment où l’autre n’a plus d’esquive.',
  },
  blurb:
    'Deux héros, leurs feuilles ouvertes sur la table, se battent jusqu’à la chute de l’un. La vitesse gagne la manche, le bon moment gagne le duel.',
  seat: seatNameIn(['azur', 'bronze'], called),
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
  measures: { rounds: 'Manches jouées' },
};
