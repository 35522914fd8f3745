/** The pace of this game's events, in milliseconds before and after their change. */
import type { GameEvent, SeatView } from '@fray/engine';
import type { Pace, ShowPlan } from '@fray/kit';
import type { RohanView } from '../src/index.js';
import { killingIn } from './blow/killing.js';

/** The blow that ends the match takes its time. */
const LAST_BLOW: Pace = [700, 2600];
const STILL_MS = 1200;

export const show: ShowPlan = {
  pace: {
    played: [0, 300],
    inspired: [0, 300],
    reinforced: [0, 240],
    passed: [0, 200],
    finished: [0, 200],
    assault: [380, 0],
    fought: [170, 300],
    unopposed: (event, after) => (isLast(event, after) ? LAST_BLOW : [170, 420]),
    overflowed: (event, after) => (isLast(event, after) ? LAST_BLOW : [0, 420]),
    exploded: [240, 120],
    fell: [240, 0],
    faded: [0, 120],
    drew: [0, 160],
    round: [0, 260],
  },
  still: (event, after) => (isLast(event, after) ? STILL_MS : 0),
  sounds: {
    played: 'card',
    inspired: 'card',
    reinforced: 'card',
    drew: 'card',
    fought: 'hit',
    unopposed: 'hit',
    exploded: 'fall',
    fell: 'fall',
    round: 'round',
  },
  /** Two cards that fall in the same lane fall together, and both players draw at once. */
  together: (before, event) => before.type === event.type && (event.type === 'fell' || event.type === 'drew'),
};

function isLast(event: GameEvent, after: SeatView<unknown>): boolean {
  return killingIn(event, after as SeatView<RohanView>) !== undefined;
}
