/**
 * Positions in words, for scenario files. Seats are ash, birch, cedar and dale; places a1 to d3.
 *
 *   phase combat            (or: start, preparation, round, end)      round 3, lap 2, compelled
 *   ash opens, birch to act, cedar prepares first, dale out
 *   ash pets: wolf, bear    ash weapon: kiril    ash aspect: aspect-of-the-wild    ash hand: growl    ash aside: flare
 *   ash health 7, ash coins 3, ash spore=1       a1 health 2, a1 attack 5, a1 wounds=2, a1 dead
 *   pet pile: wolf, boar (top first), pet discard: cat (top last), shop: kiril, arathar
 *
 * What is not said stands as at the start; cards not named lie in their piles.
 */
import { fail, ok, type Result, type Rng, type ScenarioAdapter, type Setup } from '@fray/engine';
import { PET_IDS } from '../data/pets.js';
import { SPELL_IDS } from '../data/spells.js';
import { WEAPON_IDS } from '../data/weapons.js';
import { setup } from '../state/setup.js';
import type { TrueshotState } from '../state/state.js';
import { EVENTS } from '../words/ids.js';
import { describeTable } from './describe.js';
import { newDraft, readLine, SEAT_NAMES } from './read.js';
import { placeCards, standWhere } from './stand.js';

function position(lines: readonly string[], given: Setup, rng: Rng): Result<TrueshotState> {
  const s = setup(given, rng);
  s.round = 2;
  const draft = newDraft();
  for (const line of lines) {
    const fault = readLine(s, draft, line.trim().toLowerCase());
    if (fault !== undefined) return fail(fault);
  }
  const missing = placeCards(s, draft);
  if (missing !== undefined) return fail(missing);
  standWhere(s, draft);
  for (const wish of draft.figures) wish(s);
  return ok(s);
}

export const scenarioAdapter: ScenarioAdapter<TrueshotState> = {
  position,
  describe: (s) => describeTable(s),
  seats: ({ seats }) => SEAT_NAMES.slice(0, seats),
  events: EVENTS,
  ids: [...PET_IDS, ...WEAPON_IDS, ...SPELL_IDS],
};
