import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Metrics } from '../../src/operating/metrics.js';
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

  it('says which program it is, what is played, how long answers take, and what was cut', async () => {
    const server = await serve({ limits: { streams: 1 } });
    const { ann, bob, match } = await startDuel(server.url);
    const stream = ann.stream(match);
    await stream.opened;
    expect(await ann.stream(match).opened).toBe(429);
    await playOn([ann, bob], match, ({ made }) => made >= 1);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${match}/ws`, {
      headers: { cookie: bob.cookie },
    });
    await new Promise((resolve) => socket.on('open', resolve));
    const { body: playing } = await ann.get<string>('/metrics');
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(playing).toContain(`fray_build_info{version="${version}",node="${process.version}"} 1`);
    expect(playing).toContain('fray_matches_running{game="model"} 1');
    expect(playing).toContain('fray_players_here{game="model"} 2');
    expect(playing).toContain('fray_limits_total{kind="stream"} 1');
    expect(playing).toMatch(
      /^fray_request_seconds_count\{method="POST",route="\/api\/matches\/:id\/choices"\} [1-9]/m,
    );
    expect(playing).not.toMatch(/fray_request_seconds_count\{[^}]*\/(ws|stream)"/);
    const ask = JSON.stringify({ expected: 0, key: 'a hundred times', choice: { do: 'fly' } });
    for (let i = 0; i < 500; i++) socket.send(ask);
    const figures = async () => (await ann.get<string>('/metrics')).body;
    await expect.poll(figures).toContain('fray_streams_cut_total{why="asks on"} 1');
    await expect.poll(figures).toContain('fray_players_here{game="model"} 1');
    await ann.choose(match, (await ann.frame(match)).n, { do: 'concede' });
    await expect.poll(figures).toContain('fray_matches_running{game="model"} 0');
    await server.close();
  });

  it('has every figure that the dashboard for operators draws, and the dashboard draws every one of its own', async () => {
    const metrics = new Metrics();
    metrics.addProcess();
    const server = await serve({ metrics });
    const { body } = await new Person(server.url).get<string>('/metrics');
    const shipped = new URL('../../../../docs/operating/dashboard.json', import.meta.url);
    const { panels } = JSON.parse(readFileSync(shipped, 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const exported = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => ({ name, kind }));
    const drawn = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(fray|nodejs|process)_\w+/g) ?? []),
    );
    const family = (name: string): string =>
      exported.find(({ name: own, kind }) => kind === 'histogram' && name.startsWith(`${own}_`))?.name ??
      name;
    const names = exported.map(({ name }) => name);
    expect(drawn.filter((name) => !names.includes(family(name)))).toEqual([]);
    const own = names.filter((name) => name!.startsWith('fray_'));
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((name) => !drawn.map(family).includes(name!))).toEqual([]);
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
