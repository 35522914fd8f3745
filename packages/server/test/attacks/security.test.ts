import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/ids.js';
import { MemoryStore } from '../../src/store/memory.js';
import { Person, serve, startDuel, type TestServer, TWO_PEOPLE } from '../support/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

describe('refused', () => {
  it('is acting for another seat', async () => {
    const { ann, match, table } = await startDuel(server.url);
    const eve = await Person.named(server.url, 'Eve');
    expect((await eve.choose(match, 0, { do: 'concede' })).status).toBe(404);
    const open = await startDuel(server.url, { public: true });
    expect((await eve.choose(open.match, 0, { do: 'concede' })).status).toBe(403);
    expect((await eve.post(`/api/matches/${open.match}/undo`, { expected: 0 })).status).toBe(403);
    expect((await eve.post(`/api/matches/${open.match}/talk`, { phrase: 'hello' })).status).toBe(403);
    expect((await ann.send('DELETE', `/api/matches/${match}/seats/1/stand-in`, undefined, {})).status).toBe(
      403,
    );
    expect((await eve.post(`/api/tables/${table.id}/ready`, {})).status).toBe(403);
    const nobody = new Person(server.url);
    expect((await nobody.choose(match, 0, { do: 'concede' })).status).toBe(401);
    expect((await ann.info(match)).status).toBe('running');
  });

  it('is guessing the ids of tables and matches', async () => {
    const { ann, table, match } = await startDuel(server.url);
    const eve = await Person.named(server.url, 'Eve');
    const wrong = await eve.get(`/api/tables/${newId()}`);
    const hidden = await eve.get(`/api/tables/${table.id}`);
    expect([hidden.status, hidden.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.status).toBe(404);
    expect((await eve.get(`/api/matches/${match}`)).body).toEqual(
      (await eve.get(`/api/matches/${newId()}`)).body,
    );
    for (const id of ['1', table.id.slice(1), `${table.id}x`, '..', "' or 1=1 --"])
      expect((await ann.get(`/api/tables/${encodeURIComponent(id)}`)).status).toBeGreaterThanOrEqual(400);
    const guess = await serve({ limits: { perMinute: 20 } });
    const mallory = new Person(guess.url);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => mallory.get(`/api/tables/${newId()}`)),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBe(10);
    await guess.close();
  });

  it('is replaying an old request', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const old = () => ann.choose(match, 0, { do: 'bid', amount: 1 }, 'old-request');
    await old();
    await bob.choose(match, 0, { do: 'bid', amount: 1 });
    const { made } = await ann.info(match);
    expect((await old()).body.repeated).toBe(true);
    expect((await ann.choose(match, 0, { do: 'bid', amount: 1 })).status).toBe(409);
    const eve = await Person.named(server.url, 'Eve');
    expect((await eve.choose(match, 0, { do: 'bid', amount: 1 }, 'old-request')).status).toBe(404);
    expect((await ann.info(match)).made).toBe(made);
  });

  it('is reading another seat’s stream', async () => {
    const { ann, match, table } = await startDuel(server.url);
    const eve = await Person.named(server.url, 'Eve');
    expect(await ann.stream(match, '?seat=1').opened).toBe(403);
    expect(await eve.stream(match, `?seat=0&pass=${table.watch}`).opened).toBe(403);
    expect(await eve.stream(match).opened).toBe(404);
    expect((await eve.get(`/api/matches/${match}/stream?seat=1&pass=${table.watch}`)).status).toBe(403);
    const watching = await eve.frame(match, `?pass=${table.watch}`);
    expect([watching.view.seat, watching.choices, watching.prompt]).toEqual([-1, [], null]);
    expect((watching.view.table as { hand: unknown }).hand).toBeNull();
  });

  it('is a forged or altered cookie', async () => {
    const { ann, match } = await startDuel(server.url);
    const [id, session, signature] = ann.cookie.slice('fray='.length).split('.');
    const mallory = new Person(server.url);
    for (const cookie of [
      `fray=${id}`,
      `fray=${id}.${session}.${'A'.repeat(43)}`,
      `fray=${newId()}.${session}.${signature}`,
    ]) {
      mallory.cookie = cookie;
      expect((await mallory.choose(match, 0, { do: 'concede' })).status).toBe(401);
    }
  });

  it('is a request from another site', async () => {
    const { ann, match } = await startDuel(server.url);
    const body = { expected: 0, key: 'from-elsewhere', choice: { do: 'concede' } };
    const path = `/api/matches/${match}/choices`;
    expect((await ann.post(path, body, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ann.post(path, body, { origin: 'null' })).status).toBe(403);
    expect((await ann.post(path, body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const form = await ann.send('POST', path, JSON.stringify(body), { 'content-type': 'text/plain' });
    expect(form.status).toBe(415);
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${match}/ws`, {
      headers: { cookie: ann.cookie, origin: 'https://evil.example' },
    });
    const refused = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('error', () => {});
    });
    expect(refused).toBe(403);
    expect((await ann.post(path, body, { origin: server.url })).status).toBe(200);
  });

  it('is too much at once', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const options = { long: 'x'.repeat(100_000) };
    const large = await ann.post('/api/tables', { game: 'model', seats: TWO_PEOPLE, options });
    expect([large.status, large.body]).toEqual([413, { id: 'too-large', error: 'That is too large.' }]);
    const strict = await serve({ limits: { perMinute: 5, guestsPerMinute: 2 } });
    const names = await Promise.all(
      ['A', 'B', 'C'].map((name) => new Person(strict.url).post('/api/guests', { name })),
    );
    expect(names.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(names.find(({ status }) => status === 429)!.body).toEqual({
      id: 'too-often',
      error: 'Too many requests; wait a little.',
    });
    await strict.close();
    const { ann: talker, match } = await startDuel(server.url);
    const said = [];
    for (let i = 0; i < 21; i++)
      said.push((await talker.post(`/api/matches/${match}/talk`, { phrase: 'hello' })).status);
    expect(said).toEqual([...new Array(20).fill(200), 429]);
  });
});

describe('let through', () => {
  it('are the files of a page for a whole household, which only their address counts', async () => {
    const strict = await serve({ limits: { perMinute: 3, perAddress: 12 } });
    const ask = async (path: string) => (await fetch(strict.url + path)).status;
    const files = [];
    for (let i = 0; i < 8; i++) files.push(await ask('/assets/page.js'));
    const lists = [];
    for (let i = 0; i < 4; i++) lists.push(await ask('/api/games'));
    expect([files, lists]).toEqual([new Array(8).fill(404), [200, 200, 200, 429]]);
    expect(await ask('/assets/page.js')).toBe(429);
    await strict.close();
  });
});

describe('every answer', () => {
  it('carries the headers that keep a browser safe', async () => {
    const { headers } = await new Person(server.url).get('/api/games');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('marks its cookie secure behind a proxy that speaks TLS', async () => {
    const behind = await serve({ trustProxy: 1 });
    const ann = new Person(behind.url);
    const { headers } = await ann.post('/api/guests', { name: 'Ann' }, { 'x-forwarded-proto': 'https' });
    expect(headers.get('set-cookie')).toContain('; Secure');
    await behind.close();
  });
});

describe('logs and errors', () => {
  it('contain no secret, also when something breaks inside', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    class BreakingStore extends MemoryStore {
      broken = false;
      override async append(log: string, n: number, body: string): Promise<boolean> {
        if (this.broken) throw new Error('disk on fire at /var/lib/fray');
        return super.append(log, n, body);
      }
    }
    const store = new BreakingStore();
    const noisy = await serve({ store, logger: { level: 'trace', stream } });
    const { ann, table, match } = await startDuel(noisy.url);
    const { file } = await noisy.hosts.get(match);
    await ann.get(`/api/tables/${table.id}?pass=${table.invite}`);
    store.broken = true;
    const failed = await ann.choose(match, 0, { do: 'bid', amount: 1 }, 'try-again');
    expect([failed.status, failed.body.error]).toEqual([503, expect.stringContaining('again')]);
    expect(JSON.stringify(failed.body)).not.toContain('fire');
    store.broken = false;
    expect((await ann.choose(match, 0, { do: 'bid', amount: 1 }, 'try-again')).status).toBe(200);
    await noisy.close();
    const log = lines.join('');
    expect(log).toContain('disk on fire');
    expect(log).toContain('"status":503');
    const guest = decodeURIComponent(ann.cookie.slice('fray='.length));
    const secrets = [file.seed, file.fair.secret, table.invite!, table.watch!, guest, guest.split('.')[2]!];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
