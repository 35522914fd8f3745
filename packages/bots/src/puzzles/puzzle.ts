/**
 * A puzzle: a position from a match between bots in which one choice is better than all others by far. It is kept as the choices
 * that led to it, so that it is played at the game's own table and the solver sees what the seat saw.
 */
import {
  type AnyGame,
  type Choice,
  fail,
  formatChoice,
  Match,
  type Move,
  type Options,
  ok,
  parseNotation,
  type RecordedChoice,
  type Result,
} from '@fray/engine';

/** How it was found: by trying everything to the end, or by many lines in worlds that fit what the seat knows. */
export type Solved = 'exhaustive' | 'lines';

/** What is to be found; shells have a title for each. */
export type PuzzleAim = 'win' | 'turn' | 'hold' | 'best';

export interface Puzzle {
  readonly id: string;
  readonly aim: PuzzleAim;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** What was chosen before: "seat notation", one after the other with semicolons between. */
  readonly choices: string;
  /** The hash of the position, which tells when rules have changed under it. */
  readonly position: string;
  readonly seat: number;
  readonly best: string;
  readonly solved: Solved;
  /** The seat's chance after the best choice, and after the next best, in hundredths. */
  readonly chance: number;
  readonly next: number;
}

/** The puzzles of a game as its folder keeps them, with how they were found. */
export interface PuzzleFile {
  readonly made: {
    readonly seed: string;
    readonly bot: string;
    readonly margin: number;
    readonly lines: number;
    readonly depth: number;
    readonly late: number;
    readonly every: number;
  };
  readonly puzzles: readonly Puzzle[];
}

/** Why a puzzle is none any more. */
export type PuzzleFault = 'setup' | 'choices' | 'position' | 'asked' | 'best';

export interface OpenPuzzle {
  readonly match: Match;
  readonly best: Move;
  readonly moves: readonly Move[];
}

/** The match as it stands when the solver is asked. */
export function openPuzzle(game: AnyGame, puzzle: Puzzle): Result<OpenPuzzle, PuzzleFault> {
  const started = Match.start(game, { options: puzzle.options, seats: seatsOf(puzzle), seed: puzzle.seed });
  if (!started.ok) return fail('setup');
  const match = started.value;
  for (const { seat, choice } of choicesOf(game, puzzle))
    if (!match.choose(seat, choice).ok) return fail('choices');
  if (match.hash() !== puzzle.position) return fail('position');
  if (!match.isAsked(puzzle.seat)) return fail('asked');
  const best = parseNotation(game.verbs, puzzle.best);
  if (!best.ok || match.refusal(puzzle.seat, best.value) !== undefined) return fail('best');
  return ok({ match, best: best.value, moves: match.moves(puzzle.seat) });
}

/** Everybody but the solver is a bot. */
export function seatsOf({ seats, seat }: Pick<Puzzle, 'seats' | 'seat'>) {
  return Array.from({ length: seats }, (_, i) => ({
    name: '',
    kind: i === seat ? ('person' as const) : ('bot' as const),
  }));
}

const BETWEEN = '; ';

export function joinChoices(choices: readonly RecordedChoice[]): string {
  return choices.map(({ seat, text }) => `${seat} ${text}`).join(BETWEEN);
}

/** One that cannot be read is refused by the match like any other that is not legal. */
export function choicesOf(
  game: AnyGame,
  puzzle: Puzzle,
): readonly { readonly seat: number; readonly choice: Choice }[] {
  const lines = puzzle.choices === '' ? [] : puzzle.choices.split(BETWEEN);
  return lines.map((line) => {
    const gap = line.indexOf(' ');
    const move = parseNotation(game.verbs, line.slice(gap + 1));
    return {
      seat: Number(line.slice(0, gap)),
      choice: move.ok ? formatChoice(game.verbs, move.value) : { do: '' },
    };
  });
}
