/** Which subscriptions a server keeps: of push services that it knows, with keys that are keys. */
import type { PushSubscription } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PushHosts } from '../../src/push/push-hosts.js';
import { Subscriptions } from '../../src/push/subscriptions.js';
import { MemoryStore } from '../../src/store/memory.js';
import { browser } from '../support/browser.js';
import { type Answer, Person, serve, type TestServer } from '../support/harness.js';
import { PUSH_HOST } from '../support/push-endpoints.js';

const store = new MemoryStore();
const known = new Subscriptions({ store, hosts: new PushHosts([PUSH_HOST]), now: Date.now });
let server: TestServer;
let ann: Person;
let id: string;
beforeAll(async () => {
  server = await serve({ store, pushHosts: [PUSH_HOST, '*.pushes.example.net'] });
  ann = await Person.named(server.url, 'Ann');
  id = idOf(ann);
});
afterAll(() => server.close());

/** Nobody is told the id of a guest but their browser, in the cookie. */
const idOf = ({ cookie }: Person): string => /fray=([\w-]{22})/.exec(cookie)![1]!;
const put = (body: unknown, language = 'en'): Promise<Answer<{ id: string; error: string }>> =>
  ann.send('PUT', '/api/push', JSON.stringify(body), {
    'content-type': 'application/json',
    'accept-language': language,
  });
const at = (endpoint: string): PushSubscription => ({ ...browser('a'), endpoint });

describe('a subscription is kept', () => {
  it.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'eu.push.services.mozilla.com',
    'wns2-par02p.notify.windows.com',
    'web.push.apple.com',
    'eu.push.apple.com',
    PUSH_HOST,
    'a.b.pushes.example.net',
  ])('of %s', async (host) => expect((await put(browser('a', host))).status).toBe(200));

  it('five times a guest, and gone with the guest', async () => {
    const names = ['1', '2', '3', '4', '5', '6'];
    for (const name of names) expect((await put(browser(name))).status).toBe(200);
    const endpoints = (await known.of(id)).map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(endpoints).toEqual(names.slice(1));
    const eve = await Person.named(server.url, 'Eve');
    const hers = idOf(eve);
    await known.add(hers, browser('hers'));
    await eve.send('DELETE', '/api/guests/me', undefined, {});
    expect(await known.of(hers)).toEqual([]);
    expect(await known.of(id)).toHaveLength(5);
  });
});

describe('a subscription is refused, and what was kept stays', () => {
  const refused = async (body: unknown, status: number, problem: string): Promise<void> => {
    const before = await store.get('push', id);
    const answer = await put(body);
    expect([answer.status, answer.body.id]).toEqual([status, problem]);
    expect(answer.body.error).toMatch(/^["TI].{30,200}\.$/);
    expect(await store.get('push', id)).toEqual(before);
  };

  it.each([
    'http://push.example.org/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://fcm.googleapis.com./a',
    'https://localhost/a',
    'file:///etc/passwd',
    'https://push.example.org:8443/a',
    'https://push.example.org:22/a',
    'https://ann:word@push.example.org/a',
    'https://push.example.org@evil.example.com/a',
    'https://push.example.org\\@evil.example.com/a',
    `https://push.example.org/${'a'.repeat(1000)}`,
  ])('with the address %s', (endpoint) => refused(at(endpoint), 400, 'misfit'));

  it.each([
    'https://localhost.localdomain/a',
    'https://127.0.0.1.nip.io/a',
    'https://evil.example.com/a',
    'https://fcm.googleapis.com.evil.example.com/a',
    'https://evilfcm.googleapis.com/a',
    'https://evilpush.apple.com/a',
    'https://pushes.example.net/a',
  ])('by a service that is not known: %s', (endpoint) => refused(at(endpoint), 422, 'push-service'));

  const { p256dh, auth } = browser('a').keys;
  it.each([
    ['too short a point', { p256dh: p256dh.slice(0, 80), auth }],
    ['a point of half the figures', { p256dh: `A${p256dh.slice(1)}`, auth }],
    ['another text', { p256dh: 'p', auth: 'a' }],
    ['too long a secret', { p256dh, auth: `${auth}aaaa` }],
    ['too short a secret', { p256dh, auth: auth.slice(0, 20) }],
  ])('with %s', (_, keys) => refused({ ...browser('a'), keys }, 400, 'misfit'));

  it('with a point beside the curve, in the language of whoever asks', async () => {
    const beside = Buffer.from(p256dh, 'base64url');
    beside[64]! ^= 1;
    const body = { ...browser('a'), keys: { p256dh: beside.toString('base64url'), auth } };
    await refused(body, 422, 'push-keys');
    expect((await put(body, 'de')).body.error).toMatch(/Punkt der Kurve P-256/);
    expect((await put(body, 'fr')).body.error).toMatch(/point de la courbe P-256/);
  });
});
