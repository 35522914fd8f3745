/** The server as one object: put together from games, a store and bots, started and stopped. */
import type { BotBudget } from '@fray/bots';
import type { AnyGame } from '@fray/engine';
import type { FastifyServerOptions } from 'fastify';
import type { Thinker } from './bots/thinker.js';
import { Contests } from './contest/contests.js';
import { diceKeyOf } from './dice-key.js';
import { cookieKeys, Guests } from './guests.js';
import { Answers } from './http/answers.js';
import { type AppOptions, buildApp } from './http/app.js';
import type { App, Prepared } from './http/context.js';
import { GuestCookie } from './http/guards/guest-cookie.js';
import type { Limits } from './http/guards/limits.js';
import { Contents } from './keeping/contents.js';
import { type HousekeepingOptions, keepHouse } from './keeping/housekeeping.js';
import { RETENTION, type Retention } from './keeping/retention.js';
import { LabDesk, type LabTerms } from './lab/lab-desk.js';
import { BotDriver } from './match/bot-driver.js';
import { Hosts, type PlayTally } from './match/hosts.js';
import type { MatchHost } from './match/match-host.js';
import { countOutdated, findOutdated } from './match/outdated.js';
import { Metrics } from './operating/metrics.js';
import { Pseudonyms } from './operating/pseudonyms.js';
import { RequestLog } from './operating/request-log.js';
import { type CallTerms, openCalls } from './push/calls.js';
import { guarded } from './store/guarded.js';
import type { Store } from './store/store.js';
import { Outlets } from './stream/outlets.js';
import { PATIENCE_SECONDS } from './table/table.js';
import { TableWatch } from './table/table-watch.js';
import { Tables } from './table/tables.js';
import { Speaker } from './words/speaker.js';

export interface ServerOptions extends CallTerms {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly thinker: Thinker;
  /** Folder of the built browser client. */
  readonly web?: string;
  readonly logger?: NonNullable<FastifyServerOptions['logger']>;
  /** How many proxies stand in front, or their addresses: what they tell of the client is believed. */
  readonly trustProxy?: number | string;
  /** The names by which the server may be asked for, besides addresses and localhost. */
  readonly names?: readonly string[];
  /** Signs cookies with a new key from now on; `replace` also stops believing the old ones, which logs everybody out. */
  readonly newCookieKey?: 'rotate' | 'replace';
  /** Whoever names it may read health and metrics from anywhere. */
  readonly operatorToken?: string;
  /** Ends running matches of other rules than these games have, without a result. */
  readonly closeOutdated?: boolean;
  readonly limits?: Partial<Limits>;
  /** How long what nobody uses any more is kept. */
  readonly retention?: Partial<Retention>;
  readonly metrics?: Metrics;
  readonly now?: () => number;
  readonly idleMs?: number;
  readonly sweepMs?: number;
  readonly botPatienceMs?: number;
  /** How long the answers to paced questions are held back at least. */
  readonly beatMs?: number;
  /** How long a page has to show the seed it sealed. */
  readonly revealMs?: number;
  readonly botBudget?: BotBudget;
  /** Seconds that tables without a clock wait for somebody who is away, unless their maker says so. */
  readonly patience?: number;
  /** Runs experiments for people on these terms; for nobody unless said. */
  readonly lab?: LabTerms;
}

export interface FrayServer {
  readonly app: App;
  readonly hosts: Hosts;
  /** Running matches that only the program that began them can finish: how many, by game and rules. */
  readonly outdated: Readonly<Record<string, number>>;
  /** Takes no more requests, finishes what was accepted, ends the streams and closes the store. */
  close(): Promise<void>;
}

const LIMITS: Limits = {
  perMinute: 1200,
  perAddress: 12_000,
  guestsPerMinute: 60,
  tablesPerMinute: 60,
  contentsPerMinute: 20,
  streams: 100,
  streamsByAddress: 800,
  contestsPerMinute: 10,
  labRunsPerMinute: 20,
  bodyBytes: 64 * 1024,
};

/** Clients that do not hang up by themselves are cut off after this long. */
const CLOSE_MS = 3_000;

export async function createServer(options: ServerOptions): Promise<FrayServer> {
  const metrics = options.metrics ?? new Metrics();
  let log: App['log'] | undefined;
  const failed = (error: unknown): void => {
    metrics.failed();
    log?.error({ err: error }, 'failed');
  };
  const store = guarded(options.store, failed);
  const now = options.now ?? Date.now;
  const keys = await cookieKeys(store, now(), options.newCookieKey);
  const cookie = new GuestCookie(keys);
  const answers = new Answers(await Speaker.open(options.games), metrics);
  const warn = (what: object, text: string): void => log?.warn(what, text);
  const calls = await openCalls({
    terms: options,
    store,
    metrics,
    now,
    isHere: (match, seat) => context.hosts.presence.isHere(match, seat),
    failed,
    told: (what, text) => log?.debug(what, text),
  });
  const context: Prepared = makeContext(options, store, {
    metrics,
    cookie,
    answers,
    requestLog: new RequestLog(new Pseudonyms(keys[0]!), now),
    ...calls,
    diceKey: await diceKeyOf(store, now()),
    failed,
    warn,
    asked: (host) => calls.consider(host),
    went: (host, seat) => calls.went(host, seat),
  });
  const desk = options.lab === undefined ? undefined : new LabDesk(options.lab);
  const app = await buildApp(context, appOptions(options, desk));
  log = app.log;
  const { hosts, outlets, tableWatch } = context;
  const outdated = await settleOutdated(options, store, context);
  if (Object.keys(outdated).length > 0) warn({ matches: outdated }, 'running matches have other rules');
  showFigures(metrics, context);
  const housekeeping = keepHouse({ ...houseOf(options, context), store, metrics, failed });
  app.addHook('onReady', async () => {
    hosts.sweep().catch(failed);
    housekeeping.begin();
  });
  const close = async (): Promise<void> => {
    desk?.close();
    outlets.close();
    const force = setTimeout(() => {
      outlets.cut();
      app.server.closeAllConnections();
    }, CLOSE_MS);
    await app.close();
    clearTimeout(force);
    housekeeping.stop();
    context.tables.close();
    hosts.close();
    calls.close();
    tableWatch.close();
    await options.thinker.close();
    await store.close();
  };
  return { app, hosts, outdated, close };
}

function appOptions(
  { logger, trustProxy, operatorToken, web }: ServerOptions,
  desk: LabDesk | undefined,
): AppOptions {
  return {
    ...(desk === undefined ? {} : { desk }),
    logger: logger ?? false,
    trustProxy: trustProxy ?? false,
    ...(operatorToken === undefined ? {} : { operatorToken }),
    ...(web === undefined ? {} : { web }),
  };
}

function showFigures(metrics: Metrics, { hosts, outlets }: Prepared): void {
  metrics.showBuild();
  metrics.gauge('fray_matches_loaded', 'Matches in memory.', () => hosts.count);
  metrics.gauge('fray_streams_open', 'Open streams.', () => outlets.count);
  const byGame = (read: (tally: PlayTally) => number) => () =>
    [...hosts.tally()].map(([game, tally]) => [{ game }, read(tally)] as const);
  const running = byGame(({ matches }) => matches);
  metrics.gaugeBy('fray_matches_running', 'Matches in memory that are not over, by game.', ['game'], running);
  const players = byGame((tally) => tally.players);
  metrics.gaugeBy(
    'fray_players_here',
    'Seats whose player has a match open here, by game.',
    ['game'],
    players,
  );
}

function houseOf(
  { retention }: ServerOptions,
  { tables, hosts, now }: Prepared,
): Pick<HousekeepingOptions, 'retention' | 'now' | 'giveUp' | 'expire'> {
  return {
    retention: { ...RETENTION, ...retention },
    now,
    // One that somebody has open is not forgotten.
    giveUp: async (match) => {
      if (!hosts.isLoaded(match.id)) await tables.finish({ ...match, closed: true, ended: now() });
    },
    expire: () => tables.expire(),
  };
}

/** Closes what nobody can finish here, if that is wanted; what is left. */
async function settleOutdated(
  { games, closeOutdated }: ServerOptions,
  store: Store,
  { tables, now }: Prepared,
): Promise<FrayServer['outdated']> {
  const files = await findOutdated(store, games);
  if (!closeOutdated) return countOutdated(files);
  for (const file of files) await tables.finish({ ...file, closed: true, ended: now() });
  return {};
}

interface Parts
  extends Pick<
    Prepared,
    'metrics' | 'cookie' | 'answers' | 'requestLog' | 'subscriptions' | 'pushKey' | 'diceKey'
  > {
  readonly asked: (host: MatchHost) => void;
  readonly went: (host: MatchHost, seat: number) => void;
  readonly failed: (error: unknown) => void;
  /** For whoever runs the server: something is not as it should be, and was dealt with. */
  readonly warn: (what: object, text: string) => void;
}

function makeContext(
  options: ServerOptions,
  store: Store,
  { metrics, cookie, answers, requestLog, subscriptions, pushKey, diceKey, asked, went, failed, warn }: Parts,
): Prepared {
  const { games, thinker } = options;
  const now = options.now ?? Date.now;
  const patienceMs = options.botPatienceMs ?? 3_000;
  const limits = { ...LIMITS, ...options.limits };
  const guests = new Guests(store, now);
  const blockedBy = (guest: string): Promise<readonly string[]> => guests.blockedBy(guest);
  const contents = new Contents(store, now);
  const tableWatch: TableWatch = new TableWatch(store, (id) => tables.find(id), failed);
  const tables: Tables = new Tables({
    store,
    contents,
    games,
    levels: thinker.levels,
    patience: options.patience ?? PATIENCE_SECONDS,
    now,
    // Nobody may have it open yet, but a bot can be the first to be asked, and clocks run.
    started: (match) => hosts.begin(match),
    changed: (kept) => tableWatch.tell(kept),
    blockedBy,
    block: (guest, other, on) => guests.block(guest, other, on),
    sign: diceKey.sign,
    revealMs: options.revealMs,
    failed,
  });
  const hosts: Hosts = new Hosts({
    store,
    contents,
    games,
    bots: driveBots(options, patienceMs, { metrics, warn, failed }),
    now,
    patienceMs,
    beatMs: options.beatMs,
    idleMs: options.idleMs ?? 60_000,
    sweepMs: options.sweepMs ?? 30_000,
    chosen: metrics.chosen,
    asked,
    went,
    blockedBy,
    file: (match) => tables.finish(match),
    failed,
  });
  return {
    games,
    levels: thinker.levels,
    store,
    cookie,
    answers,
    guests,
    tables,
    contests: new Contests({ store, games, tables, hosts, guests, now }),
    tableWatch,
    hosts,
    outlets: new Outlets(),
    subscriptions,
    pushKey,
    diceKey,
    metrics,
    requestLog,
    limits,
    names: options.names ?? [],
    now,
  };
}

function driveBots(
  { thinker, botBudget = {} }: ServerOptions,
  patienceMs: number,
  { metrics, warn, failed }: Pick<Parts, 'metrics' | 'warn' | 'failed'>,
): BotDriver {
  return new BotDriver({
    thinker,
    patienceMs,
    budget: botBudget,
    thought: metrics.thought,
    replaced: (game, level, replaced) => warn({ game, level, ...replaced }, 'a bot was replaced'),
    failed,
  });
}
