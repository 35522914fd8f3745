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
import type { Guests } from '../guests.js';
import type { Hosts } from '../match/hosts.js';
import type { Metrics } from '../metrics.js';
import type { Subscriptions } from '../push/subscriptions.js';
import type { Store } from '../store/store.js';
import type { Outlets } from '../stream/outlets.js';
import type { TableWatch } from '../table/table-watch.js';
import type { Tables } from '../table/tables.js';
import type { Answers } from './answers.js';
import type { GuestCookie } from './guest-cookie.js';
import type { RequestLimit } from './request-limit.js';

export interface Context {
  readonly games: readonly AnyGame[];
  readonly levels: readonly string[];
  readonly store: Store;
  readonly cookie: GuestCookie;
  readonly guests: Guests;
  readonly tables: Tables;
  readonly tableWatch: TableWatch;
  readonly hosts: Hosts;
  readonly outlets: Outlets;
  readonly subscriptions: Subscriptions;
  /** The public half of the keys by which push services know this server. */
  readonly pushKey: string;
  readonly metrics: Metrics;
  readonly answers: Answers;
  readonly limits: Limits;
  /** Counts what a guest, or an address without one, asks of the server. */
  readonly requestLimit: RequestLimit;
  readonly now: () => number;
}

export interface Limits {
  /** Requests a minute by one guest, or by one address where there is no guest. */
  readonly perMinute: number;
  /** New guests a minute from one address. */
  readonly guestsPerMinute: number;
  readonly bodyBytes: number;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
