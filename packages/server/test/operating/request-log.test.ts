/** What an operator reads: one line for each request that matters, and nobody in it by name. */
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerOptions } from '../../src/server.js';
import { MemoryStore } from '../../src/store/memory.js';
import { Person, serve, startDuel } from '../support/harness.js';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly request?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly guest?: string;
  readonly address?: string;
  readonly why?: string;
}

const INFO = 30;

/** A server, and what it has logged so far. */
async function logging(level: string, options: Partial<ServerOptions> = {}) {
  const texts: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      texts.push(String(chunk));
      done();
    },
  });
  const server = await serve({ logger: { level, stream }, ...options });
  const lines = (): Line[] =>
    texts.map((text) => JSON.parse(text) as Line).filter(({ msg }) => /answered|fills|cut/.test(msg));
  return { ...server, texts, lines };
}

describe('the log', () => {
  it('says at info who began what and who was refused, by route, status, time, request, and hashes', async () => {
    const server = await logging('info');
    const { ann, match } = await startDuel(server.url);
    await ann.frame(match);
    await ann.choose(match, 0, { do: 'bid', amount: 1 });
    const refused = await ann.choose(match, 0, { do: 'fly' });
    const said = server.lines().map(({ method, route, status }) => `${method} ${route} ${status}`);
    expect(said).toEqual([
      ...new Array(2).fill('POST /api/guests 200'),
      'POST /api/tables 200',
      'POST /api/tables/:id/join 200',
      ...new Array(2).fill('POST /api/tables/:id/ready 200'),
      `POST /api/matches/:id/choices ${refused.status}`,
    ]);
    const last = server.lines().at(-1)!;
    expect(last.request).toBe(refused.headers.get('x-request-id'));
    expect(last).toMatchObject({ level: INFO, ms: expect.any(Number) });
    for (const hash of [last.guest, last.address]) expect(hash).toMatch(/^[\w-]{12}$/);
    const [anns, bobs] = ['/api/tables', '/api/tables/:id/join'].map((route) =>
      server.lines().find((line) => line.route === route),
    );
    expect([anns?.guest === last.guest, bobs?.guest === last.guest]).toEqual([true, false]);
    expect(new Set(server.lines().map(({ request }) => request)).size).toBe(7);
    const [id] = decodeURIComponent(ann.cookie.slice('fray='.length)).split('.');
    const answered = server.texts.filter((text) => text.includes('answered')).join('');
    for (const secret of [id!, match, '127.0.0.1']) expect(answered).not.toContain(secret);
    await server.close();
  });

  it('says at debug what is read and played', async () => {
    const server = await logging('debug');
    const { ann, match } = await startDuel(server.url);
    await ann.choose(match, 0, { do: 'bid', amount: 1 });
    const quiet = server.lines().filter(({ level }) => level < INFO);
    expect(quiet.map(({ route }) => route)).toContain('/api/matches/:id/choices');
    await server.close();
  });

  it('says whose stream was cut, and why', async () => {
    const server = await logging('info');
    const { ann, match } = await startDuel(server.url);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${match}/ws`, {
      headers: { cookie: ann.cookie },
    });
    await new Promise((resolve) => socket.on('open', resolve));
    const ask = JSON.stringify({ expected: 0, key: 'a hundred times', choice: { do: 'fly' } });
    for (let i = 0; i < 500; i++) socket.send(ask);
    await expect.poll(() => server.lines().at(-1)?.msg).toBe('stream cut');
    const table = server.lines().find(({ route }) => route === '/api/tables')!;
    const { guest, address } = table;
    expect(server.lines().at(-1)).toMatchObject({
      why: 'asks on',
      route: '/api/matches/:id/ws',
      guest,
      address,
    });
    await server.close();
  });

  it('calls somebody the same after a restart, and otherwise at another server', async () => {
    const guestsOf = async (store: MemoryStore, cookie?: string): Promise<[string, string]> => {
      const server = await logging('info', { store });
      const ann = cookie === undefined ? await Person.named(server.url, 'Ann') : new Person(server.url);
      ann.cookie = cookie ?? ann.cookie;
      await ann.post('/api/tables', {});
      await server.close();
      return [server.lines().at(-1)!.address!, ann.cookie];
    };
    const store = new MemoryStore();
    const [before, cookie] = await guestsOf(store);
    expect((await guestsOf(store, cookie))[0]).toBe(before);
    expect((await guestsOf(new MemoryStore()))[0]).not.toBe(before);
  });

  it('is not filled by one address, and says so', async () => {
    let now = 1_000_000;
    const server = await logging('info', { now: () => now });
    const eve = new Person(server.url);
    await Promise.all(Array.from({ length: 200 }, () => eve.get('/nothing')));
    expect(server.lines().length).toBe(121);
    expect(server.lines().at(-1)?.msg).toContain('this address fills the log');
    now += 60_000;
    await eve.get('/nothing');
    expect(server.lines().length).toBe(122);
    await server.close();
  });
});
