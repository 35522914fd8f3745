/** Players at Fray: people who sit down over HTTP and play with a WebSocket open. */
import type { SocketAnswer, Table } from '@fray/protocol';
import { type Heard, readHeard, type Told } from './fray-messages.js';
import { HttpClient } from './http-client.js';
import { type Gate, type Players, pickOne, type Stopwatch } from './players.js';
import { StreamClient } from './stream-client.js';

/** One of a table's players, and the match they are at. */
interface Player {
  readonly client: HttpClient;
  readonly shared: Shared;
  match: string;
  seat: number;
  /** When each choice was sent that nobody has answered yet. */
  readonly sent: number[];
}

/** What the players of a table share. */
interface Shared {
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
/** What asks for another match. */
const AGAIN = 'once more';
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

  /** Opens the stream of a match for one of its players; resolves with the first thing that is told. */
  open(
    match: string,
    client: HttpClient,
    heard: (said: Heard, stream: StreamClient) => void = () => {},
  ): Promise<void> {
    return new Promise((resolve) => {
      const path = `/api/matches/${match}/ws${this.way.lean ? '?lean=true' : ''}`;
      const stream: StreamClient = new StreamClient(client.url, path, client.cookie, (message) => {
        heard(readHeard(message.toString('latin1')), stream);
        resolve();
      });
    });
  }

  private async play(table: Table, people: readonly HttpClient[], watch: Stopwatch): Promise<void> {
    const match = await this.begin(table, people);
    const shared: Shared = { watch, sent: undefined };
    await Promise.all(
      people.map((client, seat) => {
        const player: Player = { client, shared, match, seat, sent: [] };
        return this.open(match, client, (said, stream) => this.hear(player, said, stream));
      }),
    );
  }

  /** Whatever is asked is answered at once; after the end everybody wants another match, which comes over the same socket. */
  private hear(player: Player, said: Heard, stream: StreamClient): void {
    if (said.kind === 'here') return;
    if (said.kind === 'answer') this.answered(player, said, stream);
    else if (said.kind === 'next') {
      player.match = said.match.id;
      player.seat = said.match.yourSeat!;
    } else this.told(player, said, stream);
  }

  private told(player: Player, { n, choices, isOver, chooser }: Told, stream: StreamClient): void {
    const { shared, seat } = player;
    if (chooser !== undefined && chooser !== seat && shared.sent !== undefined) {
      shared.watch.seen(performance.now() - shared.sent);
      shared.sent = undefined;
    }
    if (isOver) this.again(player, stream);
    else if (choices.length > 0)
      this.gate.pass(() => {
        shared.sent = performance.now();
        player.sent.push(shared.sent);
        this.choose(player, n, pickOne(choices), stream);
      });
  }

  private answered(player: Player, { status, key }: SocketAnswer, stream: StreamClient): void {
    // Another process may still be told that the match is over.
    if (key === AGAIN && status !== 200) setTimeout(() => this.again(player, stream), 20);
    if (key === AGAIN) return;
    const begun = player.sent.shift()!;
    if (status === 200) player.shared.watch.chosen(performance.now() - begun);
  }

  private again({ match }: Player, stream: StreamClient): void {
    stream.send(JSON.stringify({ key: AGAIN, again: { seed: match } }));
  }

  /** The choice is a text, as it was sent, without its braces. */
  private choose(player: Player, expected: number, choice: string, stream: StreamClient): void {
    const { match, client } = player;
    const body = `{"expected":${expected},"key":"load-${match}-${expected}","choice":{${choice}}}`;
    if (this.way.by === 'socket') stream.send(body);
    else
      void client
        .send('POST', `/api/matches/${match}/choices`, JSON.parse(body))
        .then(({ status }) => this.answered(player, { kind: 'answer', status }, stream));
  }
}
