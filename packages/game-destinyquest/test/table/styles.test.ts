/** The pages around a duel are loaded together with its table: what one of them calls its own must not change another. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const table = fileURLToPath(new URL('../../table', import.meta.url));

/** Every class that rules of its own begin with, and the folders that have such rules. */
function styled(): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of readdirSync(table, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    for (const [, name] of readFileSync(join(table, file), 'utf8').matchAll(/^\s*\.(dq-[\w-]+)\s*[,{]/gm))
      folders.set(name!, (folders.get(name!) ?? new Set()).add(dirname(file)));
  }
  return folders;
}

describe('the styles of the duel', () => {
  it('have each class in one folder only', () => {
    const classes = styled();
    expect(classes.size).toBeGreaterThan(100);
    expect([...classes].filter(([, folders]) => folders.size > 1).map(([name]) => name)).toEqual([]);
  });
});
