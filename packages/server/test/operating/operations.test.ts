import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../src/metrics.js';
import { MemoryStore } from '../../src/store/memory.js';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { temporaryFolder } from '../support/folder.js';
import { Person, serve, startDuel } from '../support/harness.js';
import { playOn } from '../support/play.js';

describe('operations', () => {
  it('says whether it lives, and whether its store works, which it tries once a second for all who ask', async () => {
    class SickStore extends MemoryStore {
      sick = false;
      probes = 0;
      override probe() {
        this.probes++;
        return this.sick ? Promise.reject(new Error('gone')) : super.probe();
      }
    }
    const store = new SickStore();
    let now = 1_000_000;
    const server = await serve({ store, now: () => now, operatorToken: 'a secret' });
    const person = new Person(server.url);
    const all = ['/readyz', '/health', '/readyz', '/livez'].map((path) => person.get(path));
    for (const answer of await Promise.all(all))
      expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } });
    store.sick = true;
    now += 999;
    expect((await person.get('/readyz')).status).toBe(200);
    expect(store.probes).toBe(1);
    now += 1;
    expect(await person.get('/readyz')).toMatchObject({ status: 503, body: { status: 'no store' } });
    expect((await person.get('/health')).status).toBe(503);
    expect((await person.get('/livez')).status).toBe(200);
    expect(store.probes).toBe(2);
    store.sick = false;
    await server.close();
  });

  it('is not well while its disk is full, although a little could still be written', async () => {
    const folder = temporaryFolder();
    const store = await SqliteStore.open(folder.path, undefined, { maxPages: 40 });
    let now = 1_000_000;
    const server = await serve({ store, now: () => now });
    const person = new Person(server.url);
    expect((await person.get('/readyz')).status).toBe(200);
    const fill = async (): Promise<void> => {
      for (let n = 1; ; n++) await store.append('log', n, 'x'.repeat(2000));
    };
    await expect(fill()).rejects.toThrow(/full/);
    const newcomer = async () => (await new Person(server.url).post('/api/guests', { name: 'Ann' })).status;
    let status = 200;
    for (let i = 0; i < 500 && status === 200; i++) status = await newcomer();
    expect(status).toBe(503);
    await store.probe();
    now += 1_000;
    expect(await person.get('/readyz')).toMatchObject({ status: 503, body: { status: 'no store' } });
    await server.close();
    folder.remove();
  });

  it('counts what it does', async () => {
    const server = await serve();
    const { ann, bob, match } = await startDuel(server.url);
    await playOn([ann, bob], match, ({ made }) => made >= 3);
    const { body } = await ann.get<string>('/metrics');
    expect(body).toMatch(/^fray_choices_total 3$/m);
    expect(body).toMatch(/^fray_matches_loaded 1$/m);
    expect(body).toMatch(/^fray_requests_total\{status="200"\} \d+$/m);
    await server.close();
  });

  it('has every figure that the dashboard for operators draws', async () => {
    const metrics = new Metrics();
    metrics.addProcess();
    const server = await serve({ metrics });
    const { body } = await new Person(server.url).get<string>('/metrics');
    const shipped = new URL('../../../../docs/operating/dashboard.json', import.meta.url);
    const { panels } = JSON.parse(readFileSync(shipped, 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const names = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(fray|nodejs|process)_\w+/g) ?? []),
    );
    expect(names.length).toBeGreaterThan(10);
    const family = (name: string): string => name.replace(/_(bucket|sum|count)$/, '');
    expect(names.filter((name) => !body.includes(`# TYPE ${family(name)} `))).toEqual([]);
    await server.close();
  });

  it('describes every route from the schemas that check it', async () => {
    const server = await serve();
    const { body } = await new Person(server.url).get<{
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    }>('/api/docs/json');
    expect(body.openapi).toBe('3.1.0');
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes).toContain('post /api/matches/{id}/choices');
    expect(routes.length).toBeGreaterThanOrEqual(37);
    const page = await fetch(`${server.url}/api/docs/`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    await server.close();
  });

  it('finishes what it accepted before it goes down, and has it after coming back', async () => {
    const folder = temporaryFolder();
    const server = await serve({ store: await SqliteStore.open(folder.path) });
    const { ann, bob, match } = await startDuel(server.url);
    const stream = ann.stream(match);
    await stream.opened;
    const sent = [ann, bob].map((person) => person.choose(match, 0, { do: 'bid', amount: 1 }));
    await Promise.race(sent);
    const closing = server.close();
    const answers = (await Promise.allSettled(sent)).filter((answer) => answer.status === 'fulfilled');
    await closing;
    await expect.poll(() => stream.closed).toBe(true);
    const again = await serve({ store: await SqliteStore.open(folder.path) });
    ann.url = again.url;
    const accepted = answers.filter(({ value }) => value.status === 200).length;
    expect(accepted).toBeGreaterThan(0);
    expect((await again.hosts.get(match)).timeline.choices.length).toBeGreaterThanOrEqual(accepted);
    expect((await ann.info(match)).yourSeat).toBe(0);
    await again.close();
    folder.remove();
  });

  it('tells how much of each kind the store has', async () => {
    const server = await serve({ operatorToken: 'a secret' });
    const { ann } = await startDuel(server.url);
    const headers = { authorization: 'Bearer a secret' };
    const metrics = async () => (await ann.get<string>('/metrics', headers)).body;
    await expect.poll(metrics, { timeout: 20_000 }).toContain('fray_store_documents{kind="guest"} 2');
    const text = await metrics();
    expect(text).toMatch(/^fray_store_bytes\{kind="match"\} [1-9]\d+$/m);
    expect(text).toMatch(/^fray_store_log_bytes\{kind="match"\} \d+$/m);
    await server.close();
  });
});
