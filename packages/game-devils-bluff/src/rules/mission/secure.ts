/** Securing an objective (CR-38, CR-55 to CR-57). */
import {
  type Decision,
  decision,
  type Move,
  message,
  procedureOf,
  type Refusal,
  refusalsOf,
} from '@fray/engine';
import { missionOf } from '../../data/missions.js';
import { compareModels, compareToPoint, MARKER_RADIUS, ON_TABLE, RADII } from '../../geometry/bodies.js';
import { RISE, shownDistance, squaredGap } from '../../geometry/distance.js';
import {
  ACCESS,
  CARRIED,
  CONTROL,
  type DevilsState,
  LIES,
  modelData,
  NOBODY,
  type PublicTable,
  RECOVER,
  SECURE_DRAW,
} from '../../state.js';
import { PASS, SECURE } from '../../verbs.js';
import type { Events } from '../../words/events.js';
import type { PromptId, RefusalId } from '../../words/ids.js';
import { draw, prepareDraw } from '../cards/draw.js';
import { secureNeed } from '../fight/needs.js';
import { tellPass } from '../space/movement.js';
import { bodyOf } from '../space/places.js';
import { scoreAccess } from './scoring.js';

const refusal = refusalsOf<RefusalId>();
const NO_MARKER = refusal('CR-55', 'no-such-marker');
const HELD = refusal('CR-55', 'marker-held');
const NOT_LYING = refusal('CR-55', 'marker-gone');
const FIRST_ROUND = refusal('CR-60', 'access-first-round');
const NOT_OURS = refusal('DB-73', 'access-not-yours');

/** CR-38 */
const SECURE_REACH = 1000;
const ENEMY_REACH = 3000;

type Place = Readonly<PublicTable>;

/** Why a model may not secure a marker now; undefined: it may. */
export function secureRefusal(s: Place, model: number, m: number): Refusal | undefined {
  const marker = s.markers[m];
  if (marker === undefined) return NO_MARKER;
  if (marker.state !== LIES) return NOT_LYING;
  if (marker.holder === s.seatOf[model]) return HELD;
  if (marker.owner !== NOBODY && marker.owner !== s.seatOf[model]) return NOT_OURS;
  if (marker.kind === ACCESS && s.round === 1) return FIRST_ROUND;
  const { x, y, level } = marker;
  if (compareToPoint(s, model, x, y, level, MARKER_RADIUS, SECURE_REACH) >= 0) {
    const squared = squaredGap(s.x[model]!, s.y[model]!, x, y);
    const radii = RADII[bodyOf(s, model)] + MARKER_RADIUS;
    const away = shownDistance(squared, radii, Math.abs(s.level[model]! - level) * RISE);
    return refusal('CR-38', 'marker-far', { away, reach: SECURE_REACH });
  }
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[model]) continue;
    if (compareToPoint(s, i, x, y, level, MARKER_RADIUS, ENEMY_REACH) < 0)
      return refusal('CR-38', 'enemy-near-marker', { model: s.roster[i]!.name });
    if (compareModels(s, i, model, ENEMY_REACH) < 0)
      return refusal('CR-38', 'enemy-near-securer', { model: s.roster[i]!.name });
  }
  return undefined;
}

function canSecure(s: Place, model: number): boolean {
  for (let m = 0; m < s.markers.length; m++) if (secureRefusal(s, model, m) === undefined) return true;
  return false;
}

export const secureDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'secure',
  clause: 'CR-55',
  offers(s, _seat, out) {
    for (let m = 0; m < s.markers.length; m++) out.offer(secureRefusal(s, s.active, m), SECURE, m);
    out.otherwise(SECURE, () => NO_MARKER);
    out.offer(undefined, PASS);
  },
  prompt: (s) =>
    message('secure' satisfies PromptId, { model: s.roster[s.active]!.name, need: secureNeed(s, s.active) }),
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

type SecureLocals = { marker: number };

/** DB-A-secure */
export const secureAction = procedureOf<DevilsState, SecureLocals, Events>()('secure', {
  ask(s, run) {
    if (canSecure(s, s.active)) run.ask(s.seatOf[s.active]!, secureDecision);
    else {
      tellPass(s, run, 'CR-55');
      run.leave();
    }
  },
  draw(s, run, l) {
    if (run.verb === PASS) {
      tellPass(s, run, 'CR-50');
      run.leave();
      return;
    }
    l.marker = run.a;
    prepareDraw(s, SECURE_DRAW, s.seatOf[s.active]!, s.active, secureNeed(s, s.active));
    run.call(draw, { flask: false });
  },
  /** CR-39, CR-57 */
  settle(s, run, l) {
    if (!s.success) return;
    const marker = s.markers[l.marker]!;
    marker.holder = s.seatOf[s.active]!;
    if (marker.kind === RECOVER) {
      marker.state = CARRIED;
      marker.carrier = s.active;
    } else if (marker.kind === ACCESS) marker.carrier = s.active;
    if (run.listening)
      run.tell({
        type: 'secured',
        clause: 'CR-39',
        data: {
          marker: l.marker,
          ...modelData(s, s.active),
          control: marker.kind === CONTROL,
          ...(marker.kind === ACCESS ? { access: true } : {}),
        },
      });
    // CR-63: the mission may score it at once.
    if (marker.kind === ACCESS && missionOf(s).access.atOnce) scoreAccess(s, run, marker);
  },
});
