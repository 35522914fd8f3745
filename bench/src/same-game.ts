/**
 * Shows that Fray, the hand-written kernel and the boardgame.io version play the same game: the same deal and
 * the same choices give the same legal moves at every decision, and the same end to the last random word.
 */
import { type AnyGame, assert, below, type Core, Machine, type Move, parseOptions } from '@fray/engine';
import { chooser, dealer } from './contenders/contender.js';
import { winnerOf } from './contenders/fray-contender.js';
import { BgioRohan } from './contenders/rohan-bgio.js';
import { LANES } from './contenders/rohan-cards.js';
import { FINISH, type Kernel, listMoves, newKernel, PASS, play } from './contenders/rohan-kernel.js';

/** What all three must agree on when a match is over. */
interface End {
  readonly winner: number;
  readonly healths: readonly number[];
  readonly words: readonly number[];
}

export interface SameGame {
  readonly matches: number;
  readonly decisions: number;
}

/** Plays the matches 1 to `matches` on all three; throws, naming the seed, at the first difference. */
export function showSameGame(rohan: AnyGame, matches: number): SameGame {
  const bgio = new BgioRohan();
  let decisions = 0;
  for (let seed = 1; seed <= matches; seed++) decisions += compareMatch(rohan, bgio, seed);
  return { matches, decisions };
}

function compareMatch(rohan: AnyGame, bgio: BgioRohan, seed: number): number {
  const rng = chooser(seed);
  const kernel = newKernel(dealer(seed));
  const moves: number[] = [];
  const machine = new Machine<Core>(rohan);
  const state = dealtState(machine, seed);
  let other = bgio.start(dealer(seed));
  let decisions = 0;
  for (; !kernel.over; decisions++) {
    const count = listMoves(kernel, moves);
    const seat = kernel.toAct;
    const fray = machine.list(state, seat) === 0 ? [] : machine.offers.moves().map(moveNumber);
    const listed = bgio.moves(other);
    const where = `seed ${seed}, decision ${decisions + 1}: legal moves`;
    agree(
      where,
      moves.slice(0, count),
      fray,
      listed.map(({ move, args }) => bgioNumber(move, args)),
    );
    const pick = below(rng, count);
    const refused = machine.submit(state, seat, frayMove(moves[pick]!));
    assert(refused === undefined, `seed ${seed}: Fray refuses a move of the kernel: ${refused?.id}`);
    other = bgio.apply(other, listed[pick]!);
    play(kernel, moves[pick]!);
  }
  const over = other.ctx.gameover as { winner: number } | undefined;
  agree(`seed ${seed}: ended`, true, state.outcome !== null, over !== undefined);
  const bgioEnd = { winner: over!.winner, healths: other.G.players.map((p) => p.health), words: other.G.rng };
  agree(`seed ${seed}: end after ${decisions} decisions`, kernelEnd(kernel), frayEnd(state), bgioEnd);
  return decisions;
}

function dealtState(machine: Machine<Core>, seed: number): Core {
  const options = parseOptions(machine.game.options, {});
  assert(options.ok, 'default options are refused');
  const state = machine.game.setup({ options: options.value, seats: 2 }, dealer(seed));
  machine.start(state);
  return state;
}

function kernelEnd(kernel: Kernel): End {
  return { winner: kernel.winner, healths: kernel.sides.map((side) => side.health), words: kernel.rng };
}

function frayEnd(state: Core): End {
  const { health } = state as Core & { readonly health: readonly number[] };
  return { winner: winnerOf(state), healths: health, words: state.rng };
}

/** Fray's moves [verb, card, lane] and the kernel's numbers say the same; verbs 0 to 2 are play, pass, finish. */
function moveNumber([verb, card, lane]: Move): number {
  return verb === 0 ? card * LANES + lane : verb === 1 ? PASS : FINISH;
}

function frayMove(n: number): Move {
  if (n >= PASS) return [n === PASS ? 1 : 2, 0, 0, 0, 0];
  return [0, Math.floor(n / LANES), n % LANES, 0, 0];
}

function bgioNumber(move: string, args: readonly number[]): number {
  return move === 'play' ? args[0]! * LANES + args[1]! : move === 'pass' ? PASS : FINISH;
}

function agree(what: string, kernel: unknown, fray: unknown, bgio: unknown): void {
  const [k, f, b] = [kernel, fray, bgio].map((value) => JSON.stringify(value));
  if (k !== f || k !== b)
    throw new Error(`Not the same game. ${what}: kernel ${k}, Fray ${f}, boardgame.io ${b}`);
}
