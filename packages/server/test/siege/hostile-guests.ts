/** What one hostile guest at one address does as fast as they can, kind by kind, and what it costs the others. */
import { randomInt } from 'node:crypto';
import type { Contest, Table } from '@fray/protocol';
import { WebSocket } from 'ws';
import { Person, TWO_PEOPLE } from '../support/harness.js';
import { type Burden, burdenOf, timeOf } from './burden.js';
import { pause } from './contestant.js';
import { FrayServe } from './fray-serve.js';
import { randomCode } from './hostile.js';

/** Where the hostile one is; everybody else is somewhere else. */
const ADDRESS = '203.0.113.66';
/** So much of it is under way at a time. */
const AT_ONCE = 8;
const LONG_NAME = 'W'.repeat(40);
const BOT = { kind: 'bot', level: 'random' };
const PERSON = { kind: 'person' };

/** Does it once. What is answered counts. */
type Deed = () => Promise<unknown>;
/** Makes ready, and gives what is then done again and again. */
type Hostile = (url: string) => Promise<Deed>;

export const HOSTILE_GUESTS: Readonly<Record<string, Hostile>> = {
  'fills the lists with long names': async (url) => {
    const eve = await Person.named(url, LONG_NAME, ADDRESS);
    await mustDo(eve.post('/api/tables', { ...wide(), public: true }));
    return async () => {
      await eve.post('/api/tables', { ...wide(), public: true });
      for (const list of ['/api/tables', '/api/matches/running']) await eve.get(list);
    };
  },
  'has the largest battlefields measured': async (url) => {
    const eve = await Person.named(url, 'Eve', ADDRESS);
    const table = { id: 'own', size: [41, 41], pieces: pieces(80) };
    await mustDo(eve.post('/api/tables', { ...wide(), options: { table } }));
    return () => eve.post('/api/tables', { ...wide(), options: { table } });
  },
  'guesses codes': async (url) => {
    const eve = await Person.named(url, 'Eve', ADDRESS);
    return () => eve.post('/api/invitations', { code: randomCode() });
  },
  'asks how the server does': async (url) => {
    const eve = new Person(url, ADDRESS);
    return () => Promise.all(['/health', '/readyz', '/livez'].map((path) => eve.get(path)));
  },
  'asks for what is not there': async (url) => {
    const eve = new Person(url, ADDRESS);
    return () => Promise.all(['/%', '/nothing', '/api/tables/%ff'].map((path) => eve.get(path)));
  },
  'makes tables and closes them': async (url) => {
    const eve = await Person.named(url, 'Eve', ADDRESS);
    return async () => {
      const { status, body } = await eve.post<Table>('/api/tables', wide());
      if (status === 200) await eve.post(`/api/tables/${body.id}/leave`, {});
    };
  },
  'is another guest each time': async (url) => () => Person.named(url, LONG_NAME, ADDRESS),
  'queues in the lab, and hangs up': async (url) => {
    const file = 'game: rohan\nbots: greedy\ncompare:\n  startHealth = 30\nmatches: 10000000\n';
    return async () => {
      const eve = await Person.named(url, 'Eve', ADDRESS).catch(() => new Person(url, ADDRESS));
      const running = fetch(`${url}/api/lab/runs`, {
        method: 'POST',
        headers: { cookie: eve.cookie, 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
        body: JSON.stringify({ file }),
        signal: AbortSignal.timeout(300),
      });
      await running.then((answer) => answer.text()).catch(() => {});
    };
  },
  'talks without end, and without being seen': async (url) => {
    const eve = await Person.named(url, 'Eve', ADDRESS);
    const { body: table } = await eve.post<Table>('/api/tables', wide());
    const said = ['x'.repeat(2_000), '\u202e'.repeat(50), '\u{e0041}'.repeat(50), 'hello'];
    return () => Promise.all(said.map((text) => eve.post(`/api/tables/${table.id}/talk`, { text })));
  },
  'has dice of contests back': async (url) => {
    const eve = await Person.named(url, 'Eve', ADDRESS);
    let match = await startContest(eve);
    if (match === undefined) throw new Error('no contest began');
    return async () => {
      const { n, choices, outcome } = await eve.frame(match!);
      if (outcome !== null) match = (await startContest(eve)) ?? match;
      // Between two questions the bot thinks.
      if (choices[0] === undefined) await pause(50);
      else await eve.choose(match!, n, choices[0]);
      await eve.post(`/api/matches/${match}/undo`, { expected: n });
    };
  },
  'opens streams and reads none': async (url) => {
    const eve = await Person.named(url, 'Eve', ADDRESS);
    const { body: table } = await eve.post<Table>('/api/tables', wide());
    const headers = { cookie: eve.cookie, 'x-forwarded-for': ADDRESS };
    return async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table.id}/ws`, { headers });
      const over = new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
      socket.on('error', () => socket.terminate());
      await over;
      socket.pause();
      setTimeout(() => socket.terminate(), 2_000);
    };
  },
};

/** Two seats, so that nobody has to come, and a battlefield with as long names as it may have. */
function wide() {
  const table = { id: 'own', name: LONG_NAME, size: [41, 41], pieces: pieces(20) };
  return { game: 'devils-bluff', seats: TWO_PEOPLE, options: { table } };
}

function pieces(count: number): object[] {
  const across = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i) => ({
    kind: 'wagon',
    name: LONG_NAME,
    at: [2 + 4 * (i % across), 2 + 4 * Math.floor(i / across)],
    size: [2, 2],
  }));
}

/** An attack that is refused from the first is none. */
async function mustDo(asked: Promise<{ readonly status: number; readonly body: unknown }>): Promise<void> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Against a bot; its match, unless no more contests may be held. */
async function startContest(eve: Person): Promise<string | undefined> {
  const held = await eve.post<Contest>('/api/contests', {
    game: 'destinyquest',
    title: LONG_NAME,
    contest: { entrants: ['monk', 'titan'].map((hero) => ({ hero })), draw: 'listed' },
    players: [PERSON, BOT],
  });
  if (held.status !== 200) return undefined;
  const at = `/api/contests/${held.body.id}`;
  await eve.post(`${at}/join`, { entrant: 0 });
  const { body } = await eve.post<Contest>(`${at}/matches/0-1`, {});
  const table = body.tables['0-1']!.table;
  return (await eve.post<Table>(`/api/tables/${table}/ready`, {})).body.match;
}

/** `asked` is how often it was done: an attack that did nothing proves nothing. */
export async function besiegeBy(kind: string, ms: number): Promise<Burden & { readonly asked: number }> {
  const server = await FrayServe.start();
  let asked = 0;
  try {
    const attack = async (signal: AbortSignal): Promise<void> => {
      const deed = await HOSTILE_GUESTS[kind]!(server.url);
      const again = async (): Promise<void> => {
        while (!signal.aborted) {
          // Whoever is refused tries again.
          await deed().then(
            () => asked++,
            () => {},
          );
          await pause(0);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, again));
    };
    const burden = await burdenOf(server, attack, ms, duel);
    return { ...burden, asked };
  } finally {
    await server.end();
  }
}

/** Two honest players at addresses of their own: how long their choices took, and the lists they looked at. */
async function duel(url: string): Promise<number[]> {
  const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(url, name, somewhere())));
  const players = [ann!, bob!];
  const { body: table } = await ann!.post<Table>('/api/tables', { game: 'rohan', seats: TWO_PEOPLE });
  await bob!.post(`/api/tables/${table.id}/join`, { pass: table.invite });
  for (const person of players) await person.post(`/api/tables/${table.id}/ready`, { seed: 'honest' });
  const { match } = (await ann!.get<Table>(`/api/tables/${table.id}`)).body;
  const times: number[] = [];
  for (let i = 0; i < 6; i++)
    for (const person of players) {
      const { n, choices } = await person.frame(match!);
      if (choices[0] === undefined) continue;
      times.push(await timeOf(() => person.choose(match!, n, choices[0])));
      times.push(await timeOf(() => person.get('/api/tables')));
    }
  return times;
}
