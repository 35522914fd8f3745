/**
 * Takes what looks best right now: the game's own policy where it has one, otherwise the move after which the
 * game's judge likes the table most, averaged over a few states that the view allows.
 */
import { type AnyGame, below, type Core, Machine, type Move, type Rng, type SeatView } from '@fray/engine';
import type { Bot } from './bot.js';

const SAMPLES = 6;

export const greedy: Bot = {
  id: 'greedy',
  blurb: 'takes what looks best right now, without looking ahead',
  choose(view, moves, game, rng) {
    const policy = game.knowledge.policy;
    if (moves.length === 1) return moves[0]!;
    if (policy !== undefined) return moves[policy(view, moves, rng)]!;
    return onePly(view, moves, game, rng);
  },
};

/** Every move is tried on the same sampled states, so that luck does not decide between them. */
export function onePly(view: SeatView<unknown>, moves: readonly Move[], game: AnyGame, rng: Rng): Move {
  const machine = new Machine(game);
  const worth = new Array<number>(moves.length).fill(0);
  for (let n = 0; n < SAMPLES; n++) {
    const state = game.sample(view, rng);
    for (const [i, move] of moves.entries()) worth[i]! += tryMove(machine, state, view.seat, move, rng);
  }
  const best = Math.max(...worth);
  const equals = moves.filter((_, i) => worth[i] === best);
  return equals[below(rng, equals.length)]!;
}

function tryMove(machine: Machine<Core>, state: Core, seat: number, move: Move, rng: Rng): number {
  const after = machine.game.clone(state);
  machine.apply(after, seat, move);
  settleSealed(machine, after, rng);
  return machine.game.knowledge.judge(after, seat);
}

/** Where several seats choose at once, the others choose at random, so that the move takes effect. */
function settleSealed(machine: Machine<Core>, state: Core, rng: Rng): void {
  while (isHalfSealed(state)) {
    const { asking } = state.stack[state.stack.length - 1]!;
    const other = 31 - Math.clz32(asking & -asking);
    machine.applyListed(state, other, below(rng, machine.list(state, other)));
  }
}

function isHalfSealed(state: Core): boolean {
  const frame = state.stack[state.stack.length - 1];
  if (state.outcome !== null || frame === undefined || frame.asking === 0) return false;
  return frame.sealed?.some((move) => move !== null) ?? false;
}
