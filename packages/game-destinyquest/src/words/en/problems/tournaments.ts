/** What is wrong with a tournament or the result of a duel, and what would be right. */
import type { EventData, Message, Sentence } from '@fray/engine';
import { num, word, words } from '../../common/data.js';
import type { ProblemId } from '../../ids.js';
import type { Inner } from './heroes.js';

type TournamentProblem = Extract<ProblemId, `${'tournament' | 'entrant' | 'duel'}-${string}` | 'in-entrant'>;

const EXAMPLE =
  '{"format":"bracket","length":"single","seed":"may","entrants":[{"hero":"monk"},{"hero":"titan"}]}';

function oneOf(d: EventData): string {
  return `one of ${words(d, 'list').join(', ')}, not ${d['given'] ?? 'nothing'}.`;
}

export function tournamentProblems(inner: Inner): Readonly<Record<TournamentProblem, Sentence>> {
  return {
    'tournament-shape': `A tournament is a record such as ${EXAMPLE}.`,
    'tournament-field': (d) =>
      `A tournament has no "${word(d, 'given')}"; it may have ${words(d, 'known').join(', ')}.`,
    'tournament-format': (d) => `A tournament needs a format: ${oneOf(d)}`,
    'tournament-length': (d) => `A tournament needs a match length: ${oneOf(d)}`,
    'tournament-draw': (d) => `A tournament needs a draw: ${oneOf(d)}`,
    'tournament-seed': 'A tournament needs a seed: any text.',
    'tournament-entrants': (d) =>
      `A tournament needs a list of 2 to ${num(d, 'most')} entrants, each with a hero.`,
    'entrant-shape': (d) => `Entrant ${num(d, 'entrant')} is a record such as {"name":"Ann","hero":"monk"}.`,
    'entrant-field': (d) =>
      `Entrant ${num(d, 'entrant')} has no "${word(d, 'given')}"; it may have ${words(d, 'known').join(', ')}.`,
    'entrant-name': (d) => `Entrant ${num(d, 'entrant')} needs a name of 1 to 40 characters.`,
    'in-entrant': (d) => `Entrant ${num(d, 'entrant')}: ${inner(d['problem'] as unknown as Message)}`,
    'duel-not-now': (d) =>
      `Duel ${num(d, 'number')} of match ${num(d, 'match')} is not to be fought now; ${next(d['next'] as EventData | null)}`,
    'duel-winner': 'The winner is seat 0, seat 1, or null for a draw.',
    'duel-before': 'A draw in a bracket needs "before": the health of both seats just before they fell.',
  };
}

function next(duel: EventData | null): string {
  return duel === null
    ? 'the tournament is over.'
    : `next is duel ${num(duel, 'number')} of match ${num(duel, 'match')}.`;
}
