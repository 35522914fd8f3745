/** The story of a duel: one sentence an event, the figures small underneath. */
import { tellEventsIn } from '../../common/told.js';
import { DICE } from './dice.js';
import { FLOW } from './flow.js';
import { WOUNDS } from './wounds.js';

export const tellEvent = tellEventsIn({
  tells: { ...FLOW, ...DICE, ...WOUNDS },
  step: (step) => `Schritt ${step}`,
  colon: ': ',
});
