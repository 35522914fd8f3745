/** What the net is told of each move: its kind, and what the quick choice thinks of it. */
import { MOVE_SIZE, NEVER, type Offers, PLAIN } from '@fray/engine';
import { ABILITIES } from '../../abilities/index.js';
import { AIM, CHOOSE, DECLINE, PASS, RENEW, ROLL } from '../../legality/verbs.js';
import { BRACE_ASK, MODIFIER_ASK, POST_ASK } from '../../sheet/sheet.js';
import { ARMOUR, B, type DuelState } from '../../state/state.js';
import { VICTORY } from '../answers.js';
import { swing } from '../estimates.js';
import { CAN_WAIT, duelWorths } from '../policy.js';
import { OWN } from './net.js';

/** Moments in which an ability is weighed by itself: the windows, its own step, and an earlier or later one that admits it, too. */
const MOMENTS = ['a', 'b', 'c', 'd', 'e', 'f', 'own', 'late'];
const OWN_STEP = 6;
const LATE = 7;
/** Behind the abilities come those that are brought back, and to decline. */
const NAMES = [...ABILITIES.map(({ id }) => id), ...ABILITIES.map(({ id }) => `renew ${id}`), 'decline'];
const DECLINING = 2 * ABILITIES.length;
export const KINDS: readonly string[] = NAMES.flatMap((name) => MOMENTS.map((moment) => `${name} ${moment}`));

/** Beyond this much health a difference makes no more difference. */
const MOST = 8;
const MOST_SWINGS = 1.5;
/** Whatever ends the duel, after what was taken off for a use. */
const DECISIVE = VICTORY - 5;
const MEAN_FACE = 3.5;

/** Paper for the moves of one question. */
export class MoveNotes {
  kinds = new Int32Array(64);
  own = new Float64Array(64 * OWN);
  worths = new Float64Array(64);

  makeRoom(count: number): void {
    if (count <= this.kinds.length) return;
    this.kinds = new Int32Array(2 * count);
    this.own = new Float64Array(2 * count * OWN);
    this.worths = new Float64Array(2 * count);
  }
}

/** Notes the kinds, and says how many of the moves somebody might make; what is told of them only if that is more than one. */
export function readMoves(
  s: Readonly<DuelState>,
  seat: number,
  ask: number,
  listed: Offers,
  notes: MoveNotes,
): number {
  notes.makeRoom(listed.count);
  duelWorths(s, seat, listed, notes.worths);
  const { numbers, count } = listed;
  let thinkable = 0;
  let plain = 0;
  for (let i = 0; i < count; i++) {
    const kind = kindOf(s, ask, numbers, i * MOVE_SIZE, notes.worths[i]!);
    notes.kinds[i] = kind;
    if (kind !== NEVER) thinkable++;
    if (numbers[i * MOVE_SIZE] === ROLL) plain = notes.worths[i]!;
  }
  if (thinkable < 2) return thinkable;
  const most = swing(s) + 1;
  for (let i = 0; i < count; i++)
    if (notes.kinds[i]! >= 0) {
      readOwn(notes.worths[i]!, plain, most, notes.own, i * OWN);
      readArgument(s, seat, numbers, i * MOVE_SIZE, notes.own, i * OWN);
    }
  return thinkable;
}

function kindOf(s: Readonly<DuelState>, ask: number, numbers: Int32Array, at: number, worth: number): number {
  const verb = numbers[at]!;
  const ability = numbers[at + 1]!;
  if (verb === PASS || verb === ROLL) return PLAIN;
  if (verb === DECLINE) return DECLINING * MOMENTS.length;
  if (ask === MODIFIER_ASK) {
    if (worth === CAN_WAIT) return NEVER;
    return (verb === RENEW ? ABILITIES.length + numbers[at + 2]! : ability) * MOMENTS.length + s.window;
  }
  const late = ask === BRACE_ASK || (ask === POST_ASK && ABILITIES[ability]!.list !== 'post');
  return ability * MOMENTS.length + (late ? LATE : OWN_STEP);
}

/** What the quick choice thinks of the move, beside the plain one. */
function readOwn(worth: number, plain: number, most: number, own: Float64Array, at: number): void {
  own.fill(0, at, at + OWN);
  const better = Math.max(-MOST, Math.min(MOST, worth - plain)) / 2;
  own[at] = better;
  own[at + 1] = worth >= DECISIVE ? 1 : 0;
  own[at + 2] = Math.max(0, better);
  own[at + 3] = Math.max(-MOST_SWINGS, Math.min(MOST_SWINGS, worth / most));
  own[at + 9] = better > 0 ? 1 : 0;
}

/** Which die of an attack-speed roll it takes, or which attribute. */
function readArgument(
  s: Readonly<DuelState>,
  seat: number,
  numbers: Int32Array,
  from: number,
  own: Float64Array,
  at: number,
): void {
  const verb = numbers[from]!;
  const named = numbers[from + 2]!;
  if (verb === CHOOSE && named <= ARMOUR) own[at + 5 + named] = 1;
  if (verb !== AIM || s.window !== B) return;
  const face = s.speedDice[seat]![named];
  if (face !== undefined) own[at + 4] = (face - MEAN_FACE) / 2.5;
}
