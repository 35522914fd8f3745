/** Throws malformed and hostile requests at every route: nothing may crash the server or answer 5xx. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../src/ids.js';
import { type Duel, serve, startDuel, type TestServer } from '../support/harness.js';

let server: TestServer;
let duel: Duel;
beforeAll(async () => {
  server = await serve();
  duel = await startDuel(server.url);
});
afterAll(() => server.close());

const HOSTILE = [
  '',
  '0',
  '-1',
  '1e309',
  'null',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  'constructor',
  "'; drop table log; --",
  '<script>alert(1)</script>',
  '\ud800',
  'a'.repeat(5000),
  '🎲',
];

const leaf = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.string(),
);
const anyJson = fc.oneof(leaf, fc.jsonValue());
const field = fc.constantFrom(
  'name',
  'game',
  'seats',
  'options',
  'public',
  'sit',
  'clock',
  'standIn',
  'seat',
  'pass',
  'seed',
  'ready',
  'expected',
  'key',
  'choice',
  'agree',
  'phrase',
  'text',
  'muted',
  'given',
  'about',
  'remedy',
  'code',
  'delay',
  'level',
  'do',
  'amount',
  '__proto__',
  'constructor',
  'toString',
);
const almost = fc.dictionary(
  field,
  fc.oneof(
    anyJson,
    fc.constantFrom('model', 'first', 'hello', 'valid-key', 0, 1, 2),
    fc.constant([{ kind: 'person' }, { kind: 'bot', level: 'first' }]),
    fc.constant({ do: 'bid', amount: 1 }),
    fc.constant({ do: 'note', digit: 1e21 }),
    fc.constant({ kind: 'bank', seconds: 1, increment: 0 }),
  ),
);
const body = fc.oneof(
  almost.map((value) => JSON.stringify(value)),
  anyJson.map((value) => JSON.stringify(value)),
  fc.string(),
  fc.constantFrom('{', '[', '{"a":', '\u0000', '{"__proto__":{"x":1}}', '['.repeat(20_000), '"'),
  fc.constant(undefined),
);
const id = fc.oneof(
  fc.constantFrom('MATCH', 'TABLE', newId()),
  fc.constantFrom(...HOSTILE).map(encodeURIComponentSafely),
);
const query = fc.oneof(
  fc.constant(''),
  fc.dictionary(fc.constantFrom('last', 'seat', 'pass', 'made', 'before', 'mine', 'game', 'x'), leaf).map(
    (values) =>
      `?${Object.entries(values)
        .map(([key, value]) => `${key}=${encodeURIComponentSafely(String(value))}`)
        .join('&')}`,
  ),
);

/** Half a surrogate pair cannot be sent. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

interface Attempt {
  readonly method: string;
  readonly route: string;
  readonly id: string;
  readonly seat: string;
  readonly query: string;
  readonly body: string | undefined;
  readonly type: string;
  readonly who: 'ann' | 'forged' | 'nobody';
  readonly last: string;
}

/** Every route the server has, streams apart: those do not end by themselves. */
function routes(): { method: string; route: string }[] {
  const { paths } = server.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .filter(([path]) => !path.endsWith('/stream'))
    .flatMap(([route, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), route })),
    );
}

async function attempt(tried: Attempt): Promise<{ status: number; text: string }> {
  const real = tried.id === 'MATCH' ? duel.match : tried.id === 'TABLE' ? duel.table.id : tried.id;
  const path = tried.route.replace('{id}', real).replace('{seat}', tried.seat).replace('{code}', tried.id);
  const cookies = { ann: duel.ann.cookie, forged: `fray=${newId()}.forged`, nobody: '' };
  const response = await fetch(`${server.url}${path}${tried.query}`, {
    method: tried.method,
    headers: {
      cookie: cookies[tried.who],
      'last-event-id': tried.last,
      ...(tried.body === undefined ? {} : { 'content-type': tried.type }),
    },
    ...(tried.body === undefined || ['GET', 'HEAD'].includes(tried.method)
      ? {}
      : { body: wellFormed(tried.body) }),
  });
  return { status: response.status, text: await response.text() };
}

describe('the whole interface', () => {
  it('answers anything with 2xx or 4xx and one sentence', async () => {
    const all = routes();
    expect(all.length).toBeGreaterThanOrEqual(36);
    const tried = fc.record({
      route: fc.constantFrom(...all),
      method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD')),
      id,
      seat: fc.constantFrom('0', '1', '31', '-1', 'x', '99999999999999999999'),
      query,
      body,
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'application/xml',
        'multipart/form-data',
      ),
      who: fc.constantFrom('ann' as const, 'forged' as const, 'nobody' as const),
      last: fc.constantFrom('0', '1', '-1', 'x', '99999999999999'),
    });
    const property = fc.asyncProperty(tried, async ({ route, method, ...rest }) => {
      const { status, text } = await attempt({ ...rest, route: route.route, method: method ?? route.method });
      expect(status).toBeLessThan(500);
      if (status >= 400 && method !== 'HEAD')
        expect(JSON.parse(text)).toEqual(
          expect.objectContaining({ error: expect.any(String), id: expect.any(String) }),
        );
    });
    await fc.assert(property, { numRuns: 700, seed: 4 });
    expect((await duel.ann.get('/health')).status).toBe(200);
    expect((await duel.ann.get('/metrics')).body).toMatch(/^fray_failures_total 0$/m);
  });

  it('gives no choice of any shape to the rules that they cannot judge', async () => {
    const choice = fc.oneof(
      fc.dictionary(fc.constantFrom('do', 'amount', 'digit', 'x', '__proto__'), leaf),
      fc.record(
        { do: fc.constantFrom('bid', 'note', 'press', 'pass'), amount: leaf, digit: leaf },
        { requiredKeys: ['do'] },
      ),
    );
    const { ann, match } = await startDuel(server.url);
    const property = fc.asyncProperty(choice, fc.integer({ min: -2, max: 9 }), async (sent, expected) => {
      const { status } = await ann.choose(match, expected, sent);
      expect([200, 400, 409, 422]).toContain(status);
    });
    await fc.assert(property, { numRuns: 200, seed: 5 });
    expect((await ann.frame(match)).n).toBeGreaterThanOrEqual(0);
  });

  it('survives any choice over the socket', async () => {
    const { ann, match } = await startDuel(server.url);
    const stream = ann.stream(match);
    const property = fc.asyncProperty(fc.oneof(fc.json(), fc.string({ maxLength: 300 })), async (text) => {
      const { status } = await stream.say(text);
      expect([400, 409, 422]).toContain(status);
    });
    await fc.assert(property, { numRuns: 200, seed: 6 });
    stream.close();
    expect((await ann.info(match)).n).toBe(0);
  });

  it('survives sockets that send rubbish and streams that vanish', async () => {
    // Random requests may have made Ann leave, or forgotten her.
    const duel = await startDuel(server.url);
    const path = `${server.url.replace('http', 'ws')}/api/matches/${duel.match}/ws`;
    for (const rubbish of ['{', 'x'.repeat(100_000), Buffer.alloc(500), '']) {
      const socket = new WebSocket(path, { headers: { cookie: duel.ann.cookie } });
      await new Promise((resolve) => socket.once('open', resolve));
      socket.on('error', () => {});
      socket.send(rubbish);
      socket.terminate();
    }
    for (const query of ['?last=-1', '?last=x', '?seat=99', '?seat=', `?pass=${'x'.repeat(3000)}`]) {
      const socket = new WebSocket(path + query, { headers: { cookie: duel.ann.cookie } });
      const status = await new Promise((resolve) => {
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.on('error', () => resolve(0));
        socket.once('open', () => resolve(101));
      });
      expect([400, 403]).toContain(status);
      socket.terminate();
    }
    expect((await duel.ann.get('/health')).status).toBe(200);
  });
});
