/** The repository's files as the checks see them: a path from the root, and the text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  readonly path: string;
  readonly text: string;
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
const TEXT_FILE = /\.(ts|tsx|js|mjs|json|md|css|html|sh|txt|jsonl|svg|yml)$|(^|\/)run$|LICENSE$/;

/** Every text file that could be committed. Hidden folders count only where we keep something. */
export function readSources(root: string, folder = ''): Source[] {
  const sources: Source[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      const hidden = entry.name.startsWith('.') && entry.name !== '.ci';
      if (!hidden && !SKIPPED.has(entry.name)) sources.push(...readSources(root, path));
    } else if (TEXT_FILE.test(path)) sources.push({ path, text: readFileSync(join(root, path), 'utf8') });
  }
  return sources;
}

export function isCode(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

export function isTest(path: string): boolean {
  return /\/test\/|\.test\.tsx?$|\.spec\.tsx?$/.test(path);
}

/** Code that must run anywhere and give the same everywhere. */
export function isPure(path: string): boolean {
  return /^packages\/(engine|game-[a-z-]+)\/src\//.test(path);
}

/** The package a file belongs to: "engine", "game-rohan", "bench"; undefined outside of all. */
export function packageOf(path: string): string | undefined {
  return path.startsWith('bench/') ? 'bench' : /^packages\/([a-z-]+)\//.exec(path)?.[1];
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
