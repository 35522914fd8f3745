/**
 * The question as plain data, for bots that think in a worker of the browser or a thread of the server. One type of message
 * each way; the game and the bot go by name, and chance by a seed.
 */
import { type AnyGame, assert, type Move, rngFromSeed, type SeatView } from '@fray/engine';
import { type BotAnswer, insteadOf, isOffered, type Replaced, thinkSafely } from './ask.js';
import type { BotBudget, BotQuestion } from './bot.js';
import { stopAfter } from './deadline.js';
import { findBot } from './registry.js';

export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: SeatView<unknown>;
  readonly moves: readonly Move[];
  readonly standing: readonly Move[];
  readonly seats: number;
  readonly seed: string;
  readonly budget: BotBudget;
}

export interface BotReply {
  readonly move: Move | null;
  readonly replaced?: Replaced;
}

/** The question that a message stands for. */
export function questionOf(game: AnyGame, request: BotRequest): BotQuestion {
  const { view, moves, standing, seats, seed, budget } = request;
  const stop = budget.ms === undefined ? {} : { stop: stopAfter(budget.ms) };
  return { game, view, moves, standing, seats, rng: rngFromSeed(seed), budget, ...stop };
}

/** In the worker: thinks and answers. */
export function answerRequest(game: AnyGame, request: BotRequest): BotReply {
  const bot = findBot(request.bot);
  assert(bot.ok, 'a match is only started with known bots');
  return replyOf(thinkSafely(bot.value, questionOf(game, request)));
}

/** Where a bot thinks that is not here. */
export interface Elsewhere {
  think(request: BotRequest): Promise<BotReply>;
  /** Ends this thinking: nobody waits for the answer any more. */
  giveUp(request: BotRequest): void;
  /** Calls back after so many milliseconds, unless what it returns is called first. */
  after(ms: number, late: () => void): () => void;
}

/** A bot without a budget is given this long, and one with a budget this much longer than that, to answer at all. */
const PATIENCE_MS = 10_000;
const GRACE_MS = 2_000;

/** On this side: asks elsewhere and always answers, in time and with a legal move, whatever happens over there. */
export async function askElsewhere(
  game: AnyGame,
  request: BotRequest,
  elsewhere: Elsewhere,
): Promise<BotAnswer> {
  const { ms } = request.budget;
  const question = questionOf(game, request);
  let cancel = (): void => undefined;
  const late = new Promise<'late'>((resolve) => {
    cancel = elsewhere.after(ms === undefined ? PATIENCE_MS : ms + GRACE_MS, () => resolve('late'));
  });
  try {
    const reply = await Promise.race([elsewhere.think(request), late]);
    if (reply !== 'late') return checked(question, reply);
    elsewhere.giveUp(request);
    return insteadOf(question, { why: 'late' });
  } catch (error) {
    return insteadOf(question, {
      why: 'threw',
      detail: error instanceof Error ? error.message : String(error),
    });
  } finally {
    cancel();
  }
}

/** What comes from outside is looked at again: whoever answers there may be out of step with here. */
function checked(question: BotQuestion, { move, replaced }: BotReply): BotAnswer {
  const answer = move ?? undefined;
  if (!isOffered(question, answer))
    return insteadOf(question, { why: 'cheated', detail: JSON.stringify(answer) });
  return replaced === undefined ? { move: answer } : { move: answer, replaced };
}

function replyOf({ move, replaced }: BotAnswer): BotReply {
  return replaced === undefined ? { move: move ?? null } : { move: move ?? null, replaced };
}
