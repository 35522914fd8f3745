/**
 * Asks a bot, and answers whatever the bot does: one that throws or names a move it was not offered is replaced for that choice
 * by the game's quick policy, and whoever asked is told so.
 */
import { type AnyGame, type Move, moveEquals } from '@fray/engine';
import type { Bot, BotQuestion } from './bot.js';

/** Why a bot's own answer was not used. `detail` is for a log, never for a player. */
export interface Replaced {
  readonly why: 'threw' | 'cheated' | 'late';
  readonly detail?: string;
}

export interface BotAnswer {
  /** One of the moves or standing moves; undefined: it holds still, as only somebody who was not asked may. */
  readonly move: Move | undefined;
  readonly replaced?: Replaced;
}

/** What this bot does now: something nobody asked for if it is worth it, otherwise its answer. Bad bots break through. */
export function ask(bot: Bot, question: BotQuestion): Move | undefined {
  const unasked = question.standing.length === 0 ? undefined : act(bot, question);
  if (unasked !== undefined) return unasked;
  const { game, moves } = question;
  if (moves.length < 2) return moves[0];
  return game.knowledge.isCourtesy?.(moves) === true ? quickMove(question) : bot.choose(question);
}

/** The same with any bot, for tables that must go on. */
export function thinkSafely(bot: Bot, question: BotQuestion): BotAnswer {
  try {
    const move = ask(bot, question);
    if (isOffered(question, move)) return { move };
    return insteadOf(question, { why: 'cheated', detail: `${bot.id} chose ${JSON.stringify(move)}` });
  } catch (error) {
    return insteadOf(question, {
      why: 'threw',
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}

/** What is played instead of a bot's answer: the game's quick policy, or the first legal move if even that fails. */
export function insteadOf(question: BotQuestion, replaced: Replaced): BotAnswer {
  return { move: quickMove(question), replaced };
}

/** Whether a bot could have anything to do in this game though nobody asked it: worth knowing before asking. */
export function actsUnasked(game: AnyGame, bot: Bot): boolean {
  const advised = bot.act !== undefined || game.knowledge.act !== undefined;
  return game.standing !== undefined && advised && bot.passive !== true;
}

export function isOffered(
  { moves, standing }: Pick<BotQuestion, 'moves' | 'standing'>,
  move: Move | undefined,
): boolean {
  if (move === undefined) return moves.length === 0;
  const isThis = (each: Move): boolean => moveEquals(each, move);
  return Array.isArray(move) && (moves.some(isThis) || standing.some(isThis));
}

function act(bot: Bot, question: BotQuestion): Move | undefined {
  if (bot.passive === true) return undefined;
  if (bot.act !== undefined) return bot.act(question);
  const { game, standing, rng } = question;
  const index = game.knowledge.act?.(() => question.view, standing, rng);
  return index === undefined ? undefined : standing[index];
}

function quickMove({ game, view, moves, rng }: BotQuestion): Move | undefined {
  try {
    const index = game.knowledge.policy?.(view, moves, rng) ?? 0;
    return moves[index] ?? moves[0];
  } catch {
    return moves[0];
  }
}
