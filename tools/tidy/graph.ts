/** Which file imports which, across all packages. */
import { posix } from 'node:path';
import { frayPackage } from './direction.js';
import { isCode, type Source } from './source.js';
import { readSyntax } from './syntax.js';

export type Graph = ReadonlyMap<string, readonly string[]>;

/** `running`: only what is left of the imports when the program runs. */
export function importGraph(sources: readonly Source[], running = false): Graph {
  const files = new Set(sources.map(({ path }) => path));
  const doors = packageDoors(sources);
  const graph = new Map<string, readonly string[]>();
  for (const source of sources)
    if (isCode(source.path))
      graph.set(
        source.path,
        readSyntax(source)
          .imports.filter(({ typeOnly }) => !(running && typeOnly))
          .flatMap(({ from }) => resolve(source.path, from, files, doors) ?? []),
      );
  return graph;
}

/** The source file behind each name that other packages may import, such as "@fray/engine". */
export function packageDoors(sources: readonly Source[]): ReadonlyMap<string, string> {
  const doors = new Map<string, string>();
  for (const { path, text } of sources) {
    if (!/^(packages\/[a-z-]+|bench)\/package\.json$/.test(path)) continue;
    const { name, exports } = JSON.parse(text) as {
      name: string;
      exports?: Record<string, { source?: string }>;
    };
    for (const [door, { source }] of Object.entries(exports ?? {}))
      if (source !== undefined) doors.set(posix.join(name, door), posix.join(posix.dirname(path), source));
  }
  return doors;
}

function resolve(
  path: string,
  from: string,
  files: ReadonlySet<string>,
  doors: ReadonlyMap<string, string>,
): string | undefined {
  if (frayPackage(from) !== undefined) return doors.get(from);
  if (!from.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), from);
  const base = target.replace(/\.jsx?$/, '');
  return [`${base}.ts`, `${base}.tsx`, target].find((candidate) => isCode(candidate) && files.has(candidate));
}
