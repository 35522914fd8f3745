/** A server over the model game, and people who talk to it over real HTTP. */
import { randomUUID } from 'node:crypto';
import type { BotReply, BotRequest } from '@fray/bots';
import {
  type Frame,
  type MatchInfo,
  Present,
  type SocketAnswer,
  StreamMessage,
  type Table,
} from '@fray/protocol';
import { WebSocket } from 'ws';
import type { Thinker } from '../../src/bots/thinker.js';
import { createServer, type FrayServer, type ServerOptions } from '../../src/server.js';
import { MemoryStore } from '../../src/store/memory.js';
import { modelGame } from './model-game.js';

/** A bot that takes the first legal move at once, in this thread: for tests about something else. */
export class FirstMoveThinker implements Thinker {
  readonly levels = ['first'];
  readonly requests: BotRequest[] = [];

  async think(request: BotRequest): Promise<BotReply> {
    this.requests.push(request);
    return { move: request.moves.at(-1) ?? null };
  }

  giveUp(): void {}

  async close(): Promise<void> {}
}

export interface TestServer extends FrayServer {
  readonly url: string;
}

export async function serve(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const server = await createServer({
    games: [modelGame],
    store: new MemoryStore(),
    thinker: new FirstMoveThinker(),
    limits: {
      perMinute: 1_000_000,
      perAddress: 1_000_000,
      guestsPerMinute: 1_000_000,
      tablesPerMinute: 1_000_000,
      contentsPerMinute: 1_000_000,
      contestsPerMinute: 1_000_000,
      labRunsPerMinute: 1_000_000,
    },
    ...options,
  });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, url };
}

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Somebody with a cookie jar. */
export class Person {
  cookie = '';

  constructor(
    public url: string,
    /** Where they are, for a server that believes one proxy. */
    private readonly address?: string,
  ) {}

  static async named(url: string, name: string, address?: string): Promise<Person> {
    const person = new Person(url, address);
    const { status } = await person.post('/api/guests', { name });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    return person;
  }

  get<T>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('GET', path, undefined, headers);
  }

  post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  async send<T>(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.address === undefined ? {} : { 'x-forwarded-for': this.address }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0]!;
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('application/json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }

  /** Sends a choice under a fresh key. */
  choose(match: string, expected: number, choice: unknown, key: string = randomUUID()) {
    return this.post<{ n: number; repeated: boolean; error?: string; id?: string; clause?: string }>(
      `/api/matches/${match}/choices`,
      { expected, key, choice },
    );
  }

  async info(match: string): Promise<MatchInfo> {
    return (await this.get<MatchInfo>(`/api/matches/${match}`)).body;
  }

  /** How the match stands for this person. */
  async frame(match: string, query = ''): Promise<Present> {
    const { status, body } = await this.get(`/api/matches/${match}/present${query}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return Present.parse(body);
  }

  stream(match: string, query = ''): FrameStream {
    return new FrameStream(this, match, query);
  }
}

/** Frames over a WebSocket, in order, as they come. */
export class FrameStream {
  readonly texts: string[] = [];
  readonly opened: Promise<number>;
  private taken = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly socket: WebSocket;
  closed = false;

  constructor(person: Person, match: string, query = '') {
    this.socket = new WebSocket(`${person.url.replace('http', 'ws')}/api/matches/${match}/ws${query}`, {
      headers: { cookie: person.cookie },
    });
    this.opened = new Promise((resolve) => {
      this.socket.on('open', () => resolve(101));
      this.socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      this.socket.on('error', () => {});
    });
    this.socket.on('message', (data) => {
      this.texts.push(String(data));
      for (const wake of this.waiting.splice(0)) wake();
    });
    this.socket.on('close', () => {
      this.closed = true;
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  /** The next message of any kind. */
  async next(): Promise<StreamMessage> {
    while (this.taken >= this.texts.length) {
      if (this.closed) throw new Error('the stream was closed');
      await new Promise<void>((wake) => this.waiting.push(wake));
    }
    return StreamMessage.parse(JSON.parse(this.texts[this.taken++]!));
  }

  /** The present or the next frame that fits, past everything else. */
  async until(wanted: (frame: Present | Frame) => boolean = () => true): Promise<Present | Frame> {
    for (;;) {
      const message = await this.next();
      if ((message.kind === 'frame' || message.kind === 'present') && wanted(message)) return message;
    }
  }

  /** All frames and presents so far. */
  get told(): (Present | Frame)[] {
    const messages = this.texts.map((text) => StreamMessage.parse(JSON.parse(text)));
    return messages.filter((message) => message.kind === 'frame' || message.kind === 'present');
  }

  /** Says something over the socket and waits for the answer, past the frames. */
  async say(message: unknown): Promise<SocketAnswer> {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    await this.opened;
    this.socket.send(text);
    for (;;) {
      const heard = await this.next();
      if (heard.kind === 'answer') return heard;
    }
  }

  close(): void {
    this.socket.terminate();
  }
}

export const TWO_PEOPLE = [{ kind: 'person' }, { kind: 'person' }];

export interface Duel {
  readonly ann: Person;
  readonly bob: Person;
  readonly table: Table;
  readonly match: string;
}

/** Ann and Bob, seated in this order, with their match started. */
export async function startDuel(url: string, more: Record<string, unknown> = {}): Promise<Duel> {
  const [ann, bob] = await Promise.all([Person.named(url, 'Ann'), Person.named(url, 'Bob')]);
  const made = await ann.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE, ...more });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const path = `/api/tables/${made.body.id}`;
  await bob.post(`${path}/join`, { pass: made.body.invite });
  await ann.post(`${path}/ready`, { seed: 'ann' });
  const { body: table } = await bob.post<Table>(`${path}/ready`, { seed: 'bob' });
  return { ann, bob, table, match: table.match! };
}
