/** Looks for puzzles in matches between bots: what looks like one at first sight is weighed twice more on fresh seeds. */
import {
  type AnyGame,
  assert,
  formatNotation,
  Machine,
  Match,
  type Move,
  moveEquals,
  type Options,
  rngFromSeed,
} from '@fray/engine';
import { ask } from '../ask.js';
import type { Bot, BotQuestion } from '../bot.js';
import { drawnOptions } from '../drawn-options.js';
import { joinChoices, openPuzzle, type Puzzle, type PuzzleAim, seatsOf } from './puzzle.js';
import { MOST_POSITIONS, type Weighed, weigh } from './weigh.js';

/** How closely is looked; kept with the puzzles, so that they can be checked in the same way. */
export interface PuzzleSearch {
  /** How much better the best choice must be than the next, from 0 to 1. */
  readonly margin: number;
  /** Lines for each move on a fresh seed. */
  readonly lines: number;
  /** After so many choices of a line the game's judge decides; 0: all are played to the end. */
  readonly depth: number;
  /** The part of a match that is only played, from 0 to 1. */
  readonly late: number;
  /** Only every so manieth position of a match is looked at. */
  readonly every: number;
}

export interface PuzzlePlan extends PuzzleSearch {
  readonly game: AnyGame;
  readonly options: Options;
  /** Options that every match draws anew, so that puzzles are not the same two heroes again and again. */
  readonly vary?: readonly string[];
  readonly seats: number;
  readonly bot: Bot;
  /** Only questions that offer one of these verbs are looked at; none named: all of them. */
  readonly about?: readonly string[];
  /** Whether a position with this answer is still wanted: nobody wants the same trick twenty times. */
  readonly isWanted?: (best: string) => boolean;
}

const FEWEST_MOVES = 3;
const MOST_MOVES = 24;
/** Where all is lost or won anyway there is nothing to find. */
const HOPE = 0.3;
/** At first sight a few lines will do, then more; only what still looks like a puzzle is weighed in earnest. */
const GLANCE = 20;
const LOOK = 4;
/** So many standard errors must lie between the best and the next. */
const ERRORS = 3;

/** Drawn in the order of the game's own list, however they were named: the same seed finds the same puzzles. */
function optionsOf(plan: PuzzlePlan, seed: string): Options {
  const vary = plan.game.options.map(({ id }) => id).filter((id) => plan.vary?.includes(id) === true);
  return drawnOptions({ ...plan, vary }, `${seed}/options`);
}

/** The puzzles of one match, in the order in which they come up: late ones, where a single choice decides most. */
export function* puzzlesOf(given: PuzzlePlan, seed: string): Generator<Puzzle> {
  const plan = { ...given, options: optionsOf(given, seed) };
  const { choices } = played(plan, seed);
  const match = start(plan, seed);
  for (const [n, { seat, choice }] of choices.entries()) {
    const looked = n >= plan.late * choices.length && n % plan.every === 0 && isAskedAlone(match);
    const found = looked ? puzzleAt(plan, match, seed) : undefined;
    if (found !== undefined) yield found;
    match.choose(seat, choice);
  }
}

function start({ game, options, seats }: PuzzlePlan, seed: string): Match {
  const started = Match.start(game, { options, seats: seatsOf({ seats, seat: -1 }), seed });
  assert(started.ok, 'options were checked before');
  return started.value;
}

function played(plan: PuzzlePlan, seed: string): Match {
  const match = start(plan, seed);
  const rngs = Array.from({ length: plan.seats }, (_, seat) => rngFromSeed(`${seed}/bot ${seat}`));
  for (let n = 0; match.outcome === null && n < plan.game.maxDecisions; n++) playOn(match, plan.bot, rngs);
  return match;
}

function isAskedAlone(match: Match): boolean {
  return match.asked().length === 1 && match.hiddenChoices().length === 0;
}

/** The puzzle that this position is, if it is one. */
function puzzleAt(plan: PuzzlePlan, match: Match, seed: string): Puzzle | undefined {
  const seat = match.asked()[0]!;
  const moves = match.moves(seat);
  if (moves.length < FEWEST_MOVES || moves.length > MOST_MOVES) return undefined;
  if (!isLookedAt(plan, moves) || isAboutPoints(match, seat)) return undefined;
  const look = (stream: string, part: number, errors: number): Weighed | undefined =>
    weighPosition(plan, match, seat, `${seed}/${match.length}/${stream}`, part, errors);
  const glance = look('glance', GLANCE, 0);
  if (glance === undefined || plan.isWanted?.(formatNotation(plan.game.verbs, glance.best)) === false)
    return undefined;
  const seen = look('look', LOOK, ERRORS / 2);
  if (seen === undefined || seen.chance < HOPE) return undefined;
  const sure = ['first', 'second'].map((stream) => look(stream, 1, ERRORS));
  if (!sure.every((each) => each !== undefined && moveEquals(each.best, seen.best))) return undefined;
  return puzzleFrom(match, seat, seed, sure[1]!);
}

function isLookedAt({ game, about = [] }: PuzzlePlan, moves: readonly Move[]): boolean {
  return about.length === 0 || moves.some(([verb]) => about.includes(game.verbs[verb]!.id));
}

function weighPosition(
  { game, margin, lines, depth, seats }: Omit<PuzzlePlan, 'bot' | 'options'>,
  match: Match,
  seat: number,
  seed: string,
  part: number,
  errors: number,
): Weighed | undefined {
  const question = { game, view: match.view(seat), moves: match.moves(seat), seats, rng: rngFromSeed(seed) };
  return weigh(question, {
    lines: Math.ceil(lines / part),
    margin,
    errors,
    depth: depth === 0 ? Number.POSITIVE_INFINITY : depth,
    // At first sight nothing is tried to the end: that would take longer than all the lines.
    most: part === GLANCE ? 0 : MOST_POSITIONS,
  });
}

/** Whether a puzzle still is one on a fresh seed: the same choice is best, and by as much. `part`: with so many times fewer lines. */
export function isStillPuzzle(
  game: AnyGame,
  puzzle: Puzzle,
  search: PuzzleSearch,
  seed: string,
  part = 1,
): boolean {
  const opened = openPuzzle(game, puzzle);
  if (!opened.ok) return false;
  const { match, best } = opened.value;
  const plan = { game, seats: puzzle.seats, ...search, margin: search.margin / 2 };
  const found = weighPosition(plan, match, puzzle.seat, `${puzzle.id}/${seed}`, part, ERRORS / 2);
  return found !== undefined && moveEquals(found.best, best);
}

/** Where any point would do, more is legal than can be weighed. */
function isAboutPoints({ game, state }: Match, seat: number): boolean {
  const machine = new Machine(game);
  machine.list(state, seat);
  return machine.offers.regionVerbs().length > 0;
}

function puzzleFrom(
  match: Match,
  seat: number,
  seed: string,
  { best, chance, next, solved }: Weighed,
): Puzzle {
  const { game, header, choices } = match;
  return {
    id: match.hash().slice(0, 8),
    aim: aimOf(chance, next),
    options: header.options,
    seats: header.seats.length,
    seed,
    choices: joinChoices(choices),
    position: match.hash(),
    seat,
    best: formatNotation(game.verbs, best),
    solved,
    chance: Math.round(100 * chance),
    next: Math.round(100 * next),
  };
}

function aimOf(chance: number, next: number): PuzzleAim {
  if (chance >= 0.9) return next >= 0.5 ? 'win' : 'turn';
  return chance < 0.6 ? 'hold' : 'best';
}

/** Whoever has something to do does it: unasked if it is worth it, otherwise as asked. */
function playOn(match: Match, bot: Bot, rngs: readonly ReturnType<typeof rngFromSeed>[]): void {
  const { game } = match;
  const question = (seat: number, moves: readonly Move[], standing: readonly Move[]): BotQuestion => ({
    game,
    view: match.view(seat),
    moves,
    standing,
    seats: rngs.length,
    rng: rngs[seat]!,
    budget: {},
  });
  if (game.knowledge.act !== undefined)
    for (const seat of rngs.keys()) {
      const standing = match.standing(seat);
      const move = standing.length === 0 ? undefined : ask(bot, question(seat, [], standing));
      if (move === undefined) continue;
      match.apply(seat, move);
      return;
    }
  const seat = match.asked()[0]!;
  match.apply(seat, ask(bot, question(seat, match.moves(seat), []))!);
}
