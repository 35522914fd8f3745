/** A quick sensible choice: the answer worth most, or none when nothing is worth its use. */
import { type Message, MOVE_SIZE, type Move, type Offers, type SeatView } from '@fray/engine';
import type { Ability } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { countsNow } from '../legality/moments.js';
import { PASS } from '../legality/verbs.js';
import {
  ANSWER_ASK,
  ATTACK_ASK,
  BRACE_ASK,
  DODGE_ASK,
  MODIFIER_ASK,
  NUMBER_ASK,
  POST_ASK,
  SACRIFICE_ASK,
  SPEED_ASK,
  STAB_ASK,
  STRIKE_ASK,
} from '../sheet/sheet.js';
import type { DuelState } from '../state/state.js';
import { type DuelView, readView } from '../view/view.js';
import {
  answerWorth,
  attackWorth,
  braceWorth,
  dodgeWorth,
  postWorth,
  sacrificeWorth,
  speedWorth,
  strikeWorth,
  VICTORY,
} from './answers.js';
import { modifierWorth } from './modifier-worth.js';

type Worth = (s: Readonly<DuelState>, me: number, ability: Ability, move: Move) => number;

const WORTH: Readonly<Record<number, Worth>> = {
  [SPEED_ASK]: speedWorth,
  [DODGE_ASK]: dodgeWorth,
  [ANSWER_ASK]: answerWorth,
  [SACRIFICE_ASK]: sacrificeWorth,
  [BRACE_ASK]: braceWorth,
  [POST_ASK]: postWorth,
  [STRIKE_ASK]: strikeWorth,
  [STAB_ASK]: strikeWorth,
  [NUMBER_ASK]: () => 1,
};

/** What a modifier is worth that loses nothing by waiting. */
export const CAN_WAIT = -100;

/** Questions in the order of the game's list of decisions. */
const ASKS = [
  SPEED_ASK,
  DODGE_ASK,
  ANSWER_ASK,
  ATTACK_ASK,
  SACRIFICE_ASK,
  BRACE_ASK,
  POST_ASK,
  STRIKE_ASK,
  MODIFIER_ASK,
  STAB_ASK,
  NUMBER_ASK,
];

export function greedyPolicy(view: SeatView<DuelView>, moves: readonly Move[]): number {
  const s = readView(view);
  const ask = askedNow(s);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const worth = worthOf(s, view.seat, ask, moves[i]!);
    if (worth > most) [most, best] = [worth, i];
  }
  return best;
}

/** What a move is worth beside doing nothing, in health: only where it is worth more than that. */
export function whyPlay(view: SeatView<DuelView>, move: Move): Message | undefined {
  const s = readView(view);
  const worth = Math.round(worthOf(s, view.seat, askedNow(s), move));
  if (worth < 1) return undefined;
  return worth >= VICTORY ? { id: 'decides' } : { id: 'worth-health', data: { health: worth } };
}

/** Paper for one move at a time: a new one for each of millions would be most of the work. */
const MOVE: [number, number, number, number, number] = [0, 0, 0, 0, 0];

/** The same for search: what each of the moves just listed is worth. */
export function duelWorths(s: Readonly<DuelState>, seat: number, listed: Offers, out: Float64Array): void {
  const ask = askedNow(s);
  const { numbers, count } = listed;
  for (let i = 0; i < count; i++) {
    const at = i * MOVE_SIZE;
    MOVE[0] = numbers[at]!;
    MOVE[1] = numbers[at + 1]!;
    MOVE[2] = numbers[at + 2]!;
    MOVE[3] = numbers[at + 3]!;
    MOVE[4] = numbers[at + 4]!;
    out[i] = worthOf(s, seat, ask, MOVE);
  }
}

/** A modifier window in which everything on offer can wait without loss is passed. */
export function duelRoutine(s: Readonly<DuelState>, seat: number, { numbers, count }: Offers): number {
  if (askedNow(s) !== MODIFIER_ASK) return -1;
  let pass = -1;
  for (let i = 0; i < count; i++) {
    if (numbers[i * MOVE_SIZE] === PASS) pass = i;
    else if (countsNow(s, seat, ABILITIES[numbers[i * MOVE_SIZE + 1]!]!)) return -1;
  }
  return pass;
}

export function askedNow(s: Readonly<DuelState>): number {
  return ASKS[s.stack[s.stack.length - 1]!.decision]!;
}

function worthOf(s: Readonly<DuelState>, me: number, ask: number, move: Move): number {
  if (move[0] === PASS) return 0;
  if (ask === ATTACK_ASK) return attackWorth(s, me, move);
  if (ask === MODIFIER_ASK)
    return countsNow(s, me, ABILITIES[move[1]]!) ? modifierWorth(s, me, move) : CAN_WAIT;
  return WORTH[ask]!(s, me, ABILITIES[move[1]]!, move);
}
