import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Presence } from '../../src/match/presence.js';
import { MemoryStore } from '../../src/store/memory.js';
import { eventOutlet, lineOutlet, socketOutlet } from '../../src/stream/outlet.js';
import { formatTextFrames } from '../../src/stream/text-frames.js';
import { Person, serve, startDuel } from '../support/harness.js';

/** The other side of a connection, as still as the test wants it. */
class FakeSocket extends EventEmitter {
  bufferedAmount = 0;
  pings = 0;
  readonly OPEN = 1;
  readyState = 1;
  terminated = false;
  ping(): void {
    this.pings++;
  }
  terminate(): void {
    if (this.terminated) return;
    this.terminated = true;
    this.readyState = 3;
    this.emit('close');
  }
}

const turnEnds = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a socket', () => {
  it('that does not answer a ping is cut off before the next one', () => {
    const socket = new FakeSocket();
    const cut: string[] = [];
    socketOutlet(socket as unknown as WebSocket, new PassThrough(), (why) => cut.push(why));
    vi.advanceTimersByTime(15_000);
    socket.emit('pong');
    vi.advanceTimersByTime(15_000);
    expect([socket.pings, socket.terminated]).toEqual([2, false]);
    vi.advanceTimersByTime(15_000);
    expect([socket.terminated, cut]).toEqual([true, ['silent']]);
    vi.advanceTimersByTime(60_000);
    expect(socket.pings).toBe(2);
  });

  it('that reads too slowly is cut off instead of filling the memory', async () => {
    const [socket, connection] = [new FakeSocket(), new PassThrough()];
    const written = vi.spyOn(connection, 'write');
    let gone = 0;
    const cut: string[] = [];
    const outlet = socketOutlet(socket as unknown as WebSocket, connection, (why) => cut.push(why));
    outlet.onClose(() => gone++);
    outlet.send(1, 'a');
    await turnEnds();
    socket.bufferedAmount = 5 * 1024 * 1024;
    outlet.send(2, 'b');
    outlet.send(3, 'c');
    await turnEnds();
    expect([written.mock.calls.length, socket.terminated, gone, cut]).toEqual([1, true, 1, ['behind']]);
  });

  it('says all that one turn has for it in one piece', async () => {
    const [socket, connection] = [new FakeSocket(), new PassThrough()];
    const written = vi.spyOn(connection, 'write');
    const outlet = socketOutlet(socket as unknown as WebSocket, connection, () => {});
    outlet.send(1, 'a');
    outlet.send(2, 'b');
    expect(written).not.toHaveBeenCalled();
    await turnEnds();
    expect(written.mock.calls.map(([frames]) => frames)).toEqual([formatTextFrames(['a', 'b'])]);
  });

  it.each([
    ['an event stream', eventOutlet, ['id: 7\ndata: {}\n\n', ':\n\n']],
    ['the lines of an experiment', lineOutlet, ['{}\n', '\n']],
  ] as const)('or %s: the same', (_, open, told) => {
    const response = Object.assign(new EventEmitter(), {
      writableLength: 0,
      written: [] as string[],
      destroyed: false,
      write(text: string) {
        this.written.push(text);
      },
      destroy(): void {
        response.destroyed = true;
        response.emit('close');
      },
    });
    const cut: string[] = [];
    const outlet = open(response as unknown as ServerResponse, (why) => cut.push(why));
    outlet.send(7, '{}');
    vi.advanceTimersByTime(15_000);
    expect(response.written).toEqual(told);
    response.writableLength = 5 * 1024 * 1024;
    outlet.send(8, '{}');
    outlet.send(9, '{}');
    expect([response.written.length, response.destroyed, cut]).toEqual([2, true, ['behind']]);
  });
});

describe('presence', () => {
  it('forgets whom another process served when that has been silent for too long', () => {
    let now = 1_000_000;
    const changed: string[] = [];
    const presence = new Presence({
      store: new MemoryStore(),
      now: () => now,
      changed: (id) => changed.push(id),
    });
    const here = (viewers: number) => JSON.stringify({ presence: 'other', here: [['m 1', viewers]] });
    presence.hear({ type: 'message', text: here(2) });
    expect([presence.isHere('m', 1), presence.isHere('m', 0), changed]).toEqual([true, false, ['m']]);
    now += 20_000;
    presence.hear({ type: 'message', text: here(2) });
    now += 24_999;
    presence.lookAround();
    expect([presence.isHere('m', 1), changed.length]).toEqual([true, 1]);
    now += 1;
    // Also before anybody looks around.
    expect(presence.isHere('m', 1)).toBe(false);
    presence.lookAround();
    expect([presence.isHere('m', 1), changed.length]).toEqual([false, 2]);
    expect(presence.awaySince('m', 1, 0)).toBe(1_020_000);
    presence.hear({ type: 'message', text: here(1) });
    presence.hear({ type: 'message', text: here(0) });
    expect(presence.isHere('m', 1)).toBe(false);
    presence.close();
  });

  it('counts watchers of all processes, and ignores its own echo', async () => {
    const store = new MemoryStore();
    const presence = new Presence({ store, now: () => 0, changed: () => {} });
    store.watch((notice) => notice.type === 'message' && presence.hear(notice));
    presence.enter('m', -1);
    presence.enter('m', -1);
    presence.hear({ type: 'message', text: JSON.stringify({ presence: 'other', here: [['m -1', 3]] }) });
    expect(presence.watchers('m')).toBe(5);
    presence.leave('m', -1);
    expect(presence.watchers('m')).toBe(4);
    presence.close();
  });
});

describe('a store that does not answer', () => {
  it('is told as 503, and the same request sent again counts once', async () => {
    vi.useRealTimers();
    /** It writes, and then loses the answer. */
    class ForgetfulStore extends MemoryStore {
      lose = 0;
      override async append(log: string, n: number, body: string): Promise<boolean> {
        const done = await super.append(log, n, body);
        if (this.lose-- > 0) throw new Error('the line went dead');
        return done;
      }
    }
    const store = new ForgetfulStore();
    const server = await serve({ store });
    const { ann, bob, match } = await startDuel(server.url);
    store.lose = 1;
    const first = await ann.choose(match, 0, { do: 'bid', amount: 1 }, 'only-once');
    expect([first.status, first.body.id]).toEqual([503, 'no-store']);
    const second = await ann.choose(match, 0, { do: 'bid', amount: 1 }, 'only-once');
    expect([second.status, second.body]).toEqual([200, { n: 1, repeated: true }]);
    expect((await bob.choose(match, 0, { do: 'bid', amount: 2 })).status).toBe(200);
    expect((await ann.info(match)).made).toBe(2);
    const eve = await Person.named(server.url, 'Eve');
    expect((await eve.get('/metrics')).body).toMatch(/^fray_failures_total 1$/m);
    await server.close();
  });
});
