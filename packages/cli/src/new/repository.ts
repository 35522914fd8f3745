/** Puts a new game on the shelf of this repository: the registry names it, and the tools know its folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const REGISTRY = 'packages/games/src/registry.ts';
const SCENARIOS = 'packages/games/src/scenarios.ts';

/** The nearest folder upwards that holds this repository. */
export function findRepository(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, REGISTRY))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

export function addToShelf(root: string, name: string): void {
  const local = camelCase(name);
  change(join(root, REGISTRY), (text) =>
    addImport(text, `import { game as ${local} } from '@fray/game-${name}';`).replace(
      /(readonly AnyGame\[\] = \[)([^\]]*)\]/,
      (_, head: string, list: string) => `${head}${list.trimEnd().replace(/,$/, '')}, ${local}]`,
    ),
  );
  change(join(root, SCENARIOS), (text) =>
    text.replace(
      /\n};\n/,
      `\n  '${name}': (): Loaded => import('@fray/game-${name}/scenario').then((entry) => entry.scenarioAdapter),\n};\n`,
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

/** After the last import, so that nothing above it moves. */
function addImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1)!;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

function addReference(config: Record<string, unknown>, path: string): void {
  config['references'] = [...(config['references'] as object[]), { path }];
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
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
