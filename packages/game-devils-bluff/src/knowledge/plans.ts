/** Which actions to declare: what can be done from here, and what a move would make possible. */
import type { Move } from '@fray/engine';
import { secureRefusal } from '../rules/mission/secure.js';
import { CARRIED, LIES, NOBODY, type PublicTable } from '../state.js';
import { DO_ADVANCE, DO_ATTACK, DO_MOVE, DO_PASS, DO_SECURE, NONE } from '../verbs.js';
import { Eyes } from './shots.js';

type Place = Readonly<PublicTable>;

function canSecure(s: Place, model: number): boolean {
  return s.markers.some((_, m) => secureRefusal(s, model, m) === undefined);
}

/** Whether a marker lies so near that a move could bring it within reach. */
function marksNear(s: Place, model: number, reach: number): boolean {
  return s.markers.some((marker) => {
    const seat = s.seatOf[model];
    if (marker.state !== LIES || marker.holder === seat) return false;
    if (marker.owner !== NOBODY && marker.owner !== seat) return false;
    const [dx, dy] = [marker.x - s.x[model]!, marker.y - s.y[model]!];
    return dx * dx + dy * dy < (reach + 2000) * (reach + 2000);
  });
}

/** The two actions that suit best, in order. */
function wish(s: Place, model: number, reach: number): readonly number[] {
  if (s.markers.some((marker) => marker.state === CARRIED && marker.carrier === model))
    return [DO_MOVE, DO_ADVANCE];
  const eyes = new Eyes(s, model);
  const shot = eyes.bestShot(2);
  if (canSecure(s, model)) return shot > 12 ? [DO_ATTACK, DO_SECURE] : [DO_SECURE, DO_MOVE];
  if (shot > 3) return eyes.danger() > shot ? [DO_ATTACK, DO_MOVE] : [DO_MOVE, DO_ATTACK];
  if (marksNear(s, model, reach)) return [DO_MOVE, DO_SECURE];
  return isContact(s, model) ? [DO_MOVE, DO_ATTACK] : [DO_MOVE, DO_ADVANCE];
}

/** Whether any enemy is near enough for a move to bring on a fight. */
function isContact(s: Place, model: number): boolean {
  return s.x.some((x, i) => {
    if (s.where[i] !== 1 || s.seatOf[i] === s.seatOf[model]) return false;
    const [dx, dy] = [x - s.x[model]!, s.y[i]! - s.y[model]!];
    return dx * dx + dy * dy < 17_000 * 17_000;
  });
}

/** The listed plan that is nearest to the wish. */
export function choosePlan(s: Place, model: number, reach: number, moves: readonly Move[]): number {
  const wanted = wish(s, model, reach);
  const cp = s.cp[model]!;
  const find = (plan: readonly number[]): number =>
    moves.findIndex((move) => [0, 1, 2, 3].every((i) => move[i + 1] === (plan[i] ?? NONE)));
  if (cp === 1) {
    const first = wanted.find((kind) => kind !== DO_ADVANCE) ?? DO_PASS;
    return Math.max(0, find([new Eyes(s, model).bestShot(1) > 3 ? DO_ATTACK : first]));
  }
  // An odd point would need a card to be used later: three actions where nothing is aimed.
  if (cp === 3 && !wanted.includes(DO_ATTACK)) {
    const three = find(wanted.includes(DO_ADVANCE) ? [...wanted, DO_SECURE] : [...wanted, DO_PASS]);
    if (three !== -1) return three;
  }
  const two = find(wanted);
  return two === -1 ? Math.max(0, find([DO_MOVE, DO_PASS])) : two;
}
