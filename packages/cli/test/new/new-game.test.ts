/** `fray new`: a game from the template, in a repository like this one and far away from it. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, titleOf } from '../../src/new/copy-template.js';
import { fray, type Ran, runNode } from '../fray.js';
import { installPacked } from './packed.js';

const BIN = 'node_modules/@fray/cli/bin/fray.js';
const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Packing and unpacking takes its time on a busy machine. */
const SLOW_MS = 120_000;
const scratchFolder = (name: string): string => mkdtempSync(join(tmpdir(), `fray-${name}-`));

describe('names', () => {
  it.each([
    ['tokens', 'Tokens', 'TOK'],
    ['stone-wall', 'Stone Wall', 'SW'],
    ['x1', 'X1', 'X'],
  ])('%s is called %s, with clauses %s-1 and so on', (name, title, code) => {
    expect([titleOf(name), codeOf(name)]).toEqual([title, code]);
  });
});

describe('packages', () => {
  it('say what is published of them: what was built, and the rules of a game', () => {
    const others = ['kit'];
    for (const name of readdirSync(join(root, 'packages')).filter((each) => !others.includes(each))) {
      const { files } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
      expect(files, name).toEqual(
        expect.arrayContaining(name.startsWith('game-') ? ['dist', 'RULES.md'] : ['dist']),
      );
    }
  });
});

/** What the shelf of another copy of the repository has, with its new game opened from there. */
async function shelfOf(copy: string): Promise<string> {
  mkdirSync(join(copy, 'node_modules/@fray'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages')).filter((each) => each !== 'games'))
    symlinkSync(join(root, 'packages', name), join(copy, 'node_modules/@fray', name));
  symlinkSync(join(copy, 'packages/game-stone-wall'), join(copy, 'node_modules/@fray/game-stone-wall'));
  const asked = `
    import { openGame, shelved } from './packages/games/src/shelf.ts';
    import { loadScenarioAdapter } from './packages/games/src/scenarios.ts';
    const { value: game } = await openGame('stone-wall');
    const adapter = await loadScenarioAdapter('stone-wall');
    console.log(...shelved(), (await game.books.en()).title, adapter.seats.name);`;
  writeFileSync(join(copy, 'asked.mts'), asked);
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const { out, err } = await runNode([tsx, '--conditions=source', 'asked.mts'], '', copy);
  return out + err;
}

describe('fray new in the repository', () => {
  it('makes one folder, puts the game on the shelf, and leaves the rest alone', async () => {
    const copy = scratchFolder('repository');
    for (const path of [
      'tsconfig.json',
      'packages/games/src',
      'packages/games/package.json',
      'packages/games/tsconfig.json',
    ])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    const { code, out, err } = await fray(['new', 'stone-wall'], '', copy);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('A new game lies in packages/game-stone-wall.');
    const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
    expect(read('packages/games/src/scenarios.ts')).toContain("import('@fray/game-stone-wall/scenario')");
    expect(JSON.parse(read('packages/games/package.json')).dependencies).toHaveProperty(
      '@fray/game-stone-wall',
    );
    for (const [file, path] of [
      ['tsconfig.json', 'packages/game-stone-wall'],
      ['packages/games/tsconfig.json', '../game-stone-wall'],
    ] as const)
      expect(JSON.parse(read(file)).references).toContainEqual({ path });
    expect(readdirSync(join(copy, 'packages')).sort()).toEqual(['game-stone-wall', 'games']);
    expect(read('packages/game-stone-wall/RULES.md')).toContain('**SW-1** Both players start');
    expect(read('packages/game-stone-wall/src/game.ts')).not.toMatch(/template|TG-/i);
    expect(await shelfOf(copy)).toMatch(/^rohan .*stone-wall Stone Wall seats$/m);
  });

  it.each([
    ['Stone Wall', 'A game is named in small letters'],
    ['9lives', 'A game is named in small letters'],
    ['../x', 'A game is named in small letters'],
    ['rohan', 'There is a game called "rohan" already'],
  ])('refuses to call a game "%s"', async (name, message) => {
    const { code, err } = await fray(['new', name], '', scratchFolder('refused'));
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  it('never writes over a folder', async () => {
    const folder = scratchFolder('taken');
    mkdirSync(join(folder, 'stone-wall'));
    const { code, err } = await fray(['new', 'stone-wall'], '', folder);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'fray: stone-wall exists already; choose another name.\n',
    });
  });
});

describe('fray new outside of the repository, with the packages as they are published', () => {
  let home = '';
  let game = '';
  const run = (args: readonly string[], input = ''): Promise<Ran> =>
    runNode([join(home, BIN), ...args], input, game);
  const told = (): string => `fray: Running the code of the game in ${game}.\n`;
  const tool = (path: string, ...args: string[]): Promise<Ran> =>
    runNode([join(home, '..', 'node_modules', path), ...args], '', game);

  beforeAll(async () => {
    home = installPacked(scratchFolder('outside'));
    game = home;
    const made = await run(['new', 'stone-wall']);
    expect(made).toMatchObject({ code: 0, err: '' });
    game = join(home, 'stone-wall');
    expect(await tool('typescript/bin/tsc')).toMatchObject({ code: 0, out: '' });
  }, SLOW_MS);

  it('makes a game that passes its tests', async () => {
    const { code, out, err } = await tool('vitest/vitest.mjs', 'run', '--no-color');
    expect(`${out}${err}`).toMatch(/Tests +9 passed/);
    expect(code).toBe(0);
  });

  it('plays a match of it, and proves the record', async () => {
    const record = join(game, 'match.jsonl');
    const played = await run(['play', 'stone-wall', '--seed', 's', '--save', record], '1\n'.repeat(80));
    expect(played).toMatchObject({ code: 0, err: told() });
    expect(played.out).toMatch(/(You win|Second wins): .* \(SW-[56]\)/);
    expect(await run(['verify', record])).toMatchObject({ code: 0, err: told() });
    expect((await run(['replay', record])).out).toContain('First struck for');
  });

  it('serves it to browsers, as modules that need no other tool', async () => {
    const server = spawn(process.execPath, [join(home, BIN), 'serve', '--port', '0', '--data', game], {
      cwd: game,
    });
    try {
      const url = await new Promise<string>((resolve) =>
        server.stdout.once('data', (text) => resolve(/http:\/\/\S+?(?=\. )/.exec(`${text}`)![0])),
      );
      const read = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
      const module = /<meta name="fray-game" content="(.*?)"/.exec(await read('/'))?.[1];
      expect(module).toBe('/own/game/index.js');
      expect(await read(module!)).toContain('export { game }');
      expect(await read('/own/game/rules.js')).toMatch(/from ["']\/own\/engine\/index\.js["']/);
      expect(await read('/own/engine/index.js')).toContain('procedureOf');
      expect(await read('/own/game/RULES.md')).toContain('**SW-1**');
      expect(await read('/api/games')).toContain('stone-wall');
    } finally {
      server.kill();
    }
  });

  it('measures it on several threads, runs its scenarios, lists it and shows its rules', async () => {
    const [sim, scenarios, games, rules] = await Promise.all([
      run([
        'sim',
        'stone-wall',
        '--games',
        '300',
        '--bots',
        'greedy,random',
        '--seed',
        's',
        '--workers',
        '2',
      ]),
      run(['scenario', 'test/scenarios/rules.scenario.txt']),
      run(['games']),
      run(['rules', 'stone-wall', 'SW-4']),
    ]);
    expect(sim).toMatchObject({ code: 0, err: told() });
    expect(sim.out).toMatch(/greedy +\d+/);
    expect(scenarios.out).toContain('6 of 6 scenarios hold.');
    expect(games.out).toMatch(/^stone-wall {2}Stone Wall, 2 players/);
    expect(rules.out).toMatch(/^SW-4 A rest gives 2 health back/);
  });
});
