/**
 * Takes what looks best right now: the game's own policy where it has one, otherwise the move after which the
 * game's judge likes the table most, averaged over a few states that the view allows.
 */
import { below, type Core, Machine, type Move, type Rng } from '@fray/engine';
import type { Bot, BotQuestion } from './bot.js';
import { firstAsked, isHalfSealed } from './search/playout.js';
import { sampleWorld } from './search/world.js';

const SAMPLES = 6;

export const greedy: Bot = {
  id: 'greedy',
  choose(question) {
    const { game, view, moves, rng } = question;
    const { policy } = game.knowledge;
    return policy === undefined ? onePly(question) : moves[policy(view, moves, rng)]!;
  },
};

/** Every move is tried on the same sampled states, so that luck does not decide between them. */
export function onePly(question: BotQuestion, worlds?: number): Move {
  const { game, view, moves, rng, budget, stop } = question;
  const machine = new Machine(game);
  const worth = new Array<number>(moves.length).fill(0);
  const samples =
    worlds ?? Math.max(1, Math.ceil((budget.iterations ?? SAMPLES * moves.length) / moves.length));
  for (let n = 0; n < samples && !(n > 0 && stop?.() === true); n++) {
    const state = sampleWorld(game, view, rng);
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
    const other = firstAsked(machine.asking(state));
    machine.applyListed(state, other, below(rng, machine.list(state, other)));
  }
}
