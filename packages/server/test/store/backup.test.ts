import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@fray/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../src/store/backup/backup.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { temporaryFolder } from '../support/folder.js';

const ENTRIES = 2500;

async function fillStore(store: Store): Promise<void> {
  for (let n = 1; n <= ENTRIES; n++)
    await store.append(`m${n % 7}`, Math.floor((n - 1) / 7) + 1, `entry ${n} "ü\n`);
  const labels = ['all', 'mine'];
  await store.put([{ kind: 'table', id: 't1', version: 1, body: '{}', at: 1_763_000_000_000, labels }]);
  await store.put([{ kind: 'table', id: 't1', version: 2, body: '{"a":1}', at: 1_763_000_000_001, labels }]);
}

async function contents(store: Store): Promise<unknown> {
  const logs = await Promise.all(Array.from({ length: 7 }, (_, i) => store.read(`m${i}`, 0)));
  return { logs, doc: await store.get('table', 't1'), list: await store.list('table', 'mine', 10) };
}

describe('backups', () => {
  let postgres: Postgres;
  const folder = temporaryFolder();
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => {
    postgres.stop();
    folder.remove();
  });

  it('are taken while the server writes, and bring everything back in either kind of store', async () => {
    const live = await openStore(join(folder.path, 'live'));
    await fillStore(live);
    let more = 0;
    const backup = join(folder.path, 'a.backup');
    const taking = backUp(join(folder.path, 'live'), backup);
    for (; more < 50; more++) await live.append('later', more + 1, 'while it is taken');
    const rows = await taking;
    expect(rows).toBeGreaterThanOrEqual(ENTRIES + 3);
    const before = await contents(live);
    await live.close();
    expect(await restore(join(folder.path, 'again'), backup)).toBe(rows);
    expect(await restore(postgres.address, backup)).toBe(rows);
    const second = join(folder.path, 'b.backup');
    expect(await backUp(postgres.address, second)).toBe(rows);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(backup, 'utf8'));
    for (const where of [join(folder.path, 'again'), postgres.address]) {
      const store = await openStore(where);
      expect(await contents(store)).toEqual(before);
      // Whoever reads a log in the middle of a backup finds it whole up to a number.
      const later = (await store.read('later', 0)).map(({ n }) => n);
      expect(later).toEqual(later.map((_, i) => i + 1));
      // A document that was brought back is found under its new labels alone, once it is written again.
      const again = {
        kind: 'table',
        id: 't1',
        version: 3,
        body: '{}',
        at: 1_763_000_000_002,
        labels: ['all'],
      };
      expect(await store.put([again])).toBe(true);
      expect(await store.list('table', 'mine', 10)).toEqual([]);
      expect((await store.list('table', 'all', 10)).map(({ version }) => version)).toEqual([3]);
      await store.close();
    }
  });

  it('are refused when cut off or changed, and never poured over a store that has something', async () => {
    const backup = join(folder.path, 'a.backup');
    const whole = readFileSync(backup, 'utf8');
    const attempt = (text: string): Promise<number> => {
      const file = join(folder.path, 'broken.backup');
      writeFileSync(file, text);
      return restore(join(folder.path, 'fresh'), file);
    };
    await expect(attempt(whole.slice(0, whole.length / 2))).rejects.toThrow(/breaks off|JSON/);
    await expect(attempt(whole.split('\n').slice(0, -2).join('\n'))).rejects.toThrow('breaks off');
    await expect(attempt(whole.replace('entry 9 ', 'entry 8 '))).rejects.toThrow('damaged');
    await expect(attempt('{"format":"else"}\n')).rejects.toThrow('no backup of Fray');
    await expect(restore(join(folder.path, 'again'), backup)).rejects.toThrow('not empty');
    const fresh = await openStore(join(folder.path, 'fresh'));
    expect(await fresh.read('m1', 0)).toEqual([]);
    await fresh.close();
  });
});
