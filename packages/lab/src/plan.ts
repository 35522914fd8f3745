/** What to simulate, as plain data: it crosses to worker threads as it is, and its results depend on nothing else. */
import { findThinker } from '@fray/bots';
import {
  type AnyGame,
  fail,
  type Message,
  message,
  type Options,
  ok,
  parseOptions,
  type Result,
} from '@fray/engine';

/** How closely a match is looked at. */
export type Closeness = 'events' | 'lead';

export interface Plan {
  readonly game: string;
  readonly options: Options;
  /** One bot a seat; they move on by one seat every match, so that each plays every side. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Keep every match's result, not only the counts. */
  readonly keep?: boolean;
  /** Give these responses, match by match, instead of counts; none named: all there are. */
  readonly responses?: readonly string[];
  /** Also look on while it is played: at what is told and used, or at who leads, too. Takes time. */
  readonly closely?: Closeness;
  /** Play every seed once from every chair. */
  readonly turns?: boolean;
  /** Options that every seed draws anew. */
  readonly vary?: readonly string[];
  /** Bots keep their seats. */
  readonly seated?: boolean;
  /** The module that exports the game, where it is not on the shelf. */
  readonly module?: string;
}

export interface PlanDetails {
  readonly options?: unknown;
  readonly bots: readonly string[];
  readonly seats?: number;
  readonly seed: string;
  readonly games: number;
  /** Keep every match's result, not only the counts. */
  readonly keep?: boolean;
  /** Options that every match draws anew. */
  readonly vary?: readonly string[];
  /** The module from which threads can load the game, where it is not on the shelf. */
  readonly module?: string;
}

/** Checks a request. One bot alone plays every seat. What is wrong is a message for the words of whoever asked. */
export function planFor(game: AnyGame, request: PlanDetails): Result<Plan, Message> {
  const options = parseOptions(game.options, request.options, true);
  if (!options.ok) return options;
  const bots = seatBots(game, request);
  if (!bots.ok) return bots;
  if (!Number.isSafeInteger(request.games) || request.games < 1) return fail(message('games-count'));
  const fault = game.optionsFault?.(options.value, bots.value.length);
  if (fault !== undefined) return fail(fault);
  const { seed, games, vary, module } = request;
  const more = { ...(module && { module }), ...(vary && { vary }) };
  return ok({ game: game.id, options: options.value, bots: bots.value, seed, games, ...more });
}

function seatBots(game: AnyGame, request: PlanDetails): Result<readonly string[], Message> {
  const { bots } = request;
  for (const id of bots) {
    const bot = findThinker(id);
    if (!bot.ok) return bot;
  }
  const { min, max } = game.seats;
  const seats = request.seats ?? (bots.length > 1 ? bots.length : min);
  if (seats < min || seats > max) return fail(message('seat-count', { min, max, given: seats }));
  if (bots.length === 1) return ok(new Array<string>(seats).fill(bots[0]!));
  if (bots.length === seats) return ok(bots);
  return fail(message('bot-count', { seats, given: bots.length }));
}
