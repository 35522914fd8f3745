import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { temporaryFolder } from '../support/folder.js';

it('writes again where something was removed: the file grows no further', async () => {
  const folder = temporaryFolder();
  const body = 'x'.repeat(3_000);
  /** Of the file alone: closing brings everything into it. */
  const fillAndEmpty = async (): Promise<number> => {
    const store = await SqliteStore.open(folder.path);
    for (let i = 0; i < 200; i++) {
      const at = { kind: 'match', id: `${i}`, version: 1 };
      await store.put([{ ...at, body, at: 1, labels: ['over'] }]);
      await store.append(`${i}`, 1, body);
    }
    for (let i = 0; i < 200; i++)
      expect(await store.remove({ docs: [{ kind: 'match', id: `${i}`, version: 1 }], logs: [`${i}`] })).toBe(
        true,
      );
    await store.close();
    return statSync(join(folder.path, 'fray.db')).size;
  };
  const first = await fillAndEmpty();
  expect(first).toBeGreaterThan(1_000_000);
  for (let round = 0; round < 3; round++) expect(await fillAndEmpty()).toBeLessThan(1.05 * first);
  folder.remove();
});
