/** Packages declare what they use. */
import { isCode, lineAt, packageOf, type Source } from './source.js';
import { type Import, readSyntax } from './syntax.js';

type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/**
 * What runs may use its package's dependencies; types, tests, tools and build files also what is for development
 * only. A game's table is drawn with the kit and its libraries.
 */
export function checkDeclared(sources: readonly Source[]): string[] {
  const manifests = new Map<string, Manifest>();
  for (const { path, text } of sources)
    if (path.endsWith('package.json')) manifests.set(path.replace(/\/?package\.json$/, ''), JSON.parse(text));
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) =>
      readSyntax(source)
        .imports.filter(({ from }) => !/^(\.|[a-z-]+:)/.test(from))
        .filter((used) => !isDeclared(source.path, used, manifests))
        .map(({ from, start }) => `${source.path}:${lineAt(source.text, start)}: "${from}" is not declared`),
    );
}

function isDeclared(path: string, used: Import, manifests: ReadonlyMap<string, Manifest>): boolean {
  const own = packageOf(path);
  const name = packageName(used.from);
  if (name === `@fray/${own}`) return true;
  const lists = (folder: string, kinds: readonly string[]) =>
    kinds.map((kind) => manifests.get(folder)?.[kind]);
  const folder = own === undefined ? '' : own === 'bench' ? 'bench' : `packages/${own}`;
  const known = lists(folder, ['dependencies', 'peerDependencies']);
  if (isTable(path)) known.push(...lists('packages/kit', ['dependencies']));
  // The test kit is development itself. Whatever is for development only may lean on the whole workspace.
  const runs = (path.includes('/src/') && own !== 'testkit') || isTable(path);
  if (!runs && name.startsWith('@fray/')) return true;
  if (isTable(path) && name === '@fray/kit') return true;
  if (!runs || used.typeOnly) known.push(...lists(folder, ['devDependencies']));
  if (!runs) known.push(...lists('', ['devDependencies']));
  return known.some((list) => list?.[name] !== undefined || list?.[`@types/${name}`] !== undefined);
}

function isTable(path: string): boolean {
  return /^packages\/game-[a-z-]+\/table\//.test(path);
}

function packageName(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
