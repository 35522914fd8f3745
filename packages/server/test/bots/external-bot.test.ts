import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Table } from '@fray/protocol';
import { describe, expect, it } from 'vitest';
import { Person, serve } from '../support/harness.js';

const bot = fileURLToPath(new URL('../../../../examples/external-bot.mjs', import.meta.url));

describe('the external bot of examples/', () => {
  it('is short and needs nothing but Node', () => {
    const source = readFileSync(bot, 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThan(60);
    expect([...source.matchAll(/from '(.*)'/g)].map(([, name]) => name)).toEqual(['node:crypto']);
  });

  it('plays a whole match through the interface', async () => {
    const server = await serve();
    const ann = await Person.named(server.url, 'Ann');
    const seats = [{ kind: 'bot', level: 'first' }, { kind: 'open' }];
    const body = { game: 'model', seats, public: true, sit: false };
    const { body: table } = await ann.post<Table>('/api/tables', body);
    const { stdout } = await promisify(execFile)(process.execPath, [bot, server.url, table.id], {
      timeout: 30_000,
    });
    expect(stdout.trim()).toBe('three-points');
    await expect.poll(async () => (await ann.get<Table>(`/api/tables/${table.id}`)).body.status).toBe('over');
    await server.close();
  });
});
