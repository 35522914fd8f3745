/** `fray serve`: the server with everything it needs, from an address to a folder, and good defaults. */
import { fileURLToPath } from 'node:url';
import { bots } from '@fray/bots';
import { games } from '@fray/games';
import { WorkerThinker } from './bots/worker-thinker.js';
import { DEFAULT_HOST, DEFAULT_PORT, defaultDataFolder } from './defaults.js';
import type { Limits } from './http/guards/limits.js';
import type { Retention } from './keeping/retention.js';
import type { LabTerms } from './lab/lab-desk.js';
import { Metrics } from './operating/metrics.js';
import { createServer, type FrayServer } from './server.js';
import { openStore } from './store/open-store.js';

export interface StartOptions {
  /** 0 takes any free one. */
  readonly port?: number;
  readonly host?: string;
  /** A folder for the embedded database, or the address of a PostgreSQL database. */
  readonly data?: string;
  /** Folder of the built browser client; the one beside this package unless said. */
  readonly web?: string;
  readonly logLevel?: string;
  readonly trustProxy?: number | string;
  readonly names?: readonly string[];
  readonly operatorToken?: string;
  readonly closeOutdated?: boolean;
  readonly newCookieKey?: 'rotate' | 'replace';
  readonly limits?: Partial<Limits>;
  /** How long what nobody uses any more is kept, in days. */
  readonly retention?: Partial<Retention>;
  /** Threads in which bots think, and how long one may. */
  readonly botThreads?: number;
  readonly botBudgetMs?: number;
  readonly idleMs?: number;
  readonly sweepMs?: number;
  readonly botPatienceMs?: number;
  /** How long the answers to paced questions are held back at least. */
  readonly beatMs?: number;
  /** Seconds that tables without a clock wait for somebody who is away. */
  readonly patience?: number;
  /** Whom push services may write to about this server. */
  readonly contact?: string;
  /** Hosts of push services that are called besides those of the known browsers. */
  readonly pushHosts?: readonly string[];
  /** Runs experiments for people on these terms. */
  readonly lab?: LabTerms;
}

export interface Running extends FrayServer {
  readonly url: string;
}

/** The built browser client lies beside this package. */
export const CLIENT_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Levels count what they try, so that a choice repeats; this only ends what takes too long on a slow machine. */
const BOT_BUDGET_MS = 3000;

export async function startServer(options: StartOptions = {}): Promise<Running> {
  const metrics = new Metrics();
  metrics.addProcess();
  const store = await openStore(options.data ?? defaultDataFolder(), metrics);
  const {
    botThreads: threads,
    botBudgetMs: ms = BOT_BUDGET_MS,
    data: _data,
    port,
    host,
    logLevel,
    ...rest
  } = options;
  const server = await createServer({
    ...rest,
    games,
    store,
    metrics,
    thinker: new WorkerThinker({
      levels: bots.map((bot) => bot.id),
      ...(threads === undefined ? {} : { threads }),
    }),
    botBudget: { ms },
    web: options.web ?? CLIENT_FOLDER,
    logger: { level: logLevel ?? 'info' },
  });
  try {
    const url = await server.app.listen({ port: port ?? DEFAULT_PORT, host: host ?? DEFAULT_HOST });
    return { ...server, url };
  } catch (error) {
    // Its threads would keep a process alive that serves nobody.
    await server.close();
    throw error;
  }
}

/**
 * Stops on the first signal, politely, also while it still starts: as the first process of a container it would not be ended
 * otherwise. The exit code says whether everything accepted was finished.
 */
export function stopOnSignals(server: FrayServer | Promise<FrayServer>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const code = await Promise.resolve(server)
      .then((running) => running.close())
      .then(
        () => 0,
        () => 1,
      );
    process.exit(code);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
