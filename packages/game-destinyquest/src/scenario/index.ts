/** How duels are written in scenario files, apart from what players load: the seats are azure and bronze. */
import type { ScenarioAdapter } from '@fray/engine';
import { MARK_IDS } from '../state/marks.js';
import { type DuelState, STAT_IDS } from '../state/state.js';
import { EVENTS } from '../words/events.js';
import { describeDuel } from './describe-duel.js';
import { readPosition } from './position.js';
import { SEAT_NAMES } from './seat-names.js';

export const scenarioAdapter: ScenarioAdapter<DuelState> = {
  position: readPosition,
  describe: describeDuel,
  seats: () => SEAT_NAMES,
  events: EVENTS,
  ids: [...STAT_IDS, ...MARK_IDS],
};
