/** Plays any legal move, each equally likely, and does nothing unasked: the yardstick for everything cleverer. */
import { below } from '@fray/engine';
import type { Bot } from './bot.js';

export const random: Bot = {
  id: 'random',
  choose: ({ moves, rng }) => moves[below(rng, moves.length)]!,
  passive: true,
};
