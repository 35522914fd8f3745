/** Puts a new game on the shelf of this repository: its line opens it, and the tools know its folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assert } from '@fray/engine';

const SHELF = 'packages/games/src/shelf.ts';
const SCENARIOS = 'packages/games/src/scenarios.ts';

/** The nearest folder upwards that holds this repository. */
export function findRepository(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, SHELF))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

export function addToShelf(root: string, name: string): void {
  change(join(root, SHELF), (text) =>
    addLine(text, ']);', `  ['${name}', () => import('@fray/game-${name}').then(({ game }) => game)],`),
  );
  change(join(root, SCENARIOS), (text) =>
    addLine(
      text,
      '};',
      `  '${name}': (): Loaded => import('@fray/game-${name}/scenario').then((entry) => entry.scenarioAdapter),`,
    ),
  );
  changeJson(join(root, 'packages/games/package.json'), (manifest) => {
    manifest['dependencies'] = {
      ...(manifest['dependencies'] as object),
      [`@fray/game-${name}`]: manifest['version'],
    };
  });
  changeJson(join(root, 'packages/games/tsconfig.json'), (config) => addReference(config, `../game-${name}`));
  changeJson(join(root, 'tsconfig.json'), (config) => addReference(config, `packages/game-${name}`));
}

/** As the last one of the file's list. */
function addLine(text: string, end: string, line: string): string {
  const at = text.indexOf(`\n${end}\n`);
  assert(at >= 0, `a list that ends with ${end}`);
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

function addReference(config: Record<string, unknown>, path: string): void {
  config['references'] = [...(config['references'] as object[]), { path }];
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

function changeJson(file: string, edit: (value: Record<string, unknown>) => void): void {
  change(file, (text) => {
    const value = JSON.parse(text) as Record<string, unknown>;
    edit(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  });
}
