/** `fray serve`: opens the server, says where it is, and stops politely on a signal. */
import { shelve } from '@fray/games';
import {
  CLIENT_FOLDER,
  DEFAULT_HOST,
  DEFAULT_PORT,
  type Running,
  type StartOptions,
  startServer,
  stopOnSignals,
} from '@fray/server';
import { Complaint } from '../complaint.js';
import { findLocalGame } from '../local-game.js';
import { readCount } from '../options.js';
import { makeOwnPage } from '../own-page.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly web?: string;
  readonly log: string;
  readonly trustProxy?: string;
  readonly name?: readonly string[];
  readonly operatorToken?: string;
  readonly newCookieKey?: true;
  readonly logOutAll?: true;
  readonly closeOutdated?: true;
  readonly botThreads?: string;
  readonly contact?: string;
  readonly lab?: true;
  readonly labWord?: string;
  readonly labThreads?: string;
  readonly labRuns?: string;
  readonly labMinutes?: string;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const HIGHEST_PORT = 65535;

export async function serve(flags: ServeFlags): Promise<void> {
  const options = { ...readServeOptions(flags), ...(await withOwnGame(flags.web)) };
  const server = await open(options);
  stopOnSignals(server);
  process.stdout.write(`${reports.open(server.url)}\n`);
  if (Object.keys(server.outdated).length > 0) process.stderr.write(`${reports.outdated(server.outdated)}\n`);
}

/** A game that is written in this folder is served with all others, and the page gets to know it. */
async function withOwnGame(web: string | undefined): Promise<Pick<StartOptions, 'web'>> {
  const local = await findLocalGame();
  if (local === undefined) return {};
  shelve(local.game);
  process.env['FRAY_OWN_GAME'] = local.module;
  const page = makeOwnPage(local, web ?? CLIENT_FOLDER);
  return page === undefined ? {} : { web: page };
}

function readServeOptions(flags: ServeFlags): StartOptions {
  const { port, host, data, web, log, trustProxy, botThreads, contact } = flags;
  if (!LOG_LEVELS.includes(log)) throw new Complaint(problems.oneOf('--log', LOG_LEVELS, log));
  const number = port === undefined ? DEFAULT_PORT : readCount('--port', port, 0);
  if (number > HIGHEST_PORT) throw new Complaint(problems.atMost('--port', HIGHEST_PORT, number));
  return {
    port: number,
    host: host ?? DEFAULT_HOST,
    logLevel: log,
    ...(data === undefined ? {} : { data }),
    ...(web === undefined ? {} : { web }),
    ...(trustProxy === undefined ? {} : { trustProxy: readProxies(trustProxy) }),
    ...(flags.name === undefined ? {} : { names: flags.name.map((name) => name.toLowerCase()) }),
    ...(flags.operatorToken === undefined ? {} : { operatorToken: flags.operatorToken }),
    ...(flags.logOutAll
      ? { newCookieKey: 'replace' as const }
      : flags.newCookieKey
        ? { newCookieKey: 'rotate' as const }
        : {}),
    ...(flags.closeOutdated === undefined ? {} : { closeOutdated: true }),
    ...(contact === undefined ? {} : { contact }),
    ...readLab(flags),
    ...(botThreads === undefined ? {} : { botThreads: readCount('--bot-threads', botThreads, 1) }),
  };
}

/** Experiments of others are run only where somebody asked for that; a word or a limit asks for it, too. */
function readLab(flags: ServeFlags): Pick<StartOptions, 'lab'> {
  const { lab, labWord: word, labThreads: threads, labRuns: runs, labMinutes: minutes } = flags;
  if ([lab, word, threads, runs, minutes].every((flag) => flag === undefined)) return {};
  return {
    lab: {
      ...(word === undefined ? {} : { word }),
      ...(threads === undefined ? {} : { threads: readCount('--lab-threads', threads, 1) }),
      ...(runs === undefined ? {} : { atOnce: readCount('--lab-runs', runs, 1) }),
      ...(minutes === undefined ? {} : { minutes: readCount('--lab-minutes', minutes, 1) }),
    },
  };
}

/** A number of proxies, or their addresses with commas between. */
function readProxies(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

async function open(options: StartOptions): Promise<Running> {
  try {
    return await startServer(options);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Complaint(problems.portTaken(options.port ?? DEFAULT_PORT));
    if (code === 'EACCES') throw new Complaint(problems.portDenied(options.port ?? DEFAULT_PORT));
    throw new Complaint(problems.noServer(message.split('\n')[0]!));
  }
}
