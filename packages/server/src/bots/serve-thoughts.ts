/** What runs in a bot's thread: it is sent a view and legal moves, and sends one of them back. */
import { type AnyGame, type Move, type Result, type Rng, rngFromWords, type SeatView } from '@fray/engine';
import type { Thought } from './thinker.js';

interface ThinkingBot {
  choose(view: SeatView<unknown>, moves: readonly Move[], game: AnyGame, rng: Rng): Move;
}

export function serveThoughts(
  findGame: (id: string) => Result<AnyGame>,
  findBot: (level: string) => Result<ThinkingBot>,
): (thought: Thought) => Move {
  return ({ game: id, level, view, moves, words }) => {
    const game = findGame(id);
    const bot = findBot(level);
    if (!game.ok) throw new Error(game.error);
    if (!bot.ok) throw new Error(bot.error);
    return bot.value.choose(view, moves, game.value, rngFromWords(...words));
  };
}
