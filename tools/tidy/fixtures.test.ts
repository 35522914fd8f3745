/** Shows that every tidy check can fail. */
import { describe, expect, it } from 'vitest';
import { checkCycles } from './cycles.js';
import { checkDeadFiles } from './dead-files.js';
import { checkDeclared } from './declared.js';
import { checkDirection } from './direction.js';
import { checkDoor } from './door.js';
import { checkOneGame } from './one-game.js';
import { checkPurity } from './purity.js';
import {
  checkAny,
  checkExports,
  checkFileSizes,
  checkFolderSizes,
  checkFunctionSizes,
  checkLeftOutTests,
  checkMachinePaths,
  checkPromises,
} from './shape.js';
import type { Source } from './source.js';

const file = (path: string, text: string): Source => ({ path, text });
const pure = (text: string): Source[] => [file('packages/engine/src/x.ts', text)];
const lines = (n: number, text = '// line\n'): string => text.repeat(n);

describe('import direction', () => {
  it.each([
    ['packages/engine/src/a.ts', '@fray/bots', 'engine must not import bots'],
    ['packages/game-rohan/src/a.ts', '@fray/testkit', 'game-rohan must not import testkit'],
    ['packages/game-rohan/src/a.ts', '@fray/game-destinyquest', 'must not import game-destinyquest'],
    ['packages/bots/src/a.ts', '@fray/games', 'bots must not import games'],
    ['packages/lab/src/a.ts', '@fray/cli', 'lab must not import cli'],
    ['packages/engine/src/a.ts', '../../bots/src/bot.js', 'leaves its package'],
    ['packages/engine/src/a.ts', 'node:fs', 'must not import "node:fs"'],
    ['packages/game-rohan/src/a.ts', 'react', 'must not import "react"'],
  ])('%s may not import %s', (path, from, fault) => {
    for (const text of [
      `import { x } from '${from}';`,
      `import type { X } from '${from}';`,
      `export { x } from '${from}';`,
    ])
      expect(checkDirection([file(path, text)])).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['packages/game-rohan/src/a.ts', '@fray/engine'],
    ['packages/game-rohan/test/a.test.ts', '@fray/testkit'],
    ['packages/game-rohan/table/a.tsx', '@fray/kit'],
    ['packages/games/src/a.ts', '@fray/game-rohan'],
    ['packages/cli/src/a.ts', '@fray/lab'],
    ['packages/lab/src/a.ts', 'node:os'],
  ])('%s may import %s', (path, from) => {
    expect(checkDirection([file(path, `import { x } from '${from}';`)])).toEqual([]);
  });
});

/** The manifest of a package with one way in. */
const door = (name: string): Source =>
  file(
    `packages/${name}/package.json`,
    JSON.stringify({ name: `@fray/${name}`, exports: { '.': { source: './src/index.ts' } } }),
  );

describe('dead files', () => {
  const index = file('packages/engine/src/index.ts', `export { x } from './x.js';`);
  const used = file('packages/engine/src/x.ts', 'export const x = 1;');
  const unused = file('packages/engine/src/y.ts', 'export const y = 1;');

  it('are found', () => {
    expect(checkDeadFiles([door('engine'), index, used, unused])).toEqual([
      'packages/engine/src/y.ts: nothing that runs uses it',
    ]);
  });

  it('are not seen where everything is used', () => {
    expect(checkDeadFiles([door('engine'), index, used])).toEqual([]);
  });
});

describe('import circles', () => {
  const a = file('packages/engine/src/a.ts', `import type { B } from './b.js'; export type A = B;`);
  const b = file('packages/engine/src/b.ts', `import type { C } from './c.js'; export type B = C;`);
  const c = file('packages/engine/src/c.ts', `import type { A } from './a.js'; export type C = A;`);

  it('are found, types included', () => {
    expect(checkCycles([a, b, c])).toEqual([
      'import circle: packages/engine/src/a.ts, packages/engine/src/b.ts, packages/engine/src/c.ts',
    ]);
  });

  it('are found across packages', () => {
    const one = file('packages/engine/src/index.ts', `export { x } from '@fray/bots';`);
    const two = file('packages/bots/src/index.ts', `export { y } from '@fray/engine';`);
    expect(checkCycles([door('engine'), door('bots'), one, two])).toHaveLength(1);
  });

  it('are not seen where there are none', () => {
    expect(checkCycles([a, b, file(c.path, 'export type C = 1;')])).toEqual([]);
  });
});

describe('undeclared dependencies', () => {
  const manifest = file(
    'packages/lab/package.json',
    '{"dependencies":{"tinypool":"2"},"devDependencies":{"tsx":"4"}}',
  );
  const root = file('package.json', '{"devDependencies":{"vitest":"4"}}');
  const check = (path: string, from: string): string[] =>
    checkDeclared([manifest, root, file(path, `import { x } from '${from}';`)]);

  it('are found', () => {
    expect(check('packages/lab/src/a.ts', 'zod/mini')).toEqual([
      'packages/lab/src/a.ts:1: "zod/mini" is not declared',
    ]);
    expect(check('packages/lab/src/a.ts', 'tsx')).toHaveLength(1);
    expect(check('packages/lab/src/a.ts', 'vitest')).toHaveLength(1);
  });

  it('are not seen where all is declared', () => {
    expect(check('packages/lab/src/a.ts', 'tinypool')).toEqual([]);
    expect(check('packages/lab/test/a.test.ts', 'vitest')).toEqual([]);
    expect(check('packages/lab/src/a.ts', 'node:os')).toEqual([]);
    const types = file('packages/lab/src/a.ts', `import type { X } from 'tsx';`);
    expect(checkDeclared([manifest, root, types])).toEqual([]);
  });
});

describe('purity', () => {
  it.each([
    ['const x = Math.random();', 'Math.random'],
    [`const x = Math['random']();`, 'Math.random'],
    ['const x = new Date();', 'Date'],
    ['console.log(1);', 'console'],
    ['const x = { process };', 'process'],
    ['export const f = () => window.name;', 'window'],
    ['let count = 0;', 'top-level let'],
    ['export var count = 0;', 'top-level var'],
  ])('refuses %s', (text, fault) => {
    expect(checkPurity(pure(text))).toEqual([expect.stringContaining(fault)]);
    expect(checkPurity([file('packages/cli/src/x.ts', text)])).toEqual([]);
  });

  it('lets names of properties, fields and steps be', () => {
    const text = `interface A { process: number; Date(): void }
      export const f = (a: A) => { let n = 0; n += a.process; return { window: n }; };`;
    expect(checkPurity(pure(text))).toEqual([]);
  });
});

describe('the games of a page', () => {
  it('are not opened all at once by what a worker imports, types apart', () => {
    const door = file(
      'packages/games/package.json',
      '{"name":"@fray/games","exports":{".":{"source":"./src/registry.ts"}}}',
    );
    const registry = file('packages/games/src/registry.ts', 'export const games = [];');
    const worker = file('packages/web/src/x-worker.ts', `import { plan } from './plan.js';`);
    const plan = (what: string) =>
      file('packages/web/src/plan.ts', `${what} '@fray/games'; export const plan = 1;`);
    expect(checkOneGame([door, registry, worker, plan('import { games } from')])).toEqual([
      'packages/web/src/x-worker.ts loads all games: packages/web/src/x-worker.ts > packages/web/src/plan.ts > packages/games/src/registry.ts',
    ]);
    expect(checkOneGame([door, registry, worker, plan('import type { G } from')])).toEqual([]);
  });
});

describe('the door of the engine', () => {
  const door = file('packages/engine/src/index.ts', `export { type A, b } from './x.js';`);

  it('refuses what only the engine itself uses', () => {
    const own = file('packages/engine/test/x.test.ts', `import { b } from '@fray/engine';`);
    const user = file('packages/bots/src/x.ts', `import type { A } from '@fray/engine';`);
    expect(checkDoor([door, own, user])).toEqual(['packages/engine/src/index.ts: nobody outside uses b']);
    const both = file('packages/bots/src/x.ts', `import { type A, b } from '@fray/engine';`);
    expect(checkDoor([door, both])).toEqual([]);
  });
});

describe('sizes', () => {
  it('refuse a file of 401 lines, but not of 400 and not a table of data', () => {
    expect(checkFileSizes(pure(lines(401)))).toEqual(['packages/engine/src/x.ts: 401 lines, more than 400']);
    expect(checkFileSizes(pure(lines(400)))).toEqual([]);
    expect(checkFileSizes([file('packages/game-rohan/src/data/cards.ts', lines(401))])).toEqual([]);
  });

  it('refuse a folder of 17 files, one that is no longer too full, but not one of 16', () => {
    const folder = (n: number): Source[] =>
      Array.from({ length: n }, (_, i) => file(`packages/engine/src/f${i}.ts`, ''));
    const fault = (n: number): string[] => [
      `packages/engine/src: ${n} files at one level, at most 16 are meant`,
    ];
    expect(checkFolderSizes(folder(17))).toEqual(fault(17));
    expect(checkFolderSizes(folder(16))).toEqual([]);
  });

  it('refuse a function of 71 lines, but not of 70', () => {
    const long = (n: number): string => `export function f() {\n${lines(n - 2)}}\n`;
    expect(checkFunctionSizes(pure(long(71)))).toEqual([
      'packages/engine/src/x.ts:1: a function of 71 lines, more than 70',
    ]);
    expect(checkFunctionSizes(pure(long(70)))).toEqual([]);
  });

  it('count a component without its markup, but not without what is reckoned in it', () => {
    const component = (markup: string): Source[] => [
      file(
        'packages/kit/src/x.tsx',
        `export function F() {\n  return (\n    <p>\n${markup}    </p>\n  );\n}\n`,
      ),
    ];
    expect(checkFunctionSizes(component(lines(90, '      <b />\n')))).toEqual([]);
    const reckoned = `      {list.map((x) => {\n${lines(70, '        x++;\n')}        return <b />;\n      })}\n`;
    expect(checkFunctionSizes(component(reckoned))[0]).toContain('packages/kit/src/x.tsx:1: a function of');
  });
});

describe('manners', () => {
  it('refuse the type any', () => {
    expect(checkAny(pure('export const x: any = 1;'))).toHaveLength(1);
    expect(checkAny(pure('export const any = 1;'))).toEqual([]);
  });

  it('refuse exports without a name', () => {
    expect(checkExports(pure(`export * from './a.js';`))).toHaveLength(1);
    expect(checkExports(pure('export default 1;'))).toHaveLength(1);
    expect(checkExports([file('vitest.config.ts', 'export default 1;')])).toEqual([]);
  });

  it.each(['skip', 'only', 'todo'])('refuse a test with %s', (manner) => {
    const text = `${'it'}.${manner}('x', () => {});`;
    expect(checkLeftOutTests([file('packages/engine/test/a.test.ts', text)])).toHaveLength(1);
  });

  it('refuse promises for later', () => {
    for (const word of ['TO' + 'DO', 'FIX' + 'ME'])
      expect(checkPromises(pure(`// ${word}: later`))).toHaveLength(1);
    expect(checkPromises(pure('// done'))).toEqual([]);
  });

  it('refuse the paths of one machine', () => {
    for (const folder of ['work', 'tmp', 'root'])
      expect(checkMachinePaths([file('README.md', `see "/${folder}/x"`)])).toHaveLength(1);
    expect(checkMachinePaths([file('README.md', 'see ./work/x and https://a.b/tmp')])).toEqual([]);
  });
});
