/** What is wrong with a tournament or the result of a duel, and what would be right. */
import type { EventData, Message, Sentence } from '@fray/engine';
import { num, word, words } from '../../common/data.js';
import type { ProblemId } from '../../ids.js';
import type { Inner } from './heroes.js';

type TournamentProblem = Extract<ProblemId, `${'tournament' | 'entrant' | 'duel'}-${string}` | 'in-entrant'>;

const EXAMPLE =
  '{"format":"bracket","length":"single","seed":"may","entrants":[{"hero":"monk"},{"hero":"titan"}]}';

function oneOf(d: EventData): string {
  return `eines von ${words(d, 'list').join(', ')}, nicht ${d['given'] ?? 'nichts'}.`;
}

export function tournamentProblems(inner: Inner): Readonly<Record<TournamentProblem, Sentence>> {
  return {
    'tournament-shape': `Ein Turnier ist ein Objekt wie ${EXAMPLE}.`,
    'tournament-field': (d) =>
      `Zu einem Turnier gehört kein "${word(d, 'given')}"; möglich sind ${words(d, 'known').join(', ')}.`,
    'tournament-format': (d) => `Ein Turnier braucht ein Format: ${oneOf(d)}`,
    'tournament-length': (d) => `Ein Turnier braucht eine Länge der Begegnungen: ${oneOf(d)}`,
    'tournament-draw': (d) => `Ein Turnier braucht eine Auslosung: ${oneOf(d)}`,
    'tournament-seed': 'Ein Turnier braucht einen Startwert: irgendeinen Text.',
    'tournament-entrants': (d) =>
      `Ein Turnier braucht eine Liste von 2 bis ${num(d, 'most')} Teilnehmern, jeder mit einem Helden.`,
    'entrant-shape': (d) =>
      `Teilnehmer ${num(d, 'entrant')} ist ein Objekt wie {"name":"Ann","hero":"monk"}.`,
    'entrant-field': (d) =>
      `Zu Teilnehmer ${num(d, 'entrant')} gehört kein "${word(d, 'given')}"; möglich sind ${words(d, 'known').join(', ')}.`,
    'entrant-name': (d) => `Teilnehmer ${num(d, 'entrant')} braucht einen Namen mit 1 bis 40 Zeichen.`,
    'in-entrant': (d) => `Teilnehmer ${num(d, 'entrant')}: ${inner(d['problem'] as unknown as Message)}`,
    'duel-not-now': (d) =>
      `Duell ${num(d, 'number')} der Begegnung ${num(d, 'match')} ist jetzt nicht dran; ${next(d['next'] as EventData | null)}`,
    'duel-winner': 'Gewonnen hat Platz 0, Platz 1 oder null bei einem Unentschieden.',
    'duel-before':
      'Ein Unentschieden in einem K.-o.-Turnier braucht "before": das Leben beider Plätze unmittelbar vor dem Fall.',
  };
}

function next(duel: EventData | null): string {
  return duel === null
    ? 'das Turnier ist vorbei.'
    : `als Nächstes kommt Duell ${num(duel, 'number')} der Begegnung ${num(duel, 'match')}.`;
}
