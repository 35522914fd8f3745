/** Why it ended so. */
import type { Outcome, Reader } from '@fray/engine';
import { capital } from '../figures.js';
import type { OutcomeId } from '../ids.js';
import { gangOf, has } from './who.js';

type Ending = (winner: number, points: readonly number[], reader: Reader) => string;

const tally = (points: readonly number[]): string => `${Math.max(...points)} à ${Math.min(...points)}`;

const OUTCOMES: Readonly<Record<OutcomeId, Ending>> = {
  rout: (winner, _points, reader) => `${capital(gangOf(1 - winner, reader))} a pris la fuite.`,
  'wiped-out': (winner, _points, reader) => `Il ne restait plus personne dans ${gangOf(1 - winner, reader)}.`,
  points: (winner, points, reader) => `${has(winner, reader)} plus de points, ${tally(points)}.`,
  'points-tie-rout': (winner, points, reader) =>
    `Égalité de points à ${points[0]}, mais ${gangOf(1 - winner, reader)} a pris la fuite.`,
  drawn: (_winner, points) => `Égalité de points à ${points[0]}.`,
  conceded: (winner, _points, reader) => `${has(1 - winner, reader)} abandonné.`,
};

export function sayOutcome({ reason, winners, data }: Outcome, reader: Reader): string {
  const points = (data?.['points'] ?? [0, 0]) as readonly number[];
  return OUTCOMES[reason as OutcomeId](winners[0] ?? 0, points, reader);
}
