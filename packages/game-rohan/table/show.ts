/** The pace of this game's events, in milliseconds before and after their change. */
import type { ShowPlan } from '@fray/kit';

export const show: ShowPlan = {
  pace: {
    played: [0, 300],
    inspired: [0, 300],
    reinforced: [0, 240],
    passed: [0, 200],
    finished: [0, 200],
    assault: [380, 0],
    fought: [170, 300],
    unopposed: [170, 420],
    overflowed: [0, 420],
    exploded: [240, 120],
    fell: [240, 0],
    faded: [0, 120],
    drew: [0, 160],
    round: [0, 260],
  },
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
