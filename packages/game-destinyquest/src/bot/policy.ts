/** A quick sensible choice: the answer worth most, or none when nothing is worth its use. */
import type { Move, Offers, Rng, SeatView } from '@fray/engine';
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
  POST_ASK,
  SACRIFICE_ASK,
  SPEED_ASK,
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
};

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
];

export function greedyPolicy(view: SeatView<DuelView>, moves: readonly Move[], _rng: Rng): number {
  return bestOf(readView(view), view.seat, moves.length, (i) => moves[i]!);
}

/** The same for search: from a state, among the moves that have just been listed. */
export function quickPolicy(s: Readonly<DuelState>, seat: number, listed: Offers, _rng: Rng): number {
  return bestOf(s, seat, listed.count, (i) => listed.move(i));
}

function bestOf(s: Readonly<DuelState>, seat: number, count: number, moveAt: (i: number) => Move): number {
  if (count === 1) return 0;
  const ask = ASKS[s.stack[s.stack.length - 1]!.decision]!;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(s, seat, ask, moveAt(i));
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

function worthOf(s: Readonly<DuelState>, me: number, ask: number, move: Move): number {
  if (move[0] === PASS) return 0;
  if (ask === ATTACK_ASK) return attackWorth(s, me, move);
  if (ask === MODIFIER_ASK) return countsNow(s, me, ABILITIES[move[1]]!) ? modifierWorth(s, me, move) : -1;
  return WORTH[ask]!(s, me, ABILITIES[move[1]]!, move);
}
