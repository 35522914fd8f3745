/** All bots by name. What shells call them and say about them is in their own word books. */
import { fail, type Message, message, ok, type Result } from '@fray/engine';
import type { Bot } from './bot.js';
import { greedy } from './greedy.js';
import { levelBots } from './levels.js';
import { random } from './random.js';

export const bots: readonly Bot[] = [random, greedy, ...levelBots];

export function findBot(id: string): Result<Bot, Message> {
  const bot = bots.find((b) => b.id === id);
  if (bot !== undefined) return ok(bot);
  return fail(message('no-such-bot', { given: id.slice(0, 40), known: bots.map((b) => b.id) }));
}
