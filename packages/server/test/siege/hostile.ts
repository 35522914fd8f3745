/** Clients who mean harm. Each tries one thing; what it got that it must not get is returned. */
import { randomInt, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { Person, startDuel } from '../support/harness.js';
import { pause } from './contestant.js';

export type Attack = (url: string, matches: readonly string[]) => Promise<string | undefined>;

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'asked without reading': async (url) => {
    const { ann, match } = await startDuel(url);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/ws`, {
      headers: { cookie: ann.cookie },
    });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.on('open', resolve).on('close', resolve));
    socket.pause();
    const ask = JSON.stringify({ expected: 0, key: randomUUID(), choice: { do: 'fly' } });
    for (let i = 0; i < 500 && socket.readyState === socket.OPEN; i++) socket.send(ask);
    await pause(500);
    socket.terminate();
    return undefined;
  },
  'chose for somebody else': async (url, matches) => {
    const eve = await Person.named(url, 'Eve');
    for (const match of matches) {
      const { status } = await eve.choose(match, 0, { do: 'concede' });
      if (status === 200) return `Eve chose in match ${match}`;
    }
    return undefined;
  },
  'looked through the eyes of somebody else': async (url, matches) => {
    const eve = await Person.named(url, 'Eve');
    for (const match of matches) {
      const { status } = await eve.get(`/api/matches/${match}/present?seat=0`);
      if (status === 200) return `Eve saw seat 0 of match ${match}`;
    }
    return undefined;
  },
  'guessed codes': async (url) => {
    const eve = new Person(url);
    const guess = () => eve.post('/api/invitations', { code: randomCode() });
    const answers = await Promise.all(Array.from({ length: 60 }, guess));
    const looked = answers.filter(({ status }) => status === 404).length;
    return looked > 10 ? `Eve could try ${looked} codes at once` : undefined;
  },
  'asked for what is not there': (url) => flood(url, ['/nothing', '/api/nothing', '/%', '/api/tables/%ff']),
  'asked again and again how the server does': (url) => flood(url, ['/livez', '/readyz', '/health']),
  'sent rubbish': (url) => shout(url, `${randomUUID()}\u0000 HTTP/9.9\r\n\r\n`),
  'sent an endless head': (url) => shout(url, `GET / HTTP/1.1\r\ncookie: ${'x'.repeat(60_000)}`),
  'sent half a request': (url) => shout(url, 'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-le'),
  'asked for many tables': async (url) => {
    const eve = await Person.named(url, 'Eve');
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    for (let i = 0; i < 20; i++) await eve.post('/api/tables', { game: 'model', seats, sit: false });
    return undefined;
  },
  'asked for the whole story again and again': async (url) => {
    const { ann, match } = await startDuel(url);
    await Promise.all(Array.from({ length: 50 }, () => ann.get(`/api/matches/${match}/present`)));
    return undefined;
  },
};

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export function randomCode(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

async function flood(url: string, paths: readonly string[]): Promise<undefined> {
  const eve = new Person(url);
  await Promise.all(Array.from({ length: 200 }, (_, i) => eve.get(paths[i % paths.length]!)));
  return undefined;
}

/** Says something over a bare connection and holds it open for a while. */
async function shout(url: string, text: string): Promise<undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
  socket.on('error', () => {});
  await pause(300);
  socket.destroy();
  return undefined;
}
