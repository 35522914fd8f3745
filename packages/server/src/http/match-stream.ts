/** A match as one client looks at it. Over a socket a player chooses, and goes on to the next match at the table. */
import { SPECTATOR } from '@fray/engine';
import type { Eyes } from '@fray/host';
import type { Accepted, AgainRequest, ChooseRequest, Next, SocketAnswer } from '@fray/protocol';
import type { FastifyRequest } from 'fastify';
import { requireSeat, seatOfGuest } from '../match/access.js';
import type { MatchHost } from '../match/match-host.js';
import { showMatch } from '../match/show-match.js';
import type { TableFile } from '../table/table.js';
import type { Context } from './context.js';
import { readSaid } from './said.js';
import type { Send, Stream } from './streams.js';

export interface Looker {
  readonly guest: string | undefined;
  /** The last number they have seen. */
  readonly last: number | undefined;
}

export class MatchStream implements Stream {
  private send: Send = () => {};
  private leave = (): void => {};
  /** Where this client plays in the match it looks at, once it has chosen something. */
  private seat: number | undefined;
  /** Ends the waiting for another match. */
  private stopWaiting: (() => void) | undefined;
  private closed = false;

  constructor(
    private readonly context: Context,
    private host: MatchHost,
    private readonly eyes: Eyes,
    private readonly looker: Looker,
  ) {}

  subscribe(send: Send, resumed: number | undefined): () => void {
    this.send = send;
    this.enter(this.host, this.eyes, resumed ?? this.looker.last);
    return () => {
      this.closed = true;
      this.endWaiting();
      this.leave();
    };
  }

  async hear(text: string, asked: FastifyRequest): Promise<string> {
    const { limiters, answers } = this.context;
    let key: string | undefined;
    try {
      limiters.countGuest(asked);
      const said = readSaid(text);
      key = said.key;
      if ('choice' in said) return accepted(key, await this.choose(said));
      await this.again(said);
      return answered({ key, status: 200 });
    } catch (error) {
      const { status, body } = answers.failure(error, asked);
      return answered({ key, status, ...body });
    }
  }

  private enter(host: MatchHost, eyes: Eyes, last: number | undefined): void {
    const { hosts } = this.context;
    hosts.arrived(host, eyes.seat);
    const unsubscribe = host.subscribe(eyes, last, this.send);
    this.leave = () => {
      unsubscribe();
      hosts.left(host, eyes.seat);
    };
  }

  private choose(request: ChooseRequest): Promise<Accepted> {
    const { host } = this;
    this.seat ??= requireSeat(host.file, this.looker.guest);
    return host.choose(this.seat, request);
  }

  /** Waits first, so that nothing that happens meanwhile is missed. */
  private async again({ again }: AgainRequest): Promise<void> {
    const { hosts, tables, tableWatch } = this.context;
    const { file } = this.host;
    requireSeat(file, this.looker.guest);
    await hosts.mustBeFiled(this.host);
    this.stopWaiting ??= tableWatch.subscribe(file.table, 0, ({ table }) => this.follow(table));
    try {
      this.follow((await tables.playOn(file, this.looker.guest!, again)).table);
    } catch (error) {
      this.endWaiting();
      throw error;
    }
  }

  /** The table has changed: where another match has begun, it is looked at from now on. */
  private follow({ match }: TableFile): void {
    if (this.stopWaiting === undefined || match === undefined || match === this.host.file.id) return;
    this.endWaiting();
    // Where the store fails, its operator is told by the store, and the client opens the match anew.
    this.moveTo(match).catch(() => {});
  }

  private async moveTo(match: string): Promise<void> {
    const host = await this.context.hosts.get(match);
    const seat = seatOfGuest(host.file, this.looker.guest);
    if (seat === SPECTATOR || this.closed) return;
    this.leave();
    this.host = host;
    this.seat = undefined;
    this.send(0, JSON.stringify({ kind: 'next', match: showMatch(host, seat) } satisfies Next));
    this.enter(host, { ...this.eyes, seat }, undefined);
  }

  private endWaiting(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
  }
}

function answered(answer: Omit<SocketAnswer, 'kind'>): string {
  return JSON.stringify({ kind: 'answer', ...answer } satisfies SocketAnswer);
}

/** The same for what is answered most, written at once. */
function accepted(key: string, { n, repeated }: Accepted): string {
  return `{"kind":"answer","key":${JSON.stringify(key)},"status":200,"n":${n},"repeated":${repeated}}`;
}
