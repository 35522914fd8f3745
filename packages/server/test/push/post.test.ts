/** One request to a stranger costs little and ends, whatever the stranger does. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type NoStatus, post } from '../../src/push/post.js';
import { OPEN_NET, type Reach } from '../../src/push/reach.js';
import { loopback, PUSH_HOST, PushEndpoint } from '../support/push-endpoints.js';

let endpoint: PushEndpoint;
afterEach(() => endpoint.close());

const url = new URL(`https://${PUSH_HOST}/a/b?c=d`);
const posted = { headers: { ttl: 60 }, body: Buffer.from('sealed') };

/** The endpoint of the test, by its name. */
function reach(): Reach {
  return { ...loopback(endpoint), deadlineMs: 400 };
}

function postTo(more: Partial<Reach> = {}): Promise<number | NoStatus> {
  return post(url, posted, { ...reach(), ...more });
}

describe('a request to an endpoint', () => {
  it('brings what was posted, and the status', async () => {
    endpoint = await PushEndpoint.open('kind');
    expect(await postTo({ deadlineMs: 10_000 })).toBe(201);
    const [{ method, url, headers }] = endpoint.asked as [PushEndpoint['asked'][0]];
    expect([method, url, headers['ttl'], headers['content-length']]).toEqual(['POST', '/a/b?c=d', '60', '6']);
    expect(headers.host).toContain(PUSH_HOST);
  });

  it.each([
    ['endless', 201],
    ['dripping', 201],
    ['gone', 410],
    ['broken', 500],
    ['redirecting', 307],
    ['hanging', 'deadline'],
    ['deaf', 'deadline'],
    ['with a dripping head', 'deadline'],
    ['with an endless head', 'connection'],
    ['with endless news', 'connection'],
    ['with rubbish', 'connection'],
    ['hanging up', 'connection'],
  ] as const)('that is %s ends with %s and leaves no connection open', async (behaviour, expected) => {
    endpoint = await PushEndpoint.open(behaviour);
    // Where the deadline is not what ends it, it is too far away to do so.
    const deadlineMs = expected === 'deadline' ? 400 : 60_000;
    expect(await postTo({ deadlineMs })).toBe(expected);
    await vi.waitFor(() => expect(endpoint.connections).toBe(0));
    expect(endpoint.asked.length).toBeLessThanOrEqual(1);
  });

  it('that refuses the connection ends', async () => {
    endpoint = await PushEndpoint.open('kind');
    const { port } = endpoint;
    await endpoint.close();
    endpoint = await PushEndpoint.open('kind');
    expect(await postTo({ port })).toBe('connection');
  });

  it('ends although its name is looked up for ever', async () => {
    endpoint = await PushEndpoint.open('kind');
    expect(await postTo({ resolve: () => new Promise(() => {}) })).toBe('deadline');
  });

  it('does not believe a certificate of somebody else', async () => {
    endpoint = await PushEndpoint.open('kind');
    const { ca: _, ...believing } = reach();
    expect(await post(url, posted, { ...believing, deadlineMs: 10_000 })).toBe('connection');
    expect(endpoint.asked).toEqual([]);
  });
});

describe('an address', () => {
  it('is checked unless a test says otherwise, and nothing is connected to that fails', async () => {
    endpoint = await PushEndpoint.open('kind');
    const { isAllowed } = OPEN_NET;
    expect(await postTo({ isAllowed })).toBe('forbidden-address');
    expect(await postTo({ isAllowed, resolve: async () => ['::ffff:127.0.0.1', '10.0.0.1'] })).toBe(
      'forbidden-address',
    );
    expect(await postTo({ isAllowed, resolve: async () => [] })).toBe('no-address');
    expect(endpoint.asked).toEqual([]);
  });

  it('is looked up once, and only the address that was checked is connected to', async () => {
    endpoint = await PushEndpoint.open('kind');
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const checked: string[] = [];
    const resolve = vi.fn(async () => answers.shift()!);
    const isAllowed = (address: string): boolean => checked.push(address) > 0;
    expect(await postTo({ resolve, isAllowed, deadlineMs: 10_000 })).toBe(201);
    expect([resolve.mock.calls.length, checked]).toEqual([1, ['127.0.0.1']]);
    expect(endpoint.asked.length).toBe(1);
  });

  it('that is forbidden is left out beside one that is not', async () => {
    endpoint = await PushEndpoint.open('kind');
    const resolve = async (): Promise<string[]> => ['127.0.0.2', '127.0.0.1'];
    const isAllowed = (address: string): boolean => address === '127.0.0.1';
    expect(await postTo({ resolve, isAllowed, deadlineMs: 10_000 })).toBe(201);
    expect(endpoint.asked.length).toBe(1);
  });
});
