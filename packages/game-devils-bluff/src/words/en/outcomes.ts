/** Why it ended so. */
import type { Outcome, Reader } from '@fray/engine';
import { capital } from '../figures.js';
import type { OutcomeId } from '../ids.js';
import { gangOf, who } from './who.js';

type Ending = (winner: number, points: readonly number[], reader: Reader) => string;

const tally = (points: readonly number[]): string => `${Math.max(...points)} to ${Math.min(...points)}`;

const OUTCOMES: Readonly<Record<OutcomeId, Ending>> = {
  rout: (winner, _points, reader) => `${capital(gangOf(1 - winner, reader))} ran.`,
  'wiped-out': (winner, _points, reader) => `Nobody of ${gangOf(1 - winner, reader)} was left standing.`,
  points: (winner, points, reader) => `${who(winner, reader)} had more points, ${tally(points)}.`,
  'points-tie-rout': (winner, points, reader) =>
    `Points were equal at ${points[0]}, but ${gangOf(1 - winner, reader)} ran.`,
  drawn: (_winner, points) => `Points were equal at ${points[0]}.`,
  conceded: (winner, _points, reader) => `${who(1 - winner, reader)} gave up.`,
};

export function sayOutcome({ reason, winners, data }: Outcome, reader: Reader): string {
  const points = (data?.['points'] ?? [0, 0]) as readonly number[];
  return OUTCOMES[reason as OutcomeId](winners[0] ?? 0, points, reader);
}
