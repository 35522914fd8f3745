/** All bots by name. */
import { fail, ok, type Result } from '@fray/engine';
import type { Bot } from './bot.js';
import { greedy } from './greedy.js';
import { random } from './random.js';

export const bots: readonly Bot[] = [random, greedy];

export function findBot(id: string): Result<Bot> {
  const bot = bots.find((b) => b.id === id);
  if (bot !== undefined) return ok(bot);
  return fail(
    `There is no bot called "${id.slice(0, 40)}"; choose one of ${bots.map((b) => b.id).join(', ')}.`,
  );
}
