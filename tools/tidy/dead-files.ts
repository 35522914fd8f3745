/** Every source file is of use: something that runs, or another package, reaches it. */
import { importGraph, packageDoors } from './graph.js';
import { isCode, isTest, type Source } from './source.js';

/** Files that start something by themselves, or that a tool finds by their place. */
const STARTS: readonly RegExp[] = [
  /\/main\.tsx?$/,
  /[-/](worker|process)\.ts$/,
  /^packages\/game-[a-z-]+\/table\/(index|face)\.tsx?$/,
];

export function checkDeadFiles(sources: readonly Source[]): string[] {
  const graph = importGraph(sources);
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const next of graph.get(path) ?? []) reach(next);
  };
  for (const path of packageDoors(sources).values()) reach(path);
  for (const path of graph.keys()) if (STARTS.some((pattern) => pattern.test(path))) reach(path);
  return [...graph.keys()]
    .filter((path) => /^(packages\/[a-z-]+|bench)\/(src|table)\//.test(path) && isCode(path) && !isTest(path))
    .filter((path) => !reached.has(path))
    .map((path) => `${path}: nothing that runs uses it`);
}
