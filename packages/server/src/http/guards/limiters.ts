/** How often somebody may do something: counted by address (IPv6 by network) before any work, then by guest. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, refuse } from '../../refused.js';
import type { Counts } from './counts.js';
import type { Limits } from './limits.js';

type Counting = Pick<FastifyInstance, 'createRateLimit'>;
type Limiter = ReturnType<Counting['createRateLimit']>;

const WINDOW_MS = 60_000;
const ASIDES_A_MINUTE = 20;
/** Reading a whole match again costs more than anything else a guest may ask for. */
const LOOKS_BACK_A_MINUTE = 240;
/** Codes that lead nowhere: somebody who mishears one tries it two or three times, and a household shares its address. */
const WRONG_CODES = 10;
/** All addresses together. Then codes rest for what is left of the minute; links go on leading to their tables. */
const WRONG_CODES_BY_ALL = 120;
/** A household shares its address. */
const LOOKS_BACK_BY_ADDRESS = 8 * LOOKS_BACK_A_MINUTE;

/** What may be asked for too often. */
type Kind =
  | 'address'
  | 'stranger'
  | 'guest'
  | 'newcomer'
  | 'table'
  | 'contest'
  | 'lab'
  | 'content'
  | 'aside'
  | 'look back'
  | 'look back by address'
  | 'wrong code'
  | 'wrong code by all';

/** For whom a stream counts: a guest (or an address without one), and the address they are at. */
export type Owners = readonly [owner: string, address: string];

/** How many streams of somebody are open. */
interface Open {
  countOf(owner: string): number;
}

export class Limiters {
  private readonly limiters: Readonly<Record<Kind, Limiter>>;
  private readonly perMinute: number;
  private readonly streams: Pick<Limits, 'streams' | 'streamsByAddress'>;
  private readonly counts: Partial<Record<Kind, Counts>> = {};

  constructor(
    app: Counting,
    limits: Limits,
    /** Somebody was refused. */
    private readonly refused: (kind: string) => void,
  ) {
    const { perMinute, perAddress, guestsPerMinute, tablesPerMinute, contentsPerMinute } = limits;
    const byGuest = { keyGenerator: (request: FastifyRequest) => request.guest ?? request.ip };
    const make = (max: number, more = {}): Limiter =>
      app.createRateLimit({ max, timeWindow: WINDOW_MS, ...more });
    const keep = (kind: Kind) => ({ kept: (counts: Counts) => (this.counts[kind] = counts) });
    this.perMinute = perMinute;
    this.streams = limits;
    this.limiters = {
      address: make(perAddress),
      stranger: make(perMinute),
      guest: make(perMinute, { ...byGuest, ...keep('guest') }),
      newcomer: make(guestsPerMinute),
      table: make(tablesPerMinute),
      contest: make(limits.contestsPerMinute),
      lab: make(limits.labRunsPerMinute),
      content: make(contentsPerMinute),
      aside: make(ASIDES_A_MINUTE, byGuest),
      'look back': make(Math.min(LOOKS_BACK_A_MINUTE, perMinute), byGuest),
      'look back by address': make(Math.min(LOOKS_BACK_BY_ADDRESS, perAddress)),
      'wrong code': make(WRONG_CODES, keep('wrong code')),
      'wrong code by all': make(WRONG_CODES_BY_ALL, {
        keyGenerator: () => 'all',
        ...keep('wrong code by all'),
      }),
    };
  }

  readonly checkAddress = (asker: FastifyRequest, reply?: FastifyReply) =>
    this.check('address', asker, reply);
  /** What one address is counted as. */
  async addressOf(asker: FastifyRequest): Promise<string> {
    return (await this.limiters.address(counted(asker), { increment: false })).key;
  }

  /** Somebody with a genuine cookie is counted by it, and shares an address without harm. */
  readonly checkGuest = (asker: FastifyRequest, reply?: FastifyReply) =>
    this.check(asker.guest === undefined ? 'stranger' : 'guest', asker, reply);
  /** The same at once, for what a guest says over a socket. */
  countGuest({ guest }: FastifyRequest): void {
    let said = 0;
    this.counts.guest!.incr(guest!, (_, { current }) => (said = current), WINDOW_MS, this.perMinute);
    if (said > this.perMinute) throw this.tooOften('guest');
  }

  readonly checkNewcomer = (asker: FastifyRequest, reply?: FastifyReply) =>
    this.check('newcomer', asker, reply);
  readonly checkTable = (asker: FastifyRequest, reply?: FastifyReply) => this.check('table', asker, reply);
  readonly checkContest = (asker: FastifyRequest, reply?: FastifyReply) =>
    this.check('contest', asker, reply);
  readonly checkLab = (asker: FastifyRequest, reply?: FastifyReply) => this.check('lab', asker, reply);
  readonly checkContent = (asker: FastifyRequest, reply?: FastifyReply) =>
    this.check('content', asker, reply);
  readonly checkAside = (asker: FastifyRequest, reply?: FastifyReply) => this.check('aside', asker, reply);
  readonly checkBack = async (asker: FastifyRequest, reply?: FastifyReply) => {
    await this.check('look back by address', asker, reply);
    await this.check('look back', asker, reply);
  };

  /** Looks where a code leads. Each try counts until it has led somewhere, so that many at once are no way around. */
  async tryCode<T>(asker: FastifyRequest, reply: FastifyReply, find: () => Promise<T>): Promise<T> {
    const address = await this.check('wrong code', asker, reply);
    const all = await this.check('wrong code by all', asker, reply);
    const found = await find();
    this.giveBack('wrong code', address);
    this.giveBack('wrong code by all', all);
    return found;
  }

  private giveBack(kind: Kind, key: string): void {
    this.counts[kind]!.incr(key, (_, counted) => (counted.current -= 2), WINDOW_MS, Infinity);
  }

  /** For whom another stream counts; refused where one of them has too many open. */
  async checkStreams(asker: FastifyRequest, open: Open): Promise<Owners> {
    const owners: Owners = [asker.guest ?? asker.ip, `at ${await this.addressOf(asker)}`];
    this.mustHaveRoom(owners, open);
    return owners;
  }

  /** Asked again when a stream begins: many may have been agreed to at once. */
  mustHaveRoom([owner, address]: Owners, open: Open): void {
    if (open.countOf(address) >= this.streams.streamsByAddress) throw this.tooOften('stream by address');
    if (open.countOf(owner) >= this.streams.streams) throw this.tooOften('stream');
  }

  /** Somebody asks for more than they may have; told in one place, so that an operator sees it. */
  tooOften(kind: Kind | 'stream' | 'stream by address'): Refused {
    this.refused(kind);
    return refuse('too-often', 'too-often');
  }

  /** Returns whom it was counted for. */
  private async check(kind: Kind, asker: FastifyRequest, reply: FastifyReply | undefined): Promise<string> {
    const limit = await this.limiters[kind](counted(asker));
    if (limit.isAllowed || !limit.isExceeded) return limit.key;
    reply?.header('retry-after', limit.ttlInSeconds);
    throw this.tooOften(kind);
  }
}

const NO_ROUTE = { config: {} };

/** All that the library reads of a request; the request itself makes its route anew for every reader. */
class Counted {
  readonly routeOptions = NO_ROUTE;

  constructor(private readonly asker: FastifyRequest) {}

  get ip(): string {
    return this.asker.ip;
  }

  get guest(): string | undefined {
    return this.asker.guest;
  }
}

function counted(asker: FastifyRequest): FastifyRequest {
  return new Counted(asker) as unknown as FastifyRequest;
}
