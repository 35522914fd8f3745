/** The pace of this game's events, in milliseconds before and after their change. */
import type { EventValue, GameEvent, SeatView } from '@fray/engine';
import type { Pace, ShowPlan } from '@fray/kit';

/** The first pets turn over together, and so do pets that die of one thing. */
const TOGETHER = new Set(['chosen', 'took', 'died']);

/** A card that somebody else plays is read; one's own is known. */
const READ: Pace = [0, 1700];
const GLANCE: Pace = [0, 600];

export const show: ShowPlan = {
  pace: {
    chosen: [0, 500],
    round: [0, 300],
    combat: [0, 400],
    lap: [0, 160],
    prepares: [0, 160],
    turn: [0, 120],
    refreshed: [0, 240],
    bought: [0, 380],
    tamed: [0, 380],
    'turned-up': [0, 420],
    'turned-away': [0, 260],
    declared: among([0, 620], [0, 340]),
    retargeted: among([0, 420], [0, 260]),
    struck: among([200, 320], [120, 180]),
    'struck-all': [200, 320],
    'effect-strike': among([200, 320], [120, 180]),
    hit: among([0, 420], [0, 260]),
    healed: among([0, 320], [0, 200]),
    bonus: among([0, 280], [0, 160]),
    died: among([0, 520], [0, 320]),
    'came-back': [0, 320],
    revived: [0, 320],
    cast: (event, after) => (event.data['seat'] === after.seat ? GLANCE : READ),
    cancelled: [0, 320],
    aspect: [0, 320],
    'trap-placed': [0, 320],
    scared: [0, 280],
    stopped: [0, 280],
    guarded: [0, 280],
    'weapon-strike': [0, 1000],
    'weapon-grew': [0, 260],
    'lost-health': [0, 420],
    'gained-health': [0, 320],
    coins: [0, 160],
    took: [0, 300],
    drawn: [0, 240],
    eliminated: [0, 1600],
    'round-over': [0, 300],
    over: [0, 500],
  },
  still: ({ type }) => (type === 'eliminated' ? 1200 : 0),
  sounds: {
    struck: 'hit',
    'effect-strike': 'hit',
    'weapon-strike': 'hit',
    died: 'fall',
    eliminated: 'fall',
    cast: 'card',
    tamed: 'card',
    'turned-up': 'card',
    round: 'round',
  },
  together: (before, event) => before.type === event.type && TOGETHER.has(event.type),
};

/** What concerns none of mine goes by quicker. */
function among(mine: Pace, others: Pace): (event: GameEvent, after: SeatView<unknown>) => Pace {
  return ({ data }, { seat }) =>
    ['pet', 'striker', 'target'].some((key) => seatIn(data[key]) === seat) ? mine : others;
}

/** A pet is told by its seat and place. */
function seatIn(value: EventValue | undefined): unknown {
  return typeof value === 'object' && value !== null && 'seat' in value ? value['seat'] : undefined;
}
