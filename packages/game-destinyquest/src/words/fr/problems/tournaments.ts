/** What is wrong with a tournament or the result of a duel, and what would be right. */
import type { EventData, Message, Sentence } from '@fray/engine';
import { num, word, words } from '../../common/data.js';
import type { ProblemId } from '../../ids.js';
import type { Inner } from './heroes.js';

type TournamentProblem = Extract<ProblemId, `${'tournament' | 'entrant' | 'duel'}-${string}` | 'in-entrant'>;

const EXAMPLE =
  '{"format":"bracket","length":"single","seed":"may","entrants":[{"hero":"monk"},{"hero":"titan"}]}';

function oneOf(d: EventData): string {
  return `au choix ${words(d, 'list').join(', ')}, et non ${d['given'] ?? 'rien'}.`;
}

export function tournamentProblems(inner: Inner): Readonly<Record<TournamentProblem, Sentence>> {
  return {
    'tournament-shape': `Un tournoi est un objet comme ${EXAMPLE}.`,
    'tournament-field': (d) =>
      `Un tournoi n’a pas de "${word(d, 'given')}" ; il peut avoir ${words(d, 'known').join(', ')}.`,
    'tournament-format': (d) => `Un tournoi a besoin d’un format : ${oneOf(d)}`,
    'tournament-length': (d) => `Un tournoi a besoin d’une longueur de rencontre : ${oneOf(d)}`,
    'tournament-draw': (d) => `Un tournoi a besoin d’un tirage : ${oneOf(d)}`,
    'tournament-seed': 'Un tournoi a besoin d’une graine : n’importe quel texte.',
    'tournament-entrants': (d) =>
      `Un tournoi a besoin d’une liste de 2 à ${num(d, 'most')} participants, chacun avec un héros.`,
    'entrant-shape': (d) =>
      `Le participant ${num(d, 'entrant')} est un objet comme {"name":"Ann","hero":"monk"}.`,
    'entrant-field': (d) =>
      `Le participant ${num(d, 'entrant')} n’a pas de "${word(d, 'given')}" ; il peut avoir ${words(d, 'known').join(', ')}.`,
    'entrant-name': (d) => `Le participant ${num(d, 'entrant')} a besoin d’un nom de 1 à 40 caractères.`,
    'in-entrant': (d) => `Participant ${num(d, 'entrant')} : ${inner(d['problem'] as unknown as Message)}`,
    'duel-not-now': (d) =>
      `Le duel ${num(d, 'number')} de la rencontre ${num(d, 'match')} n’est pas pour maintenant ; ${next(d['next'] as EventData | null)}`,
    'duel-winner': 'Le vainqueur est la place 0, la place 1, ou null pour un match nul.',
    'duel-before':
      'Un match nul dans un tableau a besoin de "before" : les points de vie des deux places juste avant la chute.',
  };
}

function next(duel: EventData | null): string {
  return duel === null
    ? 'le tournoi est fini.'
    : `le suivant est le duel ${num(duel, 'number')} de la rencontre ${num(duel, 'match')}.`;
}
