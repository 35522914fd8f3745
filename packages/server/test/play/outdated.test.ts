import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, Table } from '@fray/protocol';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { MIGRATIONS } from '../../src/store/migrations.js';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { temporaryFolder } from '../support/folder.js';
import { type Duel, serve, startDuel, type TestServer } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';
import { playOn } from '../support/play.js';

const nextGame = { ...modelGame, version: `${modelGame.version}-next` };

/** Two matches that run while the server is replaced by one with other rules. */
async function withRunning(
  act: (upgrade: (more?: object) => Promise<TestServer>, duels: readonly Duel[]) => Promise<void>,
): Promise<void> {
  const store = new MemoryStore();
  const first = await serve({ store });
  const duels = [await startDuel(first.url), await startDuel(first.url)];
  for (const { ann, match } of duels) await ann.choose(match, 0, { do: 'bid', amount: 1 });
  await first.close();
  let running: TestServer | undefined;
  await act(async (more = {}) => {
    await running?.close();
    running = await serve({ store, games: [nextGame], ...more });
    for (const { ann, bob } of duels) ann.url = bob.url = running.url;
    return running;
  }, duels);
  await running?.close();
}

describe('matches that were begun by other rules', () => {
  it('are counted at the start, and can be finished by the version that began them', () =>
    withRunning(async (upgrade, [duel]) => {
      const { outdated } = await upgrade();
      expect(outdated).toEqual({ [`model ${modelGame.version}`]: 2 });
      const { ann, bob, match } = duel!;
      const { status, body } = await ann.get<Problem>(`/api/matches/${match}/present`);
      expect([status, body.id]).toEqual([409, 'other-version']);
      expect((await upgrade({ games: [modelGame] })).outdated).toEqual({});
      expect((await playOn([ann, bob], match, () => false)).outcome).not.toBeNull();
    }));

  it('are closed without a result where the operator wants it, and the table may play again', () =>
    withRunning(async (upgrade, [duel]) => {
      const { ann, bob, match, table } = duel!;
      expect((await upgrade({ closeOutdated: true })).outdated).toEqual({});
      const { status, body } = await ann.get<Problem>(`/api/matches/${match}/present`);
      expect([status, body.id]).toEqual([409, 'closed']);
      const mine = await ann.get<{ records: unknown[] }>('/api/records?mine=true');
      expect(mine.body.records).toEqual([]);
      expect((await ann.post<Table>(`/api/tables/${table.id}/rematch`, {})).status).toBe(200);
      await ann.post(`/api/tables/${table.id}/ready`, {});
      const { body: again } = await bob.post<Table>(`/api/tables/${table.id}/ready`, {});
      expect((await ann.frame(again.match!)).outcome).toBeNull();
      expect((await upgrade()).outdated).toEqual({});
    }));

  it('are found in a store from before they had a label of their own', async () => {
    const folder = temporaryFolder();
    const server = await serve({ store: await SqliteStore.open(folder.path) });
    await startDuel(server.url);
    await server.close();
    makeOld(join(folder.path, 'fray.db'));
    const later = await serve({ store: await SqliteStore.open(folder.path), games: [nextGame] });
    expect(later.outdated).toEqual({ [`model ${modelGame.version}`]: 1 });
    await later.close();
    folder.remove();
  });
});

/** The documents of a store as a program had them whose stores were of version 2, which knew no label for running matches. */
function makeOld(file: string): void {
  const store = new Database(file, {});
  const docs = store.prepare('select kind, id, version, body, at from doc').raw().all() as unknown[][];
  store.close();
  rmSync(file);
  const old = new Database(file, {});
  for (const { sqlite } of MIGRATIONS.slice(0, 2)) old.exec(sqlite);
  const insert = old.prepare('insert into doc values (?, ?, ?, ?, ?)');
  for (const doc of docs) insert.run(...doc);
  old.exec('pragma user_version = 2');
  old.close();
}
