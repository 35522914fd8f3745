/** Packages declare what they use. */
import { isCode, lineAt, packageOf, type Source } from './source.js';
import { readSyntax } from './syntax.js';

type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Sources may use their package's dependencies; tests, tools and build files also what is for development only. */
export function checkDeclared(sources: readonly Source[]): string[] {
  const manifests = new Map<string, Manifest>();
  for (const { path, text } of sources)
    if (path.endsWith('package.json')) manifests.set(path.replace(/\/?package\.json$/, ''), JSON.parse(text));
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) => {
      const declared = declaredFor(source.path, manifests);
      return readSyntax(source)
        .imports.filter(({ from }) => !/^(\.|[a-z-]+:)/.test(from) && !declared(packageName(from)))
        .map(({ from, start }) => `${source.path}:${lineAt(source.text, start)}: "${from}" is not declared`);
    });
}

function declaredFor(path: string, manifests: ReadonlyMap<string, Manifest>): (name: string) => boolean {
  const own = packageOf(path);
  const folder = own === undefined ? '' : own === 'bench' ? 'bench' : `packages/${own}`;
  const manifest = manifests.get(folder) ?? {};
  // The test kit is development itself. Whatever is for development only may lean on the whole workspace.
  const shipped = path.includes('/src/') && own !== 'testkit';
  const used = [manifest['dependencies'], manifest['peerDependencies']];
  const forDevelopment = [manifest['devDependencies'], manifests.get('')?.['devDependencies']];
  const lists = shipped ? used : [...used, ...forDevelopment];
  return (name) =>
    name === `@fray/${own}` ||
    (!shipped && name.startsWith('@fray/')) ||
    lists.some((list) => list?.[name] !== undefined);
}

function packageName(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
