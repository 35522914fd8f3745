/** `fray serve`: opens the server, says where it is, and stops politely on a signal. */
import {
  DEFAULT_HOST,
  DEFAULT_PORT,
  type Running,
  type StartOptions,
  startServer,
  stopOnSignals,
} from '@fray/server';
import { Complaint } from '../complaint.js';
import { readCount } from '../options.js';

export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly web?: string;
  readonly log: string;
  readonly trustProxy?: true;
  readonly botThreads?: string;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const HIGHEST_PORT = 65535;

export async function serve(flags: ServeFlags): Promise<void> {
  const options = readServeOptions(flags);
  const server = await open(options);
  stopOnSignals(server);
  process.stdout.write(`Fray is open at ${server.url}. Ctrl-C closes it.\n`);
}

function readServeOptions(flags: ServeFlags): StartOptions {
  const { port, host, data, web, log, trustProxy, botThreads } = flags;
  if (!LOG_LEVELS.includes(log))
    throw new Complaint(`--log must be one of ${LOG_LEVELS.join(', ')}, not "${log}".`);
  const number = port === undefined ? DEFAULT_PORT : readCount('--port', port, 0);
  if (number > HIGHEST_PORT) throw new Complaint(`--port must be at most ${HIGHEST_PORT}, not ${number}.`);
  return {
    port: number,
    host: host ?? DEFAULT_HOST,
    logLevel: log,
    ...(data === undefined ? {} : { data }),
    ...(web === undefined ? {} : { web }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(botThreads === undefined ? {} : { botThreads: readCount('--bot-threads', botThreads, 1) }),
  };
}

async function open(options: StartOptions): Promise<Running> {
  try {
    return await startServer(options);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Complaint(`Port ${options.port} is taken; choose another with --port.`);
    if (code === 'EACCES')
      throw new Complaint(`Port ${options.port} or the data folder may not be used by you.`);
    throw new Complaint(`The server cannot start: ${message.split('\n')[0]}`);
  }
}
