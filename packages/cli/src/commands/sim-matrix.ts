/** `fray sim --heroes`: every hero against every other, as a square of win rates with their intervals. */
import { openPoolRunner, type Robin, type RunOptions, readChange, robin } from '@fray/lab';
import pc from 'picocolors';
import { Complaint, must } from '../complaint.js';
import type { OpenGame } from '../game/open-game.js';
import { paintTable, percent } from '../paint.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

/** The options that name the heroes of the two seats. */
const HERO_OPTIONS = ['hero1', 'hero2'] as const;

export interface MatrixSetup {
  readonly opened: OpenGame;
  readonly heroes: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  /** Matches in each of the squares. */
  readonly games: number;
  readonly seed: string;
}

/** The heroes a person names: all that come with the game, or some of them. */
export function readHeroes({ game, book }: OpenGame, text: string): string[] {
  const known = game.options.find(({ id }) => id === HERO_OPTIONS[0])?.values?.map(String);
  if (known === undefined) throw new Complaint(problems.noHeroes(book.title));
  if (text === 'all') return known;
  const heroes = text.split(',');
  const stranger = heroes.find((hero) => !known.includes(hero));
  if (stranger !== undefined) throw new Complaint(problems.noHero(stranger, known));
  if (new Set(heroes).size < heroes.length) throw new Complaint(problems.heroTwice);
  return heroes;
}

/** The lab's round robin, asked for in one line. */
export async function playMatrix(setup: MatrixSetup, { workers, onProgress }: RunOptions): Promise<Robin> {
  const { opened, heroes, options, bots, games, seed } = setup;
  const { game, book, local } = opened;
  const runner = openPoolRunner(workers);
  const pairs = heroes.length * (heroes.length - 1);
  const experiment = {
    title: book.title,
    game: game.id,
    seats: HERO_OPTIONS.length,
    bots,
    options,
    changes: heroes.map((hero) => ({ ...readChange(`hero = ${hero}`), name: hero })),
    design: 'robin' as const,
    vary: [],
    measures: [],
    matches: games,
    within: undefined,
    seed,
  };
  const watcher = {
    onProgress: (seeds: number) => onProgress?.(seeds * pairs),
    ...(local === undefined ? {} : { module: local.module }),
  };
  try {
    return must(await robin(experiment, game, runner, watcher), book);
  } finally {
    await runner.close();
  }
}

export function paintMatrix(
  title: string,
  setup: MatrixSetup,
  { contenders, cells, standings }: Robin,
): string {
  const width = Math.max(...contenders.map((name) => name.length)) + 4;
  const head = contenders.map((_, i) => `${i + 1}`.padStart(7)).join('');
  const rows = contenders.flatMap((name, r) => [
    `${`${r + 1}`.padStart(2)} ${name.padEnd(width - 3)}${cells[r]!.map((cell) => (cell === null ? '' : (cell.rate * 100).toFixed(0)).padStart(7)).join('')}`,
    pc.dim(
      ' '.repeat(width) +
        cells[r]!.map((cell) => (cell === null ? '' : range(cell.low, cell.high)).padStart(7)).join(''),
    ),
  ]);
  return `${[
    `${pc.bold(title)}  ${pc.dim(reports.squares(setup.games, setup.bots.join(', '), setup.seed))}`,
    pc.dim(reports.squareHelp),
    '',
    pc.dim(' '.repeat(width) + head),
    ...rows,
    '',
    paintTable(
      reports.fieldHead,
      standings.map(({ name, share, low, high }) => [
        name,
        percent(share),
        reports.interval(percent(low), percent(high)),
      ]),
    ),
  ].join('\n')}\n`;
}

function range(low: number, high: number): string {
  return `${(low * 100).toFixed(0)}-${(high * 100).toFixed(0)}`;
}
