/** Imports never run in a circle. */
import { importGraph } from './graph.js';
import type { Source } from './source.js';

/** Circles of files, found with Tarjan's algorithm; type imports count, too. */
export function checkCycles(sources: readonly Source[]): string[] {
  const graph = importGraph(sources);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path)!);
    stack.push(path);
    const edges = graph.get(path) ?? [];
    for (const next of edges) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path)!, low.get(next)!));
    }
    if (low.get(path) !== order.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1 || edges.includes(path)) circles.push(`import circle: ${circle.sort().join(', ')}`);
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}
