/** The pace of this game's events, in milliseconds before and after their change. */
import type { GameEvent, SeatView } from '@fray/engine';
import { numberIn, type Pace, type ShowPlan } from '@fray/kit';

/** A card is read; one that I cannot read, or that has no choice in it for me, needs less. */
const READ: Pace = [0, 1500];
const MINE: Pace = [0, 2000];
const BACK: Pace = [0, 480];
/** A reveal: the card lies there, light falls, it turns, and there is time to take it in. */
const REVEAL: Pace = [700, 1700];
const DEATH: Pace = [240, 1500];
const STILL_MS = 1200;

export const show: ShowPlan = {
  pace: {
    dealt: [0, 300],
    agreed: [0, 500],
    turn: [0, 200],
    rolled: [0, 620],
    moved: [0, 360],
    drew: drawn,
    played: [0, 300],
    gave: [0, 480],
    hermit: [0, 360],
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
    revealed: REVEAL,
    used: [0, 360],
    died: DEATH,
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
    adjusting: [0, 200],
    'change-proposed': [0, 400],
    changed: [0, 500],
    over: [0, 500],
  },
  still: ({ type }) => (type === 'revealed' || type === 'died' ? STILL_MS : 0),
  sounds: {
    drew: 'card',
    gave: 'card',
    took: 'card',
    revealed: 'card',
    rolled: 'dice',
    threw: 'dice',
    answered: 'dice',
    coup: 'dice',
    dodged: 'dice',
    hurt: 'hit',
    healed: 'heal',
    died: 'fall',
  },
  /** Several who are hurt by one thing are hurt at the same moment, and so are cards laid off together. */
  together: (before, event) =>
    before.type === event.type && (event.type === 'hurt' || event.type === 'discarded'),
};

/** A card whose face I do not see takes as long whatever it says. */
function drawn(event: GameEvent, after: SeatView<unknown>): Pace {
  if (event.data['card'] === undefined) return BACK;
  return numberIn(event, 'seat') === after.seat ? MINE : READ;
}
