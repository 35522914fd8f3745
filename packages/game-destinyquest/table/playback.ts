/** How a beat of a duel is shown: dice take their time, words of the story less. */
import type { ScenePlan } from '@fray/kit';
import type { DuelView } from '../src/index.js';
import { advance } from './stage.js';

/** Both heroes roll, fall and bleed at the same moment. */
const AT_ONCE: ReadonlySet<string> = new Set(['speed', 'roll', 'tick', 'change', 'mark', 'ready']);

export const PLAN: ScenePlan<DuelView> = {
  pace: {
    round: [0, 320],
    none: [0, 260],
    papers: [0, 700],
    announce: [0, 420],
    speed: [0, 760],
    tie: [0, 400],
    won: [0, 480],
    turned: [0, 420],
    control: [0, 520],
    die: [0, 420],
    swap: [0, 420],
    renew: [0, 260],
    glance: [0, 420],
    decline: [0, 260],
    roll: [0, 760],
    armour: [0, 380],
    lose: [0, 460],
    heal: [0, 380],
    change: [0, 260],
    mark: [0, 300],
    tick: [0, 420],
    saved: [0, 420],
    fall: [0, 300],
  },
  together: (before, event) => before.type === event.type && AT_ONCE.has(event.type),
  advance: (table, event) => advance(table, event),
};
