/** Pages and their workers open one game at a time. */
import { importGraph } from './graph.js';
import type { Source } from './source.js';

const REGISTRY = 'packages/games/src/registry.ts';
const STARTS = /^packages\/web\/src\/(main\.tsx|.*-worker\.ts)$/;

/** The registry of all games waits for each of them: a worker that reaches it loads them all, and misses what it is told meanwhile. */
export function checkOneGame(sources: readonly Source[]): string[] {
  const graph = importGraph(sources, true);
  return [...graph.keys()]
    .filter((path) => STARTS.test(path))
    .flatMap((start) => {
      const way = wayTo(REGISTRY, start, graph);
      return way === undefined ? [] : [`${start} loads all games: ${way.join(' > ')}`];
    });
}

function wayTo(end: string, start: string, graph: ReturnType<typeof importGraph>): string[] | undefined {
  const from = new Map<string, string | undefined>([[start, undefined]]);
  for (const path of from.keys())
    for (const next of graph.get(path) ?? []) if (!from.has(next)) from.set(next, path);
  if (!from.has(end)) return undefined;
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = from.get(at)) way.unshift(at);
  return way;
}
