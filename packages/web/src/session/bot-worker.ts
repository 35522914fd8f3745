/** Thinks for bots, away from the page, so that the page never stutters. */
import { findBot } from '@fray/bots';
import { assert, rngFromSeed } from '@fray/engine';
import { findGame } from '@fray/games';
import type { BotAnswer, BotRequest } from './bot-port.js';

self.addEventListener('message', ({ data }: MessageEvent<BotRequest & { readonly id: number }>) => {
  const game = findGame(data.game);
  const bot = findBot(data.bot);
  assert(game.ok && bot.ok, 'a match is only started with a known game and bot');
  const move = bot.value.choose(data.view, data.moves, game.value, rngFromSeed(data.seed));
  const answer: BotAnswer = { id: data.id, move };
  self.postMessage(answer);
});
