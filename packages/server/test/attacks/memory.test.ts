import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../support/folder.js';
import { startDuel } from '../support/harness.js';
import { killAll, ServerProcess } from '../support/server-processes.js';

const MB = 1024 * 1024;
/** What a server may grow by while it works; each attack sends or asks for at least twice as much. */
const MOST = 60 * MB;

const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start(folder.path);
});
afterAll(() => {
  killAll();
  folder.remove();
});

/** How much larger the server is afterwards, at its largest. */
async function growth(attack: () => Promise<void>): Promise<number> {
  const before = server.residentBytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, server.residentBytes());
  }, 20);
  await attack();
  clearInterval(watch);
  return Math.max(most, server.residentBytes()) - before;
}

/** Asks what is answered at length, in bursts small enough to be worked on, and reads nothing. Returns how often. */
async function askWithoutReading(times: number): Promise<number> {
  const { ann, match } = await startDuel(server.url);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${match}/ws`, {
    headers: { cookie: ann.cookie },
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.pause();
  let cut = false;
  const junk = Object.fromEntries(Array.from({ length: 45 }, (_, i) => [`${i}`.padStart(79, 'x'), 0]));
  const ask = JSON.stringify({ expected: 0, key: 'never read', choice: { do: 'fly' }, ...junk });
  let asked = 0;
  for (; asked < times && !cut; asked += 30) {
    const sent = Array.from(
      { length: 30 },
      () =>
        new Promise<void>((resolve) =>
          socket.send(ask, (error) => {
            cut ||= error !== undefined && error !== null;
            resolve();
          }),
        ),
    );
    await Promise.all(sent);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  socket.terminate();
  return asked;
}

/** Requests over one connection, each with another cookie of 15 kB; reads the answers. */
async function sendCookies(times: number): Promise<number> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answered = 0;
  socket.on('data', (data) => {
    answered += data.toString('latin1').split('HTTP/1.1 ').length - 1;
  });
  for (let i = 0; i < times; i++) {
    const cookie = `fray=${String(i).padStart(15_000, 'c')}`;
    const head = ['GET /api/guests/me HTTP/1.1', 'host: localhost', `cookie: ${cookie}`, '', ''];
    if (!socket.write(head.join('\r\n'))) await once(socket, 'drain');
  }
  while (answered < times) await once(socket, 'data');
  socket.destroy();
  return answered;
}

describe('memory under attack stays bounded', { timeout: 60_000 }, () => {
  it('by a socket that asks and never reads: it is cut off', async () => {
    const grown = await growth(async () => {
      expect(await askWithoutReading(15_000)).toBeLessThan(15_000);
    });
    expect(grown).toBeLessThan(MOST);
  });

  it('by a flood of cookies of 15 kB, each of them another', async () => {
    await sendCookies(500);
    const grown = await growth(async () => {
      expect(await sendCookies(8_000)).toBe(8_000);
    });
    expect(grown).toBeLessThan(MOST);
  });
});
