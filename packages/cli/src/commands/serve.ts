/** `fray serve`: opens the server with what the operator has set, says where it is, and stops politely on a signal. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shelve } from '@fray/games';
import { CLIENT_FOLDER, type Running, type StartOptions, startServer, stopOnSignals } from '@fray/server';
import { DEFAULT_HOST, DEFAULT_PORT } from '@fray/server/defaults';
import { Complaint } from '../complaint.js';
import { findLocalGame } from '../game/local-game.js';
import { makeOwnPage } from '../game/own-page.js';
import { checkDatabaseFlag, storeOf } from '../settings/database.js';
import { printSettings } from '../settings/print-settings.js';
import { readSettings } from '../settings/read-settings.js';
import { DEFAULT_LOG, type Settings } from '../settings/settings.js';
import { showInBrowser } from '../show-in-browser.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

export interface ServeFlags extends Readonly<Record<string, unknown>> {
  readonly config?: string;
  readonly printConfig?: true;
}

export async function serve({ config, printConfig, ...flags }: ServeFlags): Promise<void> {
  checkDatabaseFlag('--data', flags['data'] as string | undefined);
  const found = readSettings({ flags, env: process.env, config });
  if (printConfig) {
    process.stdout.write(`${printSettings(found)}\n`);
    return;
  }
  const options = startOptions(found.settings);
  mustHavePage(options.web);
  const opening = open({ ...options, ...(await withOwnGame(options.web)) });
  stopOnSignals(opening);
  const server = await opening;
  process.stdout.write(`${reports.open(server.url)}\n`);
  if (found.settings.open) showInBrowser(server.url);
  if (Object.keys(server.outdated).length > 0) process.stderr.write(`${reports.outdated(server.outdated)}\n`);
}

/** A folder that somebody named without a page in it would be served as nothing at all. */
function mustHavePage(web: string | undefined): void {
  if (web !== undefined && !existsSync(join(web, 'index.html'))) throw new Complaint(problems.noPage(web));
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

/** What was set, as the server takes it. */
function startOptions(settings: Settings): StartOptions {
  const { port, host, web, log, trustProxy, name, operatorToken, botThreads, contact, pushHosts } = settings;
  const newCookieKey = settings.logOutAll ? 'replace' : settings.newCookieKey ? 'rotate' : undefined;
  const lab = labTerms(settings);
  return {
    port: port ?? DEFAULT_PORT,
    host: host ?? DEFAULT_HOST,
    data: storeOf(settings),
    logLevel: log ?? DEFAULT_LOG,
    closeOutdated: settings.closeOutdated === true,
    retention: retentionOf(settings),
    ...(web === undefined ? {} : { web }),
    ...(trustProxy === undefined ? {} : { trustProxy: readProxies(trustProxy) }),
    ...(name === undefined ? {} : { names: name.map((each) => each.toLowerCase()) }),
    ...(operatorToken === undefined ? {} : { operatorToken }),
    ...(newCookieKey === undefined ? {} : { newCookieKey }),
    ...(contact === undefined ? {} : { contact }),
    ...(pushHosts === undefined ? {} : { pushHosts }),
    ...(settings.patience === undefined ? {} : { patience: settings.patience * 60 }),
    ...(lab === undefined ? {} : { lab }),
    ...(botThreads === undefined ? {} : { botThreads }),
  };
}

/** What nobody said is as the server has it. */
function retentionOf(settings: Settings): NonNullable<StartOptions['retention']> {
  const { keepClosed, keepTables, keepMatches, keepAbandoned, keepGuests, keepVisitors, keepContests } =
    settings;
  const said = {
    closed: keepClosed,
    tables: keepTables,
    matches: keepMatches,
    abandoned: keepAbandoned,
    guests: keepGuests,
    visitors: keepVisitors,
    contests: keepContests,
  };
  return Object.fromEntries(Object.entries(said).filter(([, days]) => days !== undefined));
}

/** Experiments of others are run only where somebody asked for that; a word or a limit asks for it, too. */
function labTerms(settings: Settings): StartOptions['lab'] {
  const { lab, labWord: word, labThreads: threads, labRuns: atOnce, labMinutes: minutes } = settings;
  const asked = lab ?? [word, threads, atOnce, minutes].some((each) => each !== undefined);
  if (!asked) return undefined;
  return {
    ...(word === undefined ? {} : { word }),
    ...(threads === undefined ? {} : { threads }),
    ...(atOnce === undefined ? {} : { atOnce }),
    ...(minutes === undefined ? {} : { minutes }),
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
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Complaint(problems.portTaken(options.port ?? DEFAULT_PORT));
    if (code === 'EACCES')
      throw new Complaint(
        syscall === 'listen'
          ? problems.portDenied(options.port ?? DEFAULT_PORT)
          : problems.dataDenied(options.data ?? ''),
      );
    throw new Complaint(problems.noServer(message.split('\n')[0]!));
  }
}
