/** A quick sensible choice: every move gets a worth in points of health, and the best is made. */
import type { Move, Rng, SeatView } from '@fray/engine';
import { DECISIONS } from '../../src/decisions.js';
import { PASS } from '../../src/verbs.js';
import { type DuelView, readView } from '../../src/view.js';
import {
  abilityOf,
  answerWorth,
  attackWorth,
  braceWorth,
  dodgeWorth,
  postWorth,
  sacrificeWorth,
  speedWorth,
  strikeWorth,
} from './combat-worth.js';
import { modifierWorth } from './modifier-worth.js';

const WORTH: Readonly<Record<string, typeof speedWorth>> = {
  speed: speedWorth,
  dodge: dodgeWorth,
  answer: answerWorth,
  attack: attackWorth,
  sacrifice: sacrificeWorth,
  brace: braceWorth,
  post: postWorth,
  strike: strikeWorth,
  modifier: modifierWorth,
};

export function policy(view: SeatView<DuelView>, moves: readonly Move[], _rng: Rng): number {
  const s = readView(view);
  const top = view.flow.stack[view.flow.stack.length - 1]!;
  const worth = WORTH[DECISIONS[top.decision]!.id]!;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    const value = move[0] === PASS ? 0 : worth(s, view.seat, abilityOf(move), move);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return best;
}
