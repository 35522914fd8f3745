/** Looking ahead from the opening, counted in iterations: Fray's tree search, and boardgame.io's own on the same Rohan. */
import { createRequire } from 'node:module';
import { searchTree, TREE } from '@fray/bots';
import { type AnyGame, assert, type Core, Machine, parseOptions, rngFromWords, viewFlow } from '@fray/engine';
import type { State } from 'boardgame.io';
import type { Task } from '../harness.js';
import { dealer } from './contender.js';
import { BgioRohan, type RohanG } from './rohan-bgio.js';

/** As many as a strong level takes for a choice, so that the tree is as deep as in play. */
const ITERATIONS = 200;
const BGIO_ITERATIONS = 25;

/** It samples worlds that fit what the seat knows; playouts follow the game's quick choice, or chance alone. */
export function treeTask(game: AnyGame, playouts: 'policy' | 'random'): Task {
  const opening = openingOf(game);
  const plan = playouts === 'policy' ? TREE : { ...TREE, playout: { ...TREE.playout, randomPercent: 100 } };
  const rng = rngFromWords(1, 2, 3, 4);
  let checksum = 0;
  return {
    run() {
      let visits = 0;
      const found = searchTree({ ...opening, rng, iterations: ITERATIONS }, plan);
      for (const finding of found) visits += finding.visits;
      checksum = (Math.imul(checksum, 31) + found[0]!.visits) | 0;
      return visits;
    },
    checksum: () => checksum,
  };
}

/** The first question of a match that has more than one answer. */
function openingOf(game: AnyGame) {
  const options = parseOptions(game.options, undefined);
  assert(options.ok, 'defaults are options');
  const seats = game.seats.min;
  const machine = new Machine<Core>(game);
  const state = game.setup({ options: options.value, seats }, dealer(1));
  machine.start(state);
  for (;;) {
    const seat = 31 - Math.clz32(machine.asking(state) & -machine.asking(state));
    if (machine.list(state, seat) > 1) {
      const view = { seat, table: game.view(state, seat), flow: viewFlow(state, seat) };
      return { game, view, moves: machine.offers.moves(), seats };
    }
    machine.applyListed(state, seat, 0);
  }
}

interface MctsBot {
  /** All of the work is done before the promise is returned. */
  play(state: State<RohanG>, seat: string): Promise<unknown>;
}

/** It searches the true state, hidden cards and all, with random playouts. */
export function bgioTreeTask(): Task {
  const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as {
    MCTSBot: new (options: object) => MctsBot;
  };
  const rohan = new BgioRohan();
  const state = rohan.start(dealer(1));
  let iterations = 0;
  const bot = new MCTSBot({
    game: rohan.game,
    enumerate: rohan.game.ai!.enumerate,
    seed: 'bench',
    iterations: BGIO_ITERATIONS,
    playoutDepth: 1000,
  });
  return {
    run() {
      void bot.play(state, state.ctx.currentPlayer);
      iterations += BGIO_ITERATIONS;
      return BGIO_ITERATIONS;
    },
    checksum: () => iterations,
  };
}
