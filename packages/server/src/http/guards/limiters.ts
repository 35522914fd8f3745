/** How often somebody may do something: counted by address (IPv6 by network) before any work, then by guest. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../refused.js';
import type { Counts } from './counts.js';
import type { Limits } from './limits.js';

type Counting = Pick<FastifyInstance, 'createRateLimit'>;
type Limiter = ReturnType<Counting['createRateLimit']>;

const WINDOW_MS = 60_000;
const ASIDES_A_MINUTE = 20;
/** Reading a whole match again costs more than anything else a guest may ask for. */
const LOOKS_BACK_A_MINUTE = 240;
/** A household shares its address. */
const LOOKS_BACK_BY_ADDRESS = 8 * LOOKS_BACK_A_MINUTE;

export class Limiters {
  private readonly address: Limiter;
  private readonly stranger: Limiter;
  private readonly guest: Limiter;
  private readonly newcomer: Limiter;
  private readonly table: Limiter;
  private readonly aside: Limiter;
  private readonly back: Limiter;
  private readonly backFrom: Limiter;
  private readonly perMinute: number;
  private counts: Counts | undefined;

  constructor(app: Counting, { perMinute, perAddress, guestsPerMinute, tablesPerMinute }: Limits) {
    const byGuest = { keyGenerator: (request: FastifyRequest) => request.guest ?? request.ip };
    const make = (max: number, more = {}): Limiter =>
      app.createRateLimit({ max, timeWindow: WINDOW_MS, ...more });
    const kept = (counts: Counts): void => {
      this.counts = counts;
    };
    this.perMinute = perMinute;
    this.address = make(perAddress);
    this.stranger = make(perMinute);
    this.guest = make(perMinute, { ...byGuest, kept });
    this.newcomer = make(guestsPerMinute);
    this.table = make(tablesPerMinute);
    this.aside = make(ASIDES_A_MINUTE, byGuest);
    this.back = make(Math.min(LOOKS_BACK_A_MINUTE, perMinute), byGuest);
    this.backFrom = make(Math.min(LOOKS_BACK_BY_ADDRESS, perAddress));
  }

  readonly checkAddress = (asker: FastifyRequest, reply?: FastifyReply) => check(this.address, asker, reply);
  /** Somebody with a genuine cookie is counted by it, and shares an address without harm. */
  readonly checkGuest = (asker: FastifyRequest, reply?: FastifyReply) =>
    check(asker.guest === undefined ? this.stranger : this.guest, asker, reply);
  /** The same at once, for what a guest says over a socket. */
  countGuest({ guest }: FastifyRequest): void {
    let said = 0;
    this.counts!.incr(guest!, (_, { current }) => (said = current), WINDOW_MS, this.perMinute);
    if (said > this.perMinute) throw refuse('too-often', 'too-often');
  }

  readonly checkNewcomer = (asker: FastifyRequest, reply?: FastifyReply) =>
    check(this.newcomer, asker, reply);
  readonly checkTable = (asker: FastifyRequest, reply?: FastifyReply) => check(this.table, asker, reply);
  readonly checkAside = (asker: FastifyRequest, reply?: FastifyReply) => check(this.aside, asker, reply);
  readonly checkBack = async (asker: FastifyRequest, reply?: FastifyReply) => {
    await check(this.backFrom, asker, reply);
    await check(this.back, asker, reply);
  };
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

async function check(
  limiter: Limiter,
  asker: FastifyRequest,
  reply: FastifyReply | undefined,
): Promise<void> {
  const limit = await limiter(new Counted(asker) as unknown as FastifyRequest);
  if (limit.isAllowed || !limit.isExceeded) return;
  reply?.header('retry-after', limit.ttlInSeconds);
  throw refuse('too-often', 'too-often');
}
