/** How a match ends: after the last round, on a rout, or when a gang has nobody left (DB-03, DB-43, DB-51, CR-40). */
import type { Run } from '@fray/engine';
import { missionOf } from '../data/missions.js';
import { REMOVED } from '../geometry/bodies.js';
import { CARRIED, type DevilsState, editionOf, GONE, NOBODY, SEATS } from '../state.js';
import type { Events } from '../words/events.js';
import type { OutcomeId } from '../words/ids.js';
import { hasModels, score, scoreBattle, scoreRound } from './mission/scoring.js';

function finish(
  run: Run<DevilsState, Events>,
  s: DevilsState,
  winners: number[],
  clause: string,
  why: OutcomeId,
): void {
  run.finish(winners, clause, why, { data: { points: s.vp.slice() } });
}

/** DB-51: tested after each activation. True when the match is over. */
export function testEnd(s: DevilsState, run: Run<DevilsState, Events>): boolean {
  const gone = [0, 1].map((seat) => s.routed[seat]! || !hasModels(s, seat));
  if (!gone.includes(true)) return false;
  const empty = [0, 1].map((seat) => !hasModels(s, seat));
  for (let seat = 0; seat < SEATS; seat++) if (s.routed[seat]) flee(s, run, seat);
  for (let seat = 0; seat < SEATS; seat++) {
    if (!gone[seat]) {
      scoreRound(s, run, seat);
      scoreBattle(s, run, seat);
    }
    if (s.routed[1 - seat]) scoreRout(s, run, seat);
  }
  if (gone[0] && gone[1]) byPoints(s, run, onlyUnrouted(s));
  else {
    const stayed = gone[0] ? 1 : 0;
    if (s.options.routLoses) finish(run, s, [stayed], 'DB-43', empty[1 - stayed] ? 'wiped-out' : 'rout');
    else byPoints(s, run, stayed);
  }
  return true;
}

/** CR-40: the gang that did not run while the other did, though nobody of it may be left. */
function onlyUnrouted({ routed }: Readonly<DevilsState>): number {
  return routed[0] === routed[1] ? NOBODY : Number(routed[0]);
}

function scoreRout(s: DevilsState, run: Run<DevilsState, Events>, seat: number): void {
  const mission = missionOf(s);
  score(s, run, seat, mission.rout, 'rout', mission.clause);
  score(s, run, seat, editionOf(s).bonus.rout, 'rout', 'DB-43');
}

/** DB-43: they leave; nobody has killed them, and what they carry is lost. */
function flee(s: DevilsState, run: Run<DevilsState, Events>, seat: number): void {
  for (let i = 0; i < s.where.length; i++) if (s.seatOf[i] === seat) s.where[i] = REMOVED;
  for (const marker of s.markers) {
    if (marker.state === CARRIED && s.seatOf[marker.carrier] === seat) {
      marker.state = GONE;
      marker.carrier = NOBODY;
    }
    if (marker.holder === seat) marker.holder = marker.carrier = NOBODY;
  }
  if (run.listening) run.tell({ type: 'fled', clause: 'DB-43', data: { seat } });
}

/** CR-40: most points; equal: the gang that stayed while the other ran, else nobody. */
export function byPoints(s: DevilsState, run: Run<DevilsState, Events>, stayed: number): void {
  const [first, second] = [s.vp[0]!, s.vp[1]!];
  if (first !== second) finish(run, s, [first > second ? 0 : 1], 'CR-40', 'points');
  else if (stayed !== NOBODY) finish(run, s, [stayed], 'CR-40', 'points-tie-rout');
  else finish(run, s, [], 'CR-40', 'drawn');
}
