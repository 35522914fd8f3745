/** The pace of this game's events, in milliseconds before and after their change. */
import type { ShowPlan } from '@fray/kit';

/** What nobody should miss, also where nothing moves. */
const STILL: ReadonlySet<string> = new Set(['removed', 'routed', 'wavering']);
const STILL_MS = 900;

export const show: ShowPlan = {
  pace: {
    dealt: [0, 240],
    rolled: [0, 1100],
    'roll-won': [0, 240],
    'edge-chosen': [0, 260],
    marked: [0, 260],
    'entry-placed': [0, 200],
    round: [0, 300],
    activated: [0, 160],
    declared: [0, 120],
    placed: [0, 260],
    moved: [0, 420],
    dodged: [0, 360],
    aimed: [0, 320],
    attack: [0, 500],
    'quick-draw': [0, 300],
    drew: [0, 220],
    swapped: [0, 160],
    revealed: [0, 950],
    checked: [0, 300],
    wounded: [120, 420],
    injured: [0, 360],
    removed: [0, 1500],
    blast: [0, 300],
    secured: [0, 360],
    scored: [0, 420],
    wavering: [0, 1200],
    routing: [0, 420],
    routed: [0, 1600],
    fled: [0, 400],
    rebuilt: [0, 200],
    refilled: [0, 160],
    shown: [0, 300],
    over: [0, 500],
  },
  still: ({ type }) => (STILL.has(type) ? STILL_MS : 0),
  sounds: {
    dealt: 'card',
    drew: 'card',
    swapped: 'card',
    revealed: 'card',
    wounded: 'hit',
    removed: 'fall',
    round: 'round',
  },
};
