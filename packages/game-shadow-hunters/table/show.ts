/** The pace of this game's events, in milliseconds before and after their change. */
import type { ShowPlan } from '@fray/kit';

export const show: ShowPlan = {
  pace: {
    dealt: [0, 300],
    agreed: [0, 500],
    turn: [0, 260],
    rolled: [0, 620],
    moved: [0, 420],
    drew: [0, 380],
    played: [0, 300],
    gave: [0, 480],
    hermit: [0, 420],
    hurt: [120, 420],
    healed: [0, 360],
    marked: [0, 420],
    spared: [0, 320],
    guarded: [0, 260],
    nothing: [0, 240],
    die: [0, 520],
    extra: [0, 240],
    took: [0, 420],
    dug: [0, 420],
    discarded: [0, 160],
    reshuffled: [0, 240],
    revealed: [0, 600],
    used: [0, 360],
    died: [160, 520],
    attacked: [0, 420],
    threw: [0, 620],
    answered: [0, 520],
    missed: [0, 320],
    backfired: [0, 320],
    coup: [0, 620],
    stood: [0, 320],
    blur: [0, 320],
    dodged: [0, 620],
    doubled: [0, 320],
    lost: [0, 320],
    'taken-back': [0, 400],
    over: [0, 500],
  },
  /** Several who are hurt by one thing are hurt at the same moment, and so are those who fall. */
  together: (before, event) =>
    before.type === event.type &&
    (event.type === 'hurt' || event.type === 'died' || event.type === 'discarded'),
};
