/** Victory points, lost models, wavering, and markers that change hands (1.11, 3.5, DB-40). */
import type { Run } from '@fray/engine';
import { missionOf } from '../../data/missions.js';
import { LEADER, LEGEND } from '../../data/profiles.js';
import { compareToPoint, MARKER_RADIUS, ON_TABLE, REMOVED, radiusOf } from '../../geometry/bodies.js';
import { squaredGap } from '../../geometry/distance.js';
import {
  ACCESS,
  CARRIED,
  CONTROL,
  type DevilsState,
  editionOf,
  GONE,
  LIES,
  type Marker,
  modelData,
  NOBODY,
  RECOVER,
} from '../../state.js';
import type { Events } from '../../words/events.js';

/** DB-M-stake-a-claim */
const CLAIM_POINTS = 3;
/** CR-39 */
const CONTROL_REACH = 3000;
/** CR-59 */
const ACCESS_REACH = 1000;
/** DB-68 */
const TOUCH = 500;

export function score(
  s: DevilsState,
  run: Run<DevilsState, Events>,
  seat: number,
  points: number,
  what: string,
  clause: string,
): void {
  if (points === 0) return;
  s.vp[seat]! += points;
  if (run.listening) run.tell({ type: 'scored', clause, data: { seat, points, what, total: s.vp[seat]! } });
}

/** DB-68, CR-56: what the end of a move brings. */
export function afterMove(s: DevilsState, run: Run<DevilsState, Events>, model: number): void {
  if (touchesEntry(s, model)) cashIn(s, run, model);
  lapseControl(s, run);
}

function touchesEntry(s: Readonly<DevilsState>, model: number): boolean {
  if (s.level[model] !== 0) return false;
  const entries = s.entries[s.seatOf[model]!]!;
  const reach = radiusOf(s, model) + TOUCH;
  for (let i = 0; i < entries.length; i += 2)
    if (squaredGap(s.x[model]!, s.y[model]!, entries[i]!, entries[i + 1]!) <= reach * reach) return true;
  return false;
}

/** DB-M-stake-a-claim: at the own entry point what is carried is scored at once and gone. */
function cashIn(s: DevilsState, run: Run<DevilsState, Events>, model: number): void {
  for (const marker of s.markers) {
    if (marker.kind !== RECOVER || marker.state !== CARRIED || marker.carrier !== model) continue;
    marker.state = GONE;
    marker.carrier = NOBODY;
    score(s, run, s.seatOf[model]!, CLAIM_POINTS, 'claim', 'DB-M-stake-a-claim');
  }
}

/** CR-56, CR-61: a marker without any model of its holder within 3 inches, or without the one that opened it, belongs to nobody. */
export function lapseControl(s: DevilsState, run: Run<DevilsState, Events>): void {
  for (let m = 0; m < s.markers.length; m++) {
    const marker = s.markers[m]!;
    if (marker.state !== LIES || marker.holder === NOBODY) continue;
    if (marker.kind === ACCESS ? isOpen(s, marker) : isHeld(s, marker)) continue;
    const seat = marker.holder;
    marker.holder = marker.carrier = NOBODY;
    const clause = marker.kind === ACCESS ? 'CR-61' : 'CR-56';
    const data = { marker: m, seat, ...(marker.kind === ACCESS ? { access: true } : {}) };
    if (run.listening) run.tell({ type: 'lapsed', clause, data });
  }
}

function isOpen(s: Readonly<DevilsState>, { carrier, x, y, level }: Marker): boolean {
  if (s.where[carrier] !== ON_TABLE) return false;
  return compareToPoint(s, carrier, x, y, level, MARKER_RADIUS, ACCESS_REACH) < 0;
}

function isHeld(s: Readonly<DevilsState>, { holder: seat, x, y, level }: Marker): boolean {
  for (let i = 0; i < s.x.length; i++)
    if (
      s.seatOf[i] === seat &&
      s.where[i] === ON_TABLE &&
      compareToPoint(s, i, x, y, level, MARKER_RADIUS, CONTROL_REACH) < 0
    )
      return true;
  return false;
}

/** DB-24: at once; what it carries is lost. `by` is the seat whose attack did it, NOBODY for none. */
export function removeModel(
  s: DevilsState,
  run: Run<DevilsState, Events>,
  model: number,
  by: number,
  clause: string,
): void {
  s.where[model] = REMOVED;
  s.hp[model] = 0;
  s.cp[model] = 0;
  for (const marker of s.markers)
    if (marker.carrier === model && marker.kind !== ACCESS) {
      marker.state = GONE;
      marker.carrier = NOBODY;
    }
  if (run.listening) run.tell({ type: 'removed', clause, data: { ...modelData(s, model), by } });
  // DB-64: only enemies are kills.
  if (by !== NOBODY && by !== s.seatOf[model]) scoreKill(s, run, model, by);
  noteWavering(s, run, s.seatOf[model]!);
  lapseControl(s, run);
}

/** DB-61 to DB-63, and the points of High Noon. */
function scoreKill(s: DevilsState, run: Run<DevilsState, Events>, model: number, by: number): void {
  const { bonus } = editionOf(s);
  const { profile } = s.roster[model]!;
  if (s.firstKill === NOBODY) {
    s.firstKill = by;
    score(s, run, by, bonus.first, 'first-kill', 'DB-61');
  }
  if (profile === LEGEND) score(s, run, by, bonus.legend, 'legend', 'DB-62');
  if (profile === LEADER) score(s, run, by, bonus.leader, 'leader', 'DB-63');
  const mission = missionOf(s);
  score(s, run, by, mission.kill, 'kill', mission.clause);
}

/** DB-40: once true it stays true. */
export function noteWavering(s: DevilsState, run: Run<DevilsState, Events>, seat: number): void {
  if (s.wavering[seat]) return;
  let lost = 0;
  let all = 0;
  let leaderless = false;
  for (let i = 0; i < s.roster.length; i++) {
    if (s.seatOf[i] !== seat) continue;
    all++;
    if (s.where[i] !== REMOVED) continue;
    lost++;
    if (s.roster[i]!.profile === LEADER) leaderless = true;
  }
  const { wavers } = editionOf(s);
  const wavering = wavers === 'half' ? lost * 2 >= all || leaderless : lost >= wavers;
  if (!wavering) return;
  s.wavering[seat] = true;
  if (run.listening) run.tell({ type: 'wavering', clause: 'DB-40', data: { seat, lost, all, leaderless } });
}

/** PR-6, CR-62: Access markers that are still held open, then Control markers; for one gang, or for both (NOBODY). */
export function scoreRound(s: DevilsState, run: Run<DevilsState, Events>, only: number): void {
  const mission = missionOf(s);
  for (const kind of [ACCESS, CONTROL])
    for (const marker of s.markers) {
      if (marker.kind !== kind || marker.state !== LIES || marker.holder === NOBODY) continue;
      if (only !== NOBODY && marker.holder !== only) continue;
      if (kind === ACCESS) scoreAccess(s, run, marker);
      else score(s, run, marker.holder, controlWorth(s, marker), 'control', mission.clause);
    }
}

/** CR-59, CR-63: it is scored once and taken off the table. */
export function scoreAccess(s: DevilsState, run: Run<DevilsState, Events>, marker: Marker): void {
  marker.state = GONE;
  marker.carrier = NOBODY;
  score(s, run, marker.holder, missionOf(s).access.points, 'access', 'CR-59');
}

function controlWorth(s: Readonly<DevilsState>, { holder, x, y, level }: Marker): number {
  const { control } = missionOf(s);
  if (control === 'round') return s.round;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === holder) continue;
    if (compareToPoint(s, i, x, y, level, MARKER_RADIUS, control.reach) < 0) return control.points;
  }
  return control.alone;
}

/** PG-5: what surviving models carry. */
export function scoreBattle(s: DevilsState, run: Run<DevilsState, Events>, seat: number): void {
  for (const marker of s.markers) {
    if (marker.state !== CARRIED || s.seatOf[marker.carrier] !== seat) continue;
    if (s.where[marker.carrier] !== ON_TABLE) continue;
    marker.state = GONE;
    marker.carrier = NOBODY;
    score(s, run, seat, CLAIM_POINTS, 'claim', 'CR-39');
  }
}

/** Whether a gang has any model left, in reserve or on the table. */
export function hasModels(s: Readonly<DevilsState>, seat: number): boolean {
  for (let i = 0; i < s.where.length; i++) if (s.seatOf[i] === seat && s.where[i] !== REMOVED) return true;
  return false;
}
