/** Imports never run in a circle. */
import { posix } from 'node:path';
import { frayPackage } from './direction.js';
import { isCode, type Source } from './source.js';
import { readSyntax } from './syntax.js';

/** Circles of files, found with Tarjan's algorithm; type imports count, too. */
export function checkCycles(sources: readonly Source[]): string[] {
  const files = new Map(sources.filter(({ path }) => isCode(path)).map((source) => [source.path, source]));
  const edges = (path: string): string[] =>
    readSyntax(files.get(path)!).imports.flatMap(({ from }) => resolve(path, from, files) ?? []);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path)!);
    stack.push(path);
    for (const next of edges(path)) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path)!, low.get(next)!));
    }
    if (low.get(path) !== order.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1 || edges(path).includes(path))
      circles.push(`import circle: ${circle.sort().join(', ')}`);
  };
  for (const path of files.keys()) if (!order.has(path)) visit(path);
  return circles;
}

function resolve(path: string, from: string, files: ReadonlyMap<string, Source>): string | undefined {
  const target = frayPackage(from);
  const base = from.startsWith('.')
    ? posix.join(posix.dirname(path), from).replace(/\.jsx?$/, '')
    : target !== undefined && from === `@fray/${target}`
      ? `packages/${target}/src/index`
      : undefined;
  return [`${base}.ts`, `${base}.tsx`].find((candidate) => files.has(candidate));
}
