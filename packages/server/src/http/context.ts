/** What the routes work with. */
import type { AnyGame } from '@fray/engine';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Contests } from '../contest/contests.js';
import type { DiceKey } from '../dice-key.js';
import type { Guests } from '../guests.js';
import type { Hosts } from '../match/hosts.js';
import type { Metrics } from '../operating/metrics.js';
import type { RequestLog } from '../operating/request-log.js';
import type { Subscriptions } from '../push/subscriptions.js';
import type { Store } from '../store/store.js';
import type { Outlets } from '../stream/outlets.js';
import type { TableWatch } from '../table/table-watch.js';
import type { Tables } from '../table/tables.js';
import type { Answers } from './answers.js';
import type { GuestCookie } from './guards/guest-cookie.js';
import type { Limiters } from './guards/limiters.js';
import type { Limits } from './guards/limits.js';

export interface Context {
  readonly games: readonly AnyGame[];
  readonly levels: readonly string[];
  readonly store: Store;
  readonly cookie: GuestCookie;
  readonly guests: Guests;
  readonly tables: Tables;
  readonly contests: Contests;
  readonly tableWatch: TableWatch;
  readonly hosts: Hosts;
  readonly outlets: Outlets;
  readonly subscriptions: Subscriptions;
  /** The public half of the keys by which push services know this server. */
  readonly pushKey: string;
  readonly diceKey: DiceKey;
  readonly metrics: Metrics;
  readonly requestLog: RequestLog;
  readonly answers: Answers;
  readonly limits: Limits;
  readonly limiters: Limiters;
  /** The names by which the server may be asked for, besides addresses and localhost. */
  readonly names: readonly string[];
  readonly now: () => number;
}

/** Before there is an app that counts. */
export type Prepared = Omit<Context, 'limiters'>;

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
