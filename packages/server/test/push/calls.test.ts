import type { PushMessage } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { browser } from '../support/browser.js';
import { type Answer, type Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { loopback, PUSH_HOST, PushEndpoint } from '../support/push-endpoints.js';

let server: TestServer;
const sent: { readonly to: string; readonly message: PushMessage }[] = [];
let answer = 201;
beforeAll(async () => {
  server = await serve({
    callAfterMs: 0,
    pushHosts: [PUSH_HOST],
    push: async ({ endpoint }, message) => {
      sent.push({ to: endpoint, message });
      return answer;
    },
  });
});
afterAll(() => server.close());

const send = (person: Person, method: string, body: unknown): Promise<Answer> =>
  person.send(method, '/api/push', JSON.stringify(body), { 'content-type': 'application/json' });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** Whoever bids less is asked again, and Bob is away. */
async function callBob(url: string): Promise<void> {
  const { ann, bob, match } = await startDuel(url);
  expect((await send(bob, 'PUT', browser('bob'))).status).toBe(200);
  await bob.choose(match, (await bob.frame(match)).n, { do: 'bid', amount: 1 });
  await ann.choose(match, (await ann.frame(match)).n, { do: 'bid', amount: 2 });
}

describe('calls', () => {
  it('reach whoever is asked and away, once, and nobody who has the match open', async () => {
    const { ann, bob, table, match } = await startDuel(server.url);
    for (const person of [ann, bob]) expect((await send(person, 'PUT', browser('old'))).status).toBe(200);
    await send(ann, 'PUT', browser('ann'));
    await send(bob, 'PUT', browser('bob'));
    await send(ann, 'DELETE', { endpoint: browser('old').endpoint });
    await send(bob, 'DELETE', { endpoint: browser('old').endpoint });
    const stream = ann.stream(match);
    await stream.until();
    sent.length = 0;
    // Whoever bids less is asked again: first Bob, who does not look on, then Ann, who does.
    for (const amount of [2, 1]) {
      await bob.choose(match, (await bob.frame(match)).n, { do: 'bid', amount: 3 - amount });
      await ann.choose(match, (await ann.frame(match)).n, { do: 'bid', amount });
      if (amount === 2) await vi.waitFor(() => expect(sent.length).toBe(1));
      else await soon();
      if (amount === 2) await bob.choose(match, (await bob.frame(match)).n, { do: 'pass' });
    }
    expect(sent.map(({ to }) => to)).toEqual([browser('bob').endpoint]);
    expect(sent[0]!.message).toEqual({ game: 'model', table: table.id });
    stream.close();
  });

  it('end where the browser is gone', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    await send(bob, 'PUT', browser('gone'));
    answer = 410;
    for (let round = 0; round < 2; round++) {
      sent.length = 0;
      await bob.choose(match, (await bob.frame(match)).n, { do: 'bid', amount: 1 });
      await ann.choose(match, (await ann.frame(match)).n, { do: 'bid', amount: 2 });
      if (round === 0) await vi.waitFor(() => expect(sent.length).toBe(1));
      else await soon();
      expect(sent.length).toBe(round === 0 ? 1 : 0);
      await bob.choose(match, (await bob.frame(match)).n, { do: 'pass' });
    }
    answer = 201;
  });

  it('that fail are counted by themselves, and are no failure of the server', async () => {
    const endless = await PushEndpoint.open('endless');
    const hanging = await PushEndpoint.open('hanging');
    for (const [endpoint, line] of [
      [endless, 'fray_pushes_total{result="sent",kind="ok"} 1'],
      [hanging, 'fray_pushes_total{result="failed",kind="deadline"} 1'],
    ] as const) {
      const calling = await serve({
        callAfterMs: 0,
        pushHosts: [PUSH_HOST],
        reach: { ...loopback(endpoint), deadlineMs: 500 },
      });
      await callBob(calling.url);
      const metrics = async (): Promise<string> => (await fetch(`${calling.url}/metrics`)).text();
      await vi.waitFor(async () => expect(await metrics()).toContain(line), { timeout: 10_000 });
      expect(await metrics()).toContain('fray_failures_total 0');
      expect(endpoint.asked.length).toBe(1);
      await calling.close();
      await endpoint.close();
    }
  });

  it('never go to this machine or its network, wherever a name points', async () => {
    const kind = await PushEndpoint.open('kind');
    const { isAllowed: _, ...reach } = loopback(kind);
    const calling = await serve({ callAfterMs: 0, pushHosts: [PUSH_HOST], reach });
    await callBob(calling.url);
    const line = 'fray_pushes_total{result="failed",kind="forbidden-address"} 1';
    const metrics = async (): Promise<string> => (await fetch(`${calling.url}/metrics`)).text();
    await vi.waitFor(async () => expect(await metrics()).toContain(line), { timeout: 10_000 });
    expect(kind.asked).toEqual([]);
    await calling.close();
    await kind.close();
  });

  it('are signed with keys that are made once for a store', async () => {
    const store = new MemoryStore();
    const first = await serve({ store });
    const second = await serve({ store });
    const keyOf = async ({ url }: TestServer): Promise<unknown> => (await fetch(`${url}/api/push`)).json();
    const key = await keyOf(first);
    expect(key).toEqual({ key: expect.stringMatching(/^[\w-]{80,}$/) });
    expect(await keyOf(second)).toEqual(key);
    await first.close();
    await second.close();
  });
});
