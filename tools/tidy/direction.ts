/** Which way imports may point. */
import { posix } from 'node:path';
import { isCode, isPure, isTest, lineAt, packageOf, type Source } from './source.js';
import { readSyntax } from './syntax.js';

const GAMES = 'game-*';
/** What the sources of a package may import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  testkit: ['engine'],
  kit: ['engine'],
  protocol: ['engine'],
  [GAMES]: ['engine'],
  bots: ['engine'],
  host: ['engine', 'protocol', 'bots'],
  lessons: ['engine', 'testkit', 'host', 'games'],
  games: ['engine', GAMES],
  lab: ['engine', 'bots', 'games'],
  server: ['engine', 'protocol', 'host', 'bots', 'games', 'lab'],
  web: ['engine', 'kit', 'protocol', 'host', 'bots', 'lessons', 'testkit', 'lab', 'games', GAMES],
  bench: ['engine', 'protocol', 'bots', 'games', GAMES, 'lab', 'server'],
  cli: ['engine', 'testkit', 'host', 'bots', 'games', GAMES, 'lab', 'server', 'bench'],
};
/** Tests may also use the test kit and the bots; a game's table (its screen) the parts that tables are drawn with. */
const FOR_TESTS = ['testkit', 'bots'];
const FOR_TABLES = ['kit'];

function kind(name: string): string {
  return name.startsWith('game-') ? GAMES : name;
}

/** The package of ours that an import names. */
export function frayPackage(from: string): string | undefined {
  return /^@fray\/([a-z-]+)/.exec(from)?.[1];
}

export function checkDirection(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => isCode(path)).flatMap(directionFaults);
}

function directionFaults(source: Source): string[] {
  const own = packageOf(source.path);
  if (own === undefined) return [];
  const allowed = new Set(ALLOWED[kind(own)] ?? []);
  if (isTest(source.path)) for (const name of FOR_TESTS) allowed.add(name);
  // A game's tests may be about its table.
  if (/^packages\/game-[a-z-]+\/(table|test)\//.test(source.path))
    for (const name of FOR_TABLES) allowed.add(name);
  return readSyntax(source).imports.flatMap(({ from, start }) => {
    const place = `${source.path}:${lineAt(source.text, start)}`;
    const target = frayPackage(from);
    if (target !== undefined && target !== own && !allowed.has(kind(target)))
      return [`${place}: ${own} must not import ${target}`];
    if (from.startsWith('.') && leaves(source.path, from, own))
      return [`${place}: leaves its package by a relative path`];
    if (isPure(source.path) && !from.startsWith('.') && target === undefined)
      return [`${place}: pure code must not import "${from}"`];
    return [];
  });
}

/** The client finds tables by their folders and not by a package's door; so do its tests. */
function leaves(path: string, from: string, own: string): boolean {
  const target = posix.join(posix.dirname(path), from);
  if (own === 'web' && isTest(path) && /^packages\/game-[a-z-]+\/table\//.test(target)) return false;
  return packageOf(target) !== own;
}
