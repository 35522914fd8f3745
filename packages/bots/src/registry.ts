/** All bots by name. What shells call them and say about them is in their own word books. */
import { fail, type Message, message, ok, type Result } from '@fray/engine';
import type { Bot } from './bot.js';
import { greedy } from './greedy.js';
import { castBots, levelBots } from './levels.js';
import { random } from './random.js';
import { parseThinking } from './spelled-thinking.js';
import { thinkAs } from './think-as.js';

export const bots: readonly Bot[] = [random, greedy, ...levelBots];

export function findBot(id: string): Result<Bot, Message> {
  const bot = bots.find((b) => b.id === id) ?? castBots.find((b) => b.id === id);
  if (bot !== undefined) return ok(bot);
  return fail(message('no-such-bot', { given: id.slice(0, 40), known: bots.map((b) => b.id) }));
}

/** The same for measuring, where a way of thinking may be spelled out, such as "tree:1000". No table takes those: they know no limit. */
export function findThinker(id: string): Result<Bot, Message> {
  const thinking = parseThinking(id);
  return thinking === undefined ? findBot(id) : ok({ id, choose: (question) => thinkAs(thinking, question) });
}
