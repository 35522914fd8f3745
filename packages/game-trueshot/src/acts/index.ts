/** Every act that cards are made of, in one table by its number. */
import { ACTS } from '../flow/effects/effect.js';
import { CARD_ACTS } from './cards.js';
import { FIGURES } from './figures.js';
import { PET_ACTS } from './pets.js';
import { REMOVALS } from './removals.js';
import { STATES } from './states.js';

/** Fills the table that effects are run from. */
export function installActs(): void {
  for (const [act, does] of [...REMOVALS, ...FIGURES, ...STATES, ...PET_ACTS, ...CARD_ACTS]) ACTS[act] = does;
}
