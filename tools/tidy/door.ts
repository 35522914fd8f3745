/** The engine's door is small: what nobody outside uses is not exported. */
import { isCode, packageOf, type Source } from './source.js';
import { type Node, readSyntax } from './syntax.js';

const DOOR = 'packages/engine/src/index.ts';
/** Named nowhere, but compilers need it to name what `grammarOf` returns. */
const NEEDED = new Set(['Grammar']);

export function checkDoor(sources: readonly Source[]): string[] {
  const door = sources.find(({ path }) => path === DOOR);
  if (door === undefined) return [];
  const outside = sources
    .filter(
      ({ path, text }) =>
        packageOf(path) !== 'engine' &&
        (isCode(path) || path.endsWith('.md')) &&
        text.includes('@fray/engine'),
    )
    .map(({ text }) => text)
    .join('\n');
  const used = new Set(outside.match(/\w+/g));
  return readSyntax(door)
    .nodes.filter(({ node }) => node.type === 'ExportSpecifier')
    .map(({ node }) => (node['exported'] as Node)['name'] as string)
    .filter((name) => !used.has(name) && !NEEDED.has(name))
    .map((name) => `${DOOR}: nobody outside uses ${name}`);
}
