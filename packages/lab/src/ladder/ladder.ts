/** How strong each level of a game is: neighbours play each other until the interval is narrow. */
import { formatThinking, levelsOf, thinkingOf } from '@fray/bots';
import type { AnyGame, LevelId, Options } from '@fray/engine';
import type { Plan } from '../plan.js';
import { botOnSeat } from '../play/play-batch.js';
import { type RunOptions, runPlans } from '../play/pool.js';
import type { MatchResult } from '../tally.js';
import { type Gap, gapOf, inWords, type Share, shareOf } from './elo.js';

/** One bot in one chair against a table of another. */
export interface Step {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly even: number;
  readonly elo: Gap;
  /** The score as people say it. */
  readonly wins: readonly [number, number];
}

export interface Rung {
  readonly level: LevelId;
  /** How it thinks, as `fray sim --bots` understands it. */
  readonly thinking: string;
  /** How it does against the level below; the lowest has none. */
  readonly step: Step | null;
}

/** What a ladder measured. It is kept with the game, for documents and for whoever chooses an opponent. */
export interface Ladder {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly seed: string;
  /** How long it went on: with these the same figures come out again. */
  readonly effort: Effort;
  readonly rungs: readonly Rung[];
  /** The strongest level against the plain quick choice. */
  readonly yardstick: Step;
}

export interface Effort {
  /** Half the width of an interval, in Elo, that is narrow enough. */
  readonly narrow: number;
  readonly least: number;
  readonly most: number;
  /** As many matches instead where neither looks ahead: they take seconds. */
  readonly quick?: number;
}

export interface LadderRequest extends Effort {
  readonly game: AnyGame;
  readonly options: Options;
  /** Options that every seed draws anew, such as heroes: a level is no better for knowing one of them. */
  readonly vary?: readonly string[];
  readonly seats: number;
  readonly seed: string;
  /** Only steps to these levels are played. */
  readonly levels?: readonly LevelId[];
  /** Measured before: a step that would be played again with the same seed, effort and thinking is taken from it. */
  readonly kept?: Ladder;
  readonly onStep?: (step: Step, isDone: boolean) => void;
}

const YARDSTICK = 'greedy';

export async function climb(request: LadderRequest, run: RunOptions = {}): Promise<Ladder> {
  const { game, seats, seed, levels, narrow, least, most, quick } = request;
  const all = levelsOf(game);
  const rungs: Rung[] = [];
  for (const [i, level] of all.entries()) {
    const below = all[i - 1];
    const wanted = below !== undefined && levels?.includes(level) !== false;
    const step = wanted
      ? (keptStep(request, level, below) ?? (await measure(request, level, below, run)))
      : null;
    rungs.push({ level, thinking: formatThinking(thinkingOf(game, level)), step });
  }
  const yardstick =
    knownYardstick(game, rungs) ?? (await measure(request, all[all.length - 1]!, YARDSTICK, run));
  const effort = { narrow, least, most, ...(quick === undefined ? {} : { quick }) };
  return { game: game.id, version: game.version, seats, seed, effort, rungs, yardstick };
}

/** The step as it was measured before, if it would be played just so again. */
function keptStep(request: LadderRequest, level: LevelId, below: LevelId): Step | undefined {
  const { game, seats, seed, kept } = request;
  if (kept?.version !== game.version || kept.seats !== seats || kept.seed !== seed) return undefined;
  const thinksAlike = (each: LevelId): boolean =>
    kept.rungs.some(
      (rung) => rung.level === each && rung.thinking === formatThinking(thinkingOf(game, each)),
    );
  const step = kept.rungs.find((rung) => rung.level === level)?.step;
  if (step == null || step.against !== below || !thinksAlike(level) || !thinksAlike(below)) return undefined;
  const [now, then] = [request, kept.effort].map((effort) => effortOf({ ...effort, game }, level, below));
  return now!.narrow === then!.narrow && now!.least === then!.least && now!.most === then!.most
    ? step
    : undefined;
}

/** Where the level below is the quick choice itself, its matches have been played already. */
function knownYardstick(game: AnyGame, rungs: readonly Rung[]): Step | undefined {
  const [below, highest] = rungs.slice(-2);
  if (below === undefined || highest?.step == null) return undefined;
  const thinking = thinkingOf(game, below.level);
  if (thinking.method !== 'policy' || thinking.mistakes > 0) return undefined;
  return { ...highest.step, against: YARDSTICK };
}

/** Plays on, seed by seed, until the interval is narrow or enough was played. */
export async function measure(
  request: LadderRequest,
  bot: string,
  against: string,
  run: RunOptions,
): Promise<Step> {
  const { game, options, vary = [], seats, seed, onStep } = request;
  const { narrow, least, most } = effortOf(request, bot, against);
  const results: MatchResult[] = [];
  for (;;) {
    const games = seats * Math.ceil((results.length === 0 ? least : least / 2) / seats);
    const bots = [bot, ...new Array<string>(seats - 1).fill(against)];
    const base = { game: game.id, options, vary, bots, games, keep: true, turns: true } as const;
    const plan: Plan = { ...base, seed: `${seed}/${bot}/${against}/${results.length}` };
    const [tally] = await runPlans([plan], run);
    results.push(...tally!.results);
    const share = shareOf(results, (i) => chairOf(plan, i), seats);
    const step = stepOf(bot, against, share);
    const isDone = (step.elo.high - step.elo.low) / 2 <= narrow || results.length >= most;
    onStep?.(step, isDone);
    if (isDone) return step;
  }
}

/** How long this step goes on. */
function effortOf(
  { game, narrow, least, most, quick }: Effort & Pick<LadderRequest, 'game'>,
  bot: string,
  against: string,
): Effort {
  if (quick === undefined || looksAhead(game, bot) || looksAhead(game, against))
    return { narrow, least, most };
  return { narrow, least: quick, most: quick };
}

function looksAhead(game: AnyGame, bot: string): boolean {
  const level = levelsOf(game).find((each) => each === bot);
  if (level === undefined) return false;
  const { method } = thinkingOf(game, level);
  return method !== 'policy' && method !== 'practice';
}

function chairOf(plan: Plan, match: number): number {
  for (let seat = 0; seat < plan.bots.length; seat++) if (botOnSeat(plan, match, seat) === 0) return seat;
  return 0;
}

function stepOf(bot: string, against: string, share: Share): Step {
  const { games, score, low, high, even } = share;
  return { bot, against, games, score, low, high, even, elo: gapOf(share), wins: inWords(score) };
}
