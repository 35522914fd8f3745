/** Fray under load: people who sit down over HTTP and play with a WebSocket open. */
import type { Choice } from '@fray/engine';
import type { SocketAnswer, Table } from '@fray/protocol';
import { type Child, processorSeconds, startChild } from './child.js';
import { type Contender, Gate, pickOne } from './contender.js';
import { HttpClient } from './http-client.js';
import { StreamClient } from './stream-client.js';

/** What a program that plays needs of what it is sent; the rest of it is not even read. */
interface Told {
  readonly kind: 'present' | 'frame';
  readonly n: number;
  readonly choices?: readonly Choice[];
  readonly outcome?: unknown;
}

/** How choices reach the server. */
export type ChooseBy = 'socket' | 'post';

const SEATS = [{ kind: 'person' }, { kind: 'person' }];

export class FrayLoad implements Contender {
  readonly name = 'Fray';
  readonly gate = new Gate();
  private readonly clients = new Set<HttpClient>();
  private readonly streams = new Set<StreamClient>();
  private stopped = false;
  private guests = 0;

  private constructor(
    private readonly children: readonly Child[],
    private readonly by: ChooseBy,
  ) {}

  /** Several processes share one PostgreSQL; the guests are spread over them, so every match spans two. */
  static async start(
    data: string,
    { processes = 1, idleMs = 60_000, by = 'socket' as ChooseBy } = {},
  ): Promise<FrayLoad> {
    const children: Child[] = [];
    while (children.length < processes)
      children.push(await startChild('fray-process.js', [data, String(idleMs)]));
    return new FrayLoad(children, by);
  }

  async addMatch(chosen: (ms: number) => void): Promise<void> {
    const people = [await this.guest('Ann'), await this.guest('Bob')];
    const table = await this.seat(people);
    await this.play(table, people, chosen);
  }

  async guest(name: string): Promise<HttpClient> {
    const client = new HttpClient(this.children[this.guests++ % this.children.length]!.url);
    this.clients.add(client);
    await client.send('POST', '/api/guests', { name });
    return client;
  }

  /** Two people at a table of their own. */
  async seat([ann, bob]: readonly HttpClient[], game = 'rohan'): Promise<Table> {
    const { body } = await ann!.send<Table>('POST', '/api/tables', { game, seats: SEATS });
    await bob!.send('POST', `/api/tables/${body.id}/join`, { pass: body.invite });
    return body;
  }

  /** Both are ready; returns the match that starts. */
  async begin(table: Table, [ann, bob]: readonly HttpClient[]): Promise<string> {
    await ann!.send('POST', `/api/tables/${table.id}/ready`, { seed: 'a' });
    return (await bob!.send<Table>('POST', `/api/tables/${table.id}/ready`, { seed: 'b' })).body.match!;
  }

  /** Opens the stream of a match for one of its players. */
  open(
    match: string,
    client: HttpClient,
    told: (frame: Told, stream: StreamClient) => void,
    answered: (answer: SocketAnswer, stream: StreamClient) => void = () => {},
  ): Promise<void> {
    return new Promise((resolve) => {
      const path = `/api/matches/${match}/ws?lean=true`;
      const stream = new StreamClient(client.url, path, client.cookie, (message) => {
        const said = JSON.parse(message.toString()) as Told | SocketAnswer;
        if (said.kind === 'answer') answered(said, stream);
        else told(said, stream);
        resolve();
      });
      this.streams.add(stream);
    });
  }

  /** Resident memory of the server, in bytes. */
  async memory(): Promise<number> {
    const client = new HttpClient(this.children[0]!.url);
    const { body } = await client.send<string>('GET', '/metrics');
    client.close();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)![1]);
  }

  processorSeconds(): number {
    return this.children.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const stream of this.streams) stream.close();
    await Promise.all(this.children.map((child) => child.stop()));
    for (const client of this.clients) client.close();
  }

  private async play(
    table: Table,
    people: readonly HttpClient[],
    chosen: (ms: number) => void,
  ): Promise<void> {
    const match = await this.begin(table, people);
    await Promise.all(
      people.map((client, seat) => {
        const over = seat === 0 ? () => this.soonAgain(table, people, chosen) : () => {};
        return this.sitDown(match, client, chosen, over);
      }),
    );
  }

  /** One player of a match: whatever is asked is answered at once, until it is over and every answer is in. */
  private sitDown(
    match: string,
    client: HttpClient,
    chosen: (ms: number) => void,
    over: () => void,
  ): Promise<void> {
    const sent: number[] = [];
    let ended = false;
    const leave = (stream: StreamClient): void => {
      if (!ended || sent.length > 0) return;
      stream.close();
      this.streams.delete(stream);
      over();
    };
    const told = (frame: Told, stream: StreamClient): void => {
      if (this.stopped) return;
      ended = frame.outcome !== undefined;
      if (ended) leave(stream);
      else if (frame.choices !== undefined)
        this.gate.pass(() => {
          sent.push(performance.now());
          this.choose(match, client, stream, frame, answered);
        });
    };
    const answered = ({ status }: { readonly status: number }, stream: StreamClient): void => {
      const begun = sent.shift()!;
      if (status === 200) chosen(performance.now() - begun);
      leave(stream);
    };
    return this.open(match, client, told, answered);
  }

  /** The table hears of the end a moment after the players do. */
  private soonAgain(table: Table, people: readonly HttpClient[], chosen: (ms: number) => void): void {
    setTimeout(() => this.again(table, people, chosen).catch(this.ignoreWhenStopped), 20);
  }

  private async again(
    table: Table,
    people: readonly HttpClient[],
    chosen: (ms: number) => void,
  ): Promise<void> {
    const { status } = await people[0]!.send('POST', `/api/tables/${table.id}/rematch`, {});
    if (status === 200) await this.play(table, [people[1]!, people[0]!], chosen);
    else this.soonAgain(table, people, chosen);
  }

  private choose(
    match: string,
    client: HttpClient,
    stream: StreamClient,
    frame: Told,
    answered: (answer: { status: number }, stream: StreamClient) => void,
  ): void {
    const choice = pickOne(frame.choices!);
    const body = { expected: frame.n, key: `load-${match}-${frame.n}`.slice(0, 64), choice };
    if (this.by === 'socket') stream.send(JSON.stringify(body));
    else
      client
        .send('POST', `/api/matches/${match}/choices`, body)
        .then((answer) => answered(answer, stream))
        .catch(this.ignoreWhenStopped);
  }

  private readonly ignoreWhenStopped = (error: unknown): void => {
    if (!this.stopped) throw error;
  };
}
