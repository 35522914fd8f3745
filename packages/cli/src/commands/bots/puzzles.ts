/** `fray puzzles`: finds positions with one best choice in matches between bots, and proves that they still are. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBot, isStillPuzzle, openPuzzle, type Puzzle, type PuzzleFile, puzzlesOf } from '@fray/bots';
import { games } from '@fray/games';
import { Complaint, must } from '../../complaint.js';
import { type OpenGame, openGame } from '../../game/open-game.js';
import { readCount, readNames, readOptions, seatsOwn } from '../../options.js';
import { words } from '../../words/index.js';

const { puzzles: say } = words;

export interface MakeFlags {
  readonly count: string;
  readonly matches: string;
  readonly bot: string;
  readonly seats?: string;
  readonly seed: string;
  readonly margin: string;
  readonly lines: string;
  readonly depth: string;
  readonly late: string;
  readonly every: string;
  readonly from: string;
  readonly about?: string;
  readonly vary?: string;
  readonly option: readonly string[];
}

/** One match is good for so many: more would be the same story again. */
const MOST_A_MATCH = 2;
/** So many may have the same answer. */
const MOST_ALIKE = 3;

export async function makePuzzles(gameId: string, flags: MakeFlags): Promise<void> {
  const opened = await openGame(gameId);
  const { game } = opened;
  const made = {
    seed: flags.seed,
    bot: must(findBot(flags.bot)).id,
    margin: readCount('--margin', flags.margin, 1) / 100,
    lines: readCount('--lines', flags.lines, 20),
    depth: readCount('--depth', flags.depth, 0),
    late: readCount('--late', flags.late, 0) / 100,
    every: readCount('--every', flags.every, 1),
  };
  const count = readCount('--count', flags.count, 1);
  const most = readCount('--matches', flags.matches, 1);
  const from = readCount('--from', flags.from, 1);
  const found = from === 1 ? [] : [...(read(opened)?.puzzles ?? [])];
  const plan = {
    ...made,
    game,
    bot: must(findBot(flags.bot)),
    options: readOptions(opened, flags.option),
    vary: [...seatsOwn(opened, flags.option), ...readNames(opened.game.options, flags.vary, say.noOption)],
    seats: flags.seats === undefined ? game.seats.min : readCount('--seats', flags.seats, game.seats.min),
    about: readNames(game.verbs, flags.about, say.noVerb),
    isWanted: (best: string) => found.filter((puzzle) => puzzle.best === best).length < MOST_ALIKE,
  };
  let matches = from - 1;
  while (found.length < count && matches < most) {
    matches++;
    let here = 0;
    for (const puzzle of puzzlesOf(plan, `${made.seed}-${matches}`)) {
      found.push(puzzle);
      tell(puzzle, found.length, count);
      // Written at once: looking takes long, and whoever ends it keeps what was found.
      write(opened, { made, puzzles: found });
      if (++here === MOST_A_MATCH || found.length === count) break;
    }
  }
  process.stdout.write(`${say.written(found.length, matches, fileOf(opened))}\n`);
}

/** On stderr, where a person watches. */
function tell({ aim, best, chance, next, solved }: Puzzle, n: number, of: number): void {
  process.stderr.write(`  ${say.found(n, of, aim, best, chance, next, say.how[solved])}\n`);
}

function fileOf({ rules }: OpenGame): string {
  return join(dirname(fileURLToPath(rules)), 'puzzles', 'puzzles.json');
}

function read(opened: OpenGame): PuzzleFile | undefined {
  const file = fileOf(opened);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile) : undefined;
}

function write(opened: OpenGame, file: PuzzleFile): void {
  mkdirSync(dirname(fileOf(opened)), { recursive: true });
  writeFileSync(fileOf(opened), `${JSON.stringify(file, null, 2)}\n`);
}

export async function checkPuzzles(
  ids: readonly string[],
  { seed }: { readonly seed: string },
): Promise<void> {
  let all = 0;
  let broken = 0;
  for (const id of ids.length === 0 ? games.map((game) => game.id) : ids) {
    const opened = await openGame(id);
    const file = read(opened);
    if (file === undefined) continue;
    for (const puzzle of file.puzzles) {
      all++;
      const why = whyBroken(opened, puzzle, file, seed);
      if (why === undefined) continue;
      broken++;
      process.stdout.write(`${say.broken(id, puzzle.id, say.why[why])}\n`);
    }
  }
  process.stdout.write(`${say.holding(all - broken, all)}\n`);
  if (broken > 0) throw new Complaint(say.notAll(broken));
}

function whyBroken(
  { game }: OpenGame,
  puzzle: Puzzle,
  { made }: PuzzleFile,
  seed: string,
): keyof typeof say.why | undefined {
  const opened = openPuzzle(game, puzzle);
  if (!opened.ok) return opened.error;
  return isStillPuzzle(game, puzzle, made, seed) ? undefined : 'weighed';
}
