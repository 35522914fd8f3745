import { connect } from 'node:net';
import type { Problem, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { cookieKeys } from '../../src/guests.js';
import { GuestCookie } from '../../src/http/guards/guest-cookie.js';
import { looksLikeOneOf } from '../../src/look-alike.js';
import { TextCache } from '../../src/match/text-cache.js';
import { MemoryStore } from '../../src/store/memory.js';
import { Person, serve, startDuel, type TestServer, TWO_PEOPLE } from '../support/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const isProblem = (body: unknown): boolean =>
  typeof (body as Problem).error === 'string' && typeof (body as Problem).id === 'string';

/** Sends bytes as they are, and reads what comes back until the server hangs up. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(text));
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', () => resolve(heard));
  });
}

const head = (method: string, path: string): string =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

describe('a hostile guest', () => {
  it('who asks over a socket and never reads is cut off', async () => {
    const { ann, match } = await startDuel(server.url);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${match}/ws`, {
      headers: { cookie: ann.cookie },
    });
    await new Promise((resolve) => socket.on('open', resolve));
    socket.pause();
    const gone = new Promise((resolve) => socket.on('close', resolve));
    const ask = JSON.stringify({ expected: 0, key: 'a hundred times', choice: { do: 'fly' } });
    for (let i = 0; i < 500; i++) socket.send(ask);
    await expect.poll(() => server.hosts.viewerCount, { timeout: 5_000 }).toBe(0);
    socket.resume();
    await gone;
  });

  it('cannot open streams without end', async () => {
    const own = await serve({ limits: { streams: 3 } });
    const { ann, match } = await startDuel(own.url);
    const streams = [1, 2, 3].map(() => ann.stream(match));
    for (const stream of streams) expect(await stream.opened).toBe(101);
    expect(await ann.stream(match).opened).toBe(429);
    streams[0]!.close();
    await expect.poll(() => ann.stream(match).opened).toBe(101);
    await own.close();
  });

  it('cannot open more of them at one moment, as many guests from one address, or by the other kind', async () => {
    const own = await serve({ limits: { streams: 3, streamsByAddress: 5 }, operatorToken: 'a secret' });
    const { ann, bob, match } = await startDuel(own.url);
    const open = async (person: Person, count: number) => {
      const streams = Array.from({ length: count }, () => person.stream(match));
      const opened = await Promise.all(streams.map((stream) => stream.opened));
      await expect.poll(() => own.hosts.viewerCount).toBeLessThanOrEqual(5);
      return opened.filter((status) => status === 429).length;
    };
    expect(await open(ann, 3)).toBe(0);
    expect(await open(bob, 3)).toBe(1);
    await expect.poll(() => own.hosts.viewerCount).toBe(5);
    const { cookie } = await Person.named(own.url, 'Cyd');
    const events = await fetch(`${own.url}/api/matches/${match}/stream`, { headers: { cookie } });
    expect(events.status).toBe(429);
    const { body } = await ann.get<string>('/metrics', { authorization: 'Bearer a secret' });
    expect(body).toMatch(/^fray_limits_total\{kind="stream by address"\} [2-9]$/m);
    await own.close();
  });

  it('cannot open a hundred streams before the first one is counted', async () => {
    const own = await serve({ limits: { streams: 3 } });
    const { ann, match } = await startDuel(own.url);
    const host = own.hosts.get(match);
    // As while a match is read from the store.
    vi.spyOn(own.hosts, 'get').mockImplementation(
      () => new Promise((got) => setTimeout(() => got(host), 300)),
    );
    const streams = Array.from({ length: 100 }, () => ann.stream(match));
    const opened = await Promise.all(streams.map((stream) => stream.opened));
    const agreed = streams.filter((_, i) => opened[i] === 101);
    await expect.poll(() => agreed.filter(({ closed }) => !closed).length).toBe(3);
    expect(own.hosts.viewerCount).toBe(3);
    await own.close();
  });

  it('who reads whole matches again and again has them made once, and not without end', async () => {
    const own = await serve({ limits: { perMinute: 100, perAddress: 220 } });
    const { ann, match } = await startDuel(own.url);
    const { timeline } = await own.hosts.get(match);
    const told = vi.spyOn(timeline.match, 'eventsFor');
    const ask = (person: Person) => person.get(`/api/matches/${match}/present`);
    const texts = await Promise.all([1, 2, 3].map(async () => JSON.stringify((await ask(ann)).body)));
    expect([new Set(texts).size, told.mock.calls.length]).toEqual([1, 1]);
    await ann.choose(match, 0, { do: 'bid', amount: 1 });
    expect((await ann.frame(match)).n).toBe(1);
    const statuses = [];
    for (let i = 0; i < 110; i++) statuses.push((await ask(ann)).status);
    expect(statuses.at(-1)).toBe(429);
    await own.close();
  });

  it('is told when to come back, and is counted by address before anything else', async () => {
    const own = await serve({ limits: { perAddress: 5 } });
    const asked = [];
    for (let i = 0; i < 6; i++) asked.push(await new Person(own.url).get('/api/games'));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(asked[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(isProblem(asked[5]!.body)).toBe(true);
    await own.close();
  });

  it('is counted at every address, also where there is nothing and where no route can be looked up', async () => {
    const ways = ['/nothing', '/api/nothing', '/%', '/livez', '/readyz', '/health', '/index.html'];
    for (const path of [...ways, `/api/tables/${'x'.repeat(500)}`]) {
      // With a token the machine itself is nobody special.
      const own = await serve({ limits: { perAddress: 3 }, operatorToken: 'secret' });
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await raw(own.url, head('GET', path))).slice(9, 12));
      expect(statuses.slice(0, 3)).not.toContain('429');
      expect([path, statuses[3]]).toEqual([path, '429']);
      await own.close();
    }
    for (const method of ['DELETE', 'PROPFIND', 'OPTIONS']) {
      const own = await serve({ limits: { perAddress: 1 } });
      await raw(own.url, head(method, '/api/games'));
      expect((await raw(own.url, head(method, '/api/games'))).slice(9, 12)).toBe('429');
      await own.close();
    }
  });

  it('behind a proxy is counted by the address that the proxy saw, not by one they made up', async () => {
    const own = await serve({ trustProxy: 1, limits: { perAddress: 2 } });
    const ask = (forwarded: string) =>
      new Person(own.url).get('/api/games', { 'x-forwarded-for': forwarded });
    const made = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((fake) => `${fake}, 9.9.9.9`);
    const statuses = [];
    for (const forwarded of made) statuses.push((await ask(forwarded)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask('9.9.9.8')).status).toBe(200);
    // One network of IPv6 addresses is one guest.
    const six = ['2001:db8::1', '2001:db8::2', '2001:db8::3'];
    const counted = [];
    for (const address of six) counted.push((await ask(address)).status);
    expect(counted).toEqual([200, 200, 429]);
    await own.close();
  });

  it('cannot take the name of a bot, of somebody at the table, or one that does not show', async () => {
    const statuses = await Promise.all(
      [
        'first',
        'fіrst',
        'a\u202Eb',
        'a\u200Bb',
        '\u001B[31mred',
        '\u3164',
        'Z\u0301\u0301\u0301\u0301',
        '   ',
      ].map(async (name) => (await new Person(server.url).post('/api/guests', { name })).status),
    );
    expect(statuses).toEqual(new Array(8).fill(400));
    const ann = await Person.named(server.url, 'Ann');
    const double = await Person.named(server.url, 'Аnn');
    const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE });
    const joined = await double.post<Table>(`/api/tables/${body.id}/join`, { pass: body.invite });
    expect(joined.body.seats.map(({ name }) => name)).toEqual(['Ann', 'Аnn 2']);
    expect(looksLikeOneOf('Bob', ['Rob'])).toBe(false);
    const names = ['José', '李小龍', 'Ann-Marie O’Neil'].map((name) => Person.named(server.url, name));
    expect(await Promise.all(names)).toHaveLength(3);
  });
});

describe('what is kept of long answers', () => {
  it('has a bound, and the least asked for goes first', () => {
    const cache = new TextCache(2_200);
    const made: string[] = [];
    const ask = (key: string): string =>
      cache.get(key, () => {
        made.push(key);
        return key.repeat(500);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toBe(key.repeat(500));
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('a cookie', () => {
  it('is believed after its key was rotated, and not after it was replaced', async () => {
    const store = new MemoryStore();
    const session = { id: 'abcdefghijklmnopqrstuv', session: 0 };
    const old = new GuestCookie(await cookieKeys(store, 0)).write(session, false).split(';')[0]!;
    expect(new GuestCookie(await cookieKeys(store, 1, 'rotate')).read(old, false)).toEqual(session);
    expect(new GuestCookie(await cookieKeys(store, 2)).read(old, false)).toEqual(session);
    expect(new GuestCookie(await cookieKeys(store, 3, 'replace')).read(old, false)).toBeUndefined();
  });

  it('has a name under TLS that no other host can set', async () => {
    const cookie = new GuestCookie(['key']);
    const session = { id: 'abcdefghijklmnopqrstuv', session: 3 };
    const set = cookie.write(session, true);
    expect(set).toMatch(/^__Host-fray=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie.read(set.split(';')[0], true)).toEqual(session);
    const plain = cookie.write(session, false).split(';')[0];
    expect(cookie.read(plain, true)).toBeUndefined();
    expect(cookie.read(`${plain}; junk=${'x'.repeat(15_000)}`, false)).toBeUndefined();
  });

  it('ends on all devices when its guest says so, and with being forgotten', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const elsewhere = new Person(server.url);
    elsewhere.cookie = ann.cookie;
    expect((await ann.post('/api/guests/me/log-out', {})).status).toBe(200);
    expect((await elsewhere.get('/api/guests/me')).status).toBe(401);
    expect((await ann.get('/api/guests/me')).status).toBe(200);
    const forget = () => ann.send<Problem>('DELETE', '/api/guests/me', undefined, {});
    expect((await forget()).body.id).toBe('still-playing');
    await ann.choose(match, 0, { do: 'concede' });
    await expect.poll(async () => (await forget()).status).toBe(200);
    expect((await ann.get('/api/guests/me')).status).toBe(401);
    const { body } = await bob.get<{ records: { seats: { name: string }[] }[] }>('/api/records?mine=true');
    expect(body.records[0]!.seats.map(({ name }) => name)).toEqual(['', 'Bob']);
  });
});

describe('every answer', () => {
  it('of a server that is going down finishes what it had begun, and refuses the rest in the same shape', async () => {
    const own = await serve();
    const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    const gone = new Promise((resolve) => socket.on('close', resolve));
    const begun = new Promise<void>((resolve) =>
      own.app.server.once('request', () => setImmediate(() => resolve())),
    );
    const head = 'host: localhost\r\ncontent-type: application/json\r\ncontent-length: 14';
    socket.write(`POST /api/guests HTTP/1.1\r\n${head}\r\n\r\n{"name":`);
    await begun;
    const closing = own.close();
    await new Promise(setImmediate);
    socket.write('"Eve"}GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await Promise.all([gone, closing]);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
    expect(JSON.parse(heard.slice(heard.lastIndexOf('\r\n\r\n')))).toMatchObject({ id: 'closing' });
  });

  it('to what is not even HTTP, too long or for another host has the shape of all others', async () => {
    const body = (text: string) => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as unknown;
    const rubbish = await raw(server.url, 'WHAT IS THIS\r\n\r\n');
    expect(rubbish).toMatch(/^HTTP\/1\.1 400 /);
    expect(isProblem(body(rubbish))).toBe(true);
    const long = await raw(server.url, `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(isProblem(body(long))).toBe(true);
    const rebound = await raw(
      server.url,
      'GET /api/games HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
    );
    expect(rebound).toMatch(/^HTTP\/1\.1 403 /);
    expect(rebound).toContain('other-host');
    const odd = await new Person(server.url).get('/api/%ff');
    expect([odd.status, isProblem(odd.body)]).toEqual([400, true]);
  });

  it('of the interface is kept by no cache', async () => {
    const { headers } = await new Person(server.url).get('/api/games');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('about what the server counts is for its operator', async () => {
    const own = await serve({ operatorToken: 'secret', names: ['fray.example'] });
    const ask = (path: string, token?: string) =>
      new Person(own.url).get(path, token === undefined ? {} : { authorization: `Bearer ${token}` });
    expect((await ask('/metrics')).status).toBe(403);
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/metrics', 'secret')).status).toBe(200);
    await own.close();
    expect((await new Person(server.url).get('/metrics')).status).toBe(200);
    expect((await new Person(server.url).get('/metrics', { 'x-forwarded-for': '9.9.9.9' })).status).toBe(403);
  });
});
