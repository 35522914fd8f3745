/** How long the events of a duel are shown: dice take their time, words of the story less. */
import type { ShowPlan } from '@fray/kit';

/** Both heroes roll, fall and bleed at the same moment. */
const AT_ONCE: ReadonlySet<string> = new Set(['speed', 'tick', 'change', 'mark', 'ready']);

/** The last blow takes its time. */
const LAST_MS = 2200;
const STILL_MS = 1200;

export const show: ShowPlan = {
  pace: {
    round: [0, 320],
    none: [0, 260],
    papers: [220, 620],
    announce: [0, 420],
    speed: [0, 760],
    tie: [0, 400],
    won: [0, 480],
    turned: [0, 420],
    avoided: [560, 420],
    held: [0, 420],
    control: [0, 520],
    die: [320, 420],
    turn: [320, 420],
    swap: [840, 420],
    renew: [0, 260],
    glance: [0, 420],
    decline: [0, 260],
    roll: [0, 760],
    another: [0, 520],
    add: [0, 360],
    stopped: [0, 420],
    armour: [0, 380],
    lose: [0, 460],
    heal: [0, 380],
    change: [0, 260],
    mark: [0, 300],
    tick: [0, 420],
    saved: [0, 420],
    fall: [0, LAST_MS],
  },
  sounds: {
    papers: 'card',
    announce: 'card',
    speed: 'dice',
    roll: 'dice',
    another: 'dice',
    lose: 'hit',
    tick: 'hit',
    heal: 'heal',
    fall: 'fall',
    round: 'round',
  },
  still: ({ type }) => (type === 'fall' ? STILL_MS : 0),
  thrownBy: (event, seat) => event.type === 'speed' && event.data['seat'] === seat,
  together: (before, event) => before.type === event.type && AT_ONCE.has(event.type),
};
