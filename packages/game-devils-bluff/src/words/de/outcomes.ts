/** Why it ended so. */
import type { Outcome, Reader } from '@fray/engine';
import { capital } from '../figures.js';
import type { OutcomeId } from '../ids.js';
import { gangOf, hat, ofGang, von } from './who.js';

type Ending = (winner: number, points: readonly number[], reader: Reader) => string;

const tally = (points: readonly number[]): string => `${Math.max(...points)} zu ${Math.min(...points)}`;

const OUTCOMES: Readonly<Record<OutcomeId, Ending>> = {
  rout: (winner, _points, reader) => `${capital(gangOf(1 - winner, reader))} ist davongelaufen.`,
  'wiped-out': (winner, _points, reader) => `${capital(von(ofGang(1 - winner, reader)))} stand niemand mehr.`,
  points: (winner, points, reader) => `${hat(winner, reader)} mehr Punkte, ${tally(points)}.`,
  'points-tie-rout': (winner, points, reader) =>
    `Punktgleich mit ${points[0]}, aber ${gangOf(1 - winner, reader)} ist davongelaufen.`,
  drawn: (_winner, points) => `Punktgleich mit ${points[0]}.`,
  conceded: (winner, _points, reader) => `${hat(1 - winner, reader)} aufgegeben.`,
};

export function sayOutcome({ reason, winners, data }: Outcome, reader: Reader): string {
  const points = (data?.['points'] ?? [0, 0]) as readonly number[];
  return OUTCOMES[reason as OutcomeId](winners[0] ?? 0, points, reader);
}
