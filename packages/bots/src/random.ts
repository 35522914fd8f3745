/** Plays any legal move, each equally likely: the yardstick for everything cleverer. */
import { below } from '@fray/engine';
import type { Bot } from './bot.js';

export const random: Bot = {
  id: 'random',
  blurb: 'picks any legal choice, each equally likely',
  choose: (_view, moves, _game, rng) => moves[below(rng, moves.length)]!,
};
