/** The code in README files compiles and does what it says; WRITE-A-GAME.md and API.md have tests of their own. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { runNode } from './fray.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Inside the repository, so that its packages are found; hidden, so that no other check sees it. */
const folder = join(root, '.made', 'documents');

/** A block names the file it could stand in. */
function copyBlocks(document: string): string[] {
  const blocks = [...read(document).matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)];
  return blocks.map(([, file, code]) => {
    const path = join(folder, file!);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code!);
    return path;
  });
}

rmSync(folder, { recursive: true, force: true });
for (const path of ['RULES.md', 'test'])
  cpSync(join(root, 'packages/game-rohan', path), join(folder, 'packages/game-rohan', path), {
    recursive: true,
  });
const [suite] = copyBlocks('packages/testkit/README.md');
const [table] = copyBlocks('packages/kit/README.md');

// What stands in the test kit's README is a test file: it runs here.
await import(suite!);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('code in README files compiles', async () => {
  const config = {
    extends: '../../tsconfig.test.json',
    compilerOptions: { noUnusedLocals: false },
    include: [suite, table, join(root, 'packages/kit/src/**/*.d.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { out } = await runNode([join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
  expect(out).toBe('');
});
