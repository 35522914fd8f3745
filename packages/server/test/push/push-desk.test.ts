/** What one guest and one host may cost, and what is forgotten. */
import type { PushSubscription } from '@fray/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NoStatus } from '../../src/push/post.js';
import { PushDesk } from '../../src/push/push-desk.js';
import { PushHosts } from '../../src/push/push-hosts.js';
import { Subscriptions } from '../../src/push/subscriptions.js';
import { MemoryStore } from '../../src/store/memory.js';
import { browser } from '../support/browser.js';
import { PUSH_HOST } from '../support/push-endpoints.js';

const MINUTE = 60_000;
const MESSAGE = { game: 'model', table: 't' };

let time: number;
let outcomes: string[];
let told: object[];
let sent: PushSubscription[];
let answer: (to: PushSubscription) => Promise<number | NoStatus>;
let subscriptions: Subscriptions;
let desk: PushDesk;

beforeEach(() => {
  time = 1000 * MINUTE;
  [outcomes, told, sent] = [[], [], []];
  answer = async () => 201;
  subscriptions = new Subscriptions({
    store: new MemoryStore(),
    hosts: new PushHosts([PUSH_HOST, '*.example.net']),
    now: () => time,
  });
  desk = new PushDesk({
    subscriptions,
    now: () => time,
    counted: (outcome) => outcomes.push(outcome.join(' ')),
    failed: (error) => {
      throw error;
    },
    told: (what) => told.push(what),
    send: (to) => {
      sent.push(to);
      return answer(to);
    },
  });
});

const call = (guest = 'ann'): Promise<void> => desk.call(guest, MESSAGE);

describe('an endpoint', () => {
  it.each([404, 410])('that answers %s is forgotten at once', async (status) => {
    await subscriptions.add('ann', browser('a'));
    answer = async () => status;
    await call();
    expect(await subscriptions.of('ann')).toEqual([]);
    expect(outcomes).toEqual(['failed gone']);
  });

  it('that fails rests longer each time, and is forgotten after five failures in a row', async () => {
    await subscriptions.add('ann', browser('a'));
    answer = async () => 'deadline';
    for (const minutes of [1, 10, 60, 360]) {
      await call();
      time += minutes * MINUTE - 1;
      await call();
      time += 1;
    }
    expect(await subscriptions.of('ann')).toHaveLength(1);
    await call();
    expect(await subscriptions.of('ann')).toEqual([]);
    expect(outcomes).toEqual([
      ...Array.from({ length: 4 }, () => ['failed deadline', 'dropped resting']).flat(),
      'failed deadline',
    ]);
  });

  it('that works again begins anew', async () => {
    const a = browser('a');
    await subscriptions.add('ann', a);
    answer = async () => 503;
    await call();
    time += MINUTE;
    answer = async () => 201;
    await call();
    expect(await subscriptions.of('ann')).toEqual([a]);
    expect(outcomes).toEqual(['failed status', 'sent ok']);
  });

  it('that fails in several calls at once has failed once', async () => {
    await subscriptions.add('ann', browser('a'));
    answer = async () => 'connection';
    await Promise.all(Array.from({ length: 6 }, () => call()));
    expect((await subscriptions.of('ann')).map(({ failures }) => failures)).toEqual([1]);
  });

  it('is not called and forgotten when its service is not wanted any more, or its keys are none', async () => {
    const { keys } = browser('a');
    await subscriptions.add('ann', browser('a', 'evil.example.com'));
    await subscriptions.add('ann', { ...browser('b'), keys: { ...keys, p256dh: 'p' } });
    await call();
    expect([sent, await subscriptions.of('ann')]).toEqual([[], []]);
    expect(outcomes).toEqual(['dropped unwanted', 'dropped unwanted']);
  });

  it('is never told in full', async () => {
    await subscriptions.add('ann', browser('a-secret'));
    answer = async () => 500;
    await call();
    expect(told).toEqual([{ host: PUSH_HOST, result: 'failed', kind: 'status' }]);
  });
});

describe('limits', () => {
  it('hold for one guest: 30 pushes a minute', async () => {
    await subscriptions.add('ann', browser('a'));
    await subscriptions.add('bob', browser('b'));
    for (let i = 0; i < 40; i++) await call();
    await call('bob');
    expect(outcomes.filter((outcome) => outcome === 'sent ok')).toHaveLength(31);
    expect(outcomes.filter((outcome) => outcome === 'dropped guest')).toHaveLength(10);
    time += MINUTE;
    await call();
    expect(outcomes.at(-1)).toBe('sent ok');
  });

  it('hold for one host: 1,200 pushes a minute', async () => {
    for (let i = 0; i < 41; i++) {
      await subscriptions.add(`guest ${i}`, browser('a'));
      for (let j = 0; j < 30; j++) await call(`guest ${i}`);
    }
    expect(sent).toHaveLength(1200);
    expect(outcomes.filter((outcome) => outcome === 'dropped host')).toHaveLength(30);
    await subscriptions.add('bob', browser('b', 'a.example.net'));
    await call('bob');
    expect(outcomes.at(-1)).toBe('sent ok');
  });

  it('hold for what is under way: a host that never answers keeps no other one waiting', async () => {
    const finish: (() => void)[] = [];
    answer = ({ endpoint }) =>
      endpoint.includes('slow.')
        ? new Promise((resolve) => finish.push(() => resolve(201)))
        : Promise.resolve(201);
    const slow: Promise<void>[] = [];
    for (let i = 0; i < 510; i++) {
      await subscriptions.add(`guest ${i}`, browser('a', 'slow.example.net'));
      slow.push(call(`guest ${i}`));
    }
    await subscriptions.add('bob', browser('b'));
    await call('bob');
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'dropped busy'), 'sent ok']);
    expect(sent).toHaveLength(8 + 1);
    while (finish.length > 0) {
      for (const end of finish.splice(0)) end();
      await new Promise(setImmediate);
    }
    await Promise.all(slow);
    expect(outcomes.filter((outcome) => outcome === 'sent ok')).toHaveLength(501);
  });

  it('hold for all hosts together: 32 at once', async () => {
    answer = () => new Promise(() => {});
    for (let i = 0; i < 40; i++) {
      await subscriptions.add(`guest ${i}`, browser('a', `h${i % 10}.example.net`));
      void call(`guest ${i}`);
    }
    await new Promise(setImmediate);
    expect(sent).toHaveLength(32);
  });
});
