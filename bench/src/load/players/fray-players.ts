/** Players at Fray: people who sit down over HTTP and play with a WebSocket open. */
import type { Choice } from '@fray/engine';
import type { SocketAnswer, Table } from '@fray/protocol';
import { HttpClient } from './http-client.js';
import { type Gate, type Players, pickOne, type Stopwatch } from './players.js';
import { StreamClient } from './stream-client.js';

/** What somebody who plays needs of what they are sent. */
interface Told {
  readonly kind: 'present' | 'frame' | 'here';
  readonly n: number;
  readonly choices?: readonly Choice[];
  readonly outcome?: unknown;
  readonly what?: { readonly kind: string; readonly seat?: number };
}

/** A match as those see it who play it. */
interface Played {
  readonly match: string;
  readonly watch: Stopwatch;
  /** When the last choice was sent, until the other player is told of it. */
  sent: number | undefined;
}

/** How they play. */
export interface FrayWay {
  /** How choices reach the server. */
  readonly by: 'socket' | 'post';
  /** Whether they are sent what a program needs, or all that a browser gets. */
  readonly lean: boolean;
  /** Where a server has several processes: every match on one of them, or its seats on two. */
  readonly spread: boolean;
  /** Seven of the strongest bots play beside them, at one table or at seven; nobody counts their choices. */
  readonly bots?: 'at one table' | 'at seven tables';
}

const PERSON = { kind: 'person' };
const BOT = { kind: 'bot', level: 'best' };
const BOTS = 7;
const NOBODY_COUNTS: Stopwatch = { chosen: () => {}, seen: () => {} };
const SEATS = [PERSON, PERSON];
const AS_BROWSERS: FrayWay = { by: 'socket', lean: false, spread: true };

export class FrayPlayers implements Players {
  private guests = 0;
  private matches = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly gate: Gate,
    private readonly way: FrayWay = AS_BROWSERS,
  ) {}

  async addMatch(watch: Stopwatch): Promise<void> {
    const at = this.way.spread ? undefined : this.matches++;
    const people = [await this.guest('Ann', at), await this.guest('Bob', at)];
    await this.play(await this.seat(people), people, watch);
  }

  /** Somebody who answers at once sits with them, so that they are always thinking. */
  async addBots(): Promise<void> {
    const isOne = this.way.bots === 'at one table';
    const game = isOne ? 'shadow-hunters' : 'rohan';
    const seats = [PERSON, ...Array.from({ length: isOne ? BOTS : 1 }, () => BOT)];
    for (let tables = isOne ? 1 : BOTS; tables > 0; tables--) {
      const person = await this.guest('Cat');
      const { body } = await person.send<Table>('POST', '/api/tables', { game, seats });
      await this.play(body, [person], NOBODY_COUNTS);
    }
  }

  async guest(name: string, at = this.guests++): Promise<HttpClient> {
    const client = new HttpClient(this.urls[at % this.urls.length]!);
    await client.send('POST', '/api/guests', { name });
    return client;
  }

  /** Two people at a table of their own. */
  async seat([ann, bob]: readonly HttpClient[], game = 'rohan'): Promise<Table> {
    const { body } = await ann!.send<Table>('POST', '/api/tables', { game, seats: SEATS });
    await bob!.send('POST', `/api/tables/${body.id}/join`, { pass: body.invite });
    return body;
  }

  /** All are ready; returns the match that starts. */
  async begin(table: Table, people: readonly HttpClient[]): Promise<string> {
    let last = table;
    for (const [i, client] of people.entries())
      last = (await client.send<Table>('POST', `/api/tables/${table.id}/ready`, { seed: `seed ${i}` })).body;
    return last.match!;
  }

  /** Opens the stream of a match for one of its players. */
  open(
    match: string,
    client: HttpClient,
    told: (frame: Told, stream: StreamClient) => void,
    answered: (answer: SocketAnswer, stream: StreamClient) => void = () => {},
  ): Promise<void> {
    return new Promise((resolve) => {
      const path = `/api/matches/${match}/ws${this.way.lean ? '?lean=true' : ''}`;
      const stream: StreamClient = new StreamClient(client.url, path, client.cookie, (message) => {
        const said = JSON.parse(message.toString()) as Told | SocketAnswer;
        if (said.kind === 'answer') answered(said, stream);
        else told(said, stream);
        resolve();
      });
    });
  }

  private async play(table: Table, people: readonly HttpClient[], watch: Stopwatch): Promise<void> {
    const match = await this.begin(table, people);
    const played: Played = { match, watch, sent: undefined };
    await Promise.all(
      people.map((client, seat) => {
        const over = seat === 0 ? () => void this.again(table, people, watch) : () => {};
        return this.sitDown(played, seat, client, over);
      }),
    );
  }

  /** One player of a match: whatever is asked is answered at once, until it is over and every answer is in. */
  private sitDown(played: Played, seat: number, client: HttpClient, over: () => void): Promise<void> {
    const { match, watch } = played;
    const sent: number[] = [];
    let ended = false;
    const leave = (stream: StreamClient): void => {
      if (!ended || sent.length > 0) return;
      stream.close();
      over();
    };
    const told = (frame: Told, stream: StreamClient): void => {
      if (frame.kind === 'here') return;
      if (frame.what?.kind === 'choice' && frame.what.seat !== seat && played.sent !== undefined) {
        watch.seen(performance.now() - played.sent);
        played.sent = undefined;
      }
      ended = frame.outcome !== undefined;
      if (ended) leave(stream);
      else if (frame.choices !== undefined)
        this.gate.pass(() => {
          played.sent = performance.now();
          sent.push(played.sent);
          this.choose(match, client, stream, frame, answered);
        });
    };
    const answered = ({ status }: { readonly status: number }, stream: StreamClient): void => {
      const begun = sent.shift()!;
      if (status === 200) watch.chosen(performance.now() - begun);
      leave(stream);
    };
    return this.open(match, client, told, answered);
  }

  /** Another process hears of the end a moment after the players do. */
  private soonAgain(table: Table, people: readonly HttpClient[], watch: Stopwatch): void {
    setTimeout(() => void this.again(table, people, watch), 20);
  }

  private async again(table: Table, people: readonly HttpClient[], watch: Stopwatch): Promise<void> {
    const { status } = await people[0]!.send('POST', `/api/tables/${table.id}/rematch`, {});
    if (status === 200) await this.play(table, people.toReversed(), watch);
    else this.soonAgain(table, people, watch);
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
    if (this.way.by === 'socket') stream.send(JSON.stringify(body));
    else
      void client
        .send('POST', `/api/matches/${match}/choices`, body)
        .then((answer) => answered(answer, stream));
  }
}
