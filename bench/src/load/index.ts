/** `fray load`: how much one process carries, beside boardgame.io's own server under the same load. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contender } from './contender.js';
import { measureFrames } from './frames.js';
import { type MeasureOptions, measure, PACE } from './measure.js';
import { measureMemory } from './memory.js';
import type { FrayWay } from './players/fray-players.js';
import { formatLoad, type LoadReport, type Measured } from './report.js';
import { makeDatabase } from './servers/own-database.js';
import { bgioRules, startBgio, startFray } from './servers/start-servers.js';

export interface LoadOptions {
  /** Numbers of concurrent matches to try, growing. */
  readonly steps?: readonly number[];
  readonly secondsPerStep?: number;
  readonly limitMs?: number;
  /** None (0) leaves the memory out. */
  readonly idleMatches?: number;
  readonly streams?: number;
  /** A PostgreSQL address instead of a temporary folder. */
  readonly data?: string;
  /** Whether choices go to Fray over the socket, as boardgame.io's do, or by POST. */
  readonly by?: FrayWay['by'];
  /** Numbers of server processes on that database, each measured beside the others. */
  readonly processes?: readonly number[];
  /** How much of a core each of them gets: with less than all, more of them find room beside the database and the players. */
  readonly share?: number;
  /** Whether boardgame.io's own server is measured beside it. */
  readonly compare?: boolean;
  /** Another checkout of Fray, built, that is measured beside this one. */
  readonly against?: string;
  /** Whether, instead, it is measured with and without seven of the strongest bots beside. */
  readonly bots?: boolean;
  readonly pace?: MeasureOptions['pace'];
  readonly progress?: (line: string) => void;
}

/** Makes a contender in a folder of its own. */
type Entrant = (folder: string) => Promise<Contender>;

const STEPS = [8, 16, 32, 64, 128];

export async function runLoad(options: LoadOptions = {}): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-load-'));
  const { progress = () => {}, limitMs = 100, idleMatches = 10_000, streams = 1_000 } = options;
  const { steps = STEPS, secondsPerStep = 10, pace = PACE } = options;
  try {
    const measured = await measureSpeed(folder, entrants(options), {
      steps,
      secondsPerStep,
      limitMs,
      pace,
      progress,
    });
    const frames = await measureFrames(join(folder, 'frames'), progress);
    const memory =
      idleMatches > 0 ? await measureMemory(join(folder, 'idle'), idleMatches, streams, progress) : undefined;
    return { limitMs, measured, frames, ...(memory === undefined ? {} : { memory }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function entrants({
  data,
  by = 'socket',
  processes = [1],
  share = 1,
  compare = false,
  against,
  bots = false,
}: LoadOptions): Entrant[] {
  if (data !== undefined) return processes.flatMap((count) => onPostgres(data, count, by, share));
  const way: FrayWay = { by, lean: false, spread: false };
  const full: Entrant = (folder) => frayOn(join(folder, 'full'), 'Fray, as browsers get it', way);
  if (bots) return [full, ...besideBots(way)];
  const other: Entrant[] =
    against === undefined
      ? []
      : [(folder) => frayOn(join(folder, 'against'), `Fray in ${against}, as browsers get it`, way, against)];
  const fray: Entrant[] = [
    full,
    ...other,
    (folder) => frayOn(join(folder, 'lean'), 'Fray, lean', { ...way, lean: true }),
  ];
  const bgio: Entrant[] = [
    () => bgioOn('memory', 'boardgame.io, in memory'),
    (folder) => bgioOn(join(folder, 'flat'), 'boardgame.io, flat files'),
  ];
  return compare ? [...fray, ...bgio] : fray;
}

function besideBots(way: FrayWay): Entrant[] {
  return (['at one table', 'at seven tables'] as const).map(
    (bots, i): Entrant =>
      (folder) =>
        frayOn(join(folder, `bots-${i}`), `Fray, beside seven of the best bots ${bots}`, { ...way, bots }),
  );
}

/** Where there are several processes: every match on one of them, and every match with its seats on two. */
function onPostgres(data: string, count: number, by: FrayWay['by'], share: number): Entrant[] {
  const enter = (name: string, spread: boolean) => async (): Promise<Contender> => {
    const { address, drop } = await makeDatabase(data);
    const server = await startFray(address, { processes: count, share });
    const stop = (): Promise<void> => server.stop().then(drop);
    const way = { by, lean: false, spread };
    return Contender.start(name, { ...server, stop }, { at: 'fray', urls: server.urls, way });
  };
  const apart = enter(`${count} on PostgreSQL, each match on one`, false);
  return count === 1 ? [apart] : [apart, enter(`${count} on PostgreSQL, each match on two`, true)];
}

async function frayOn(data: string, name: string, way: FrayWay, checkout?: string): Promise<Contender> {
  const server = await startFray(data, checkout === undefined ? {} : { checkout });
  return Contender.start(name, server, { at: 'fray', urls: server.urls, way });
}

async function bgioOn(store: string, name: string): Promise<Contender> {
  const server = await startBgio(store);
  return Contender.start(name, server, { at: 'boardgame.io', urls: server.urls, rules: bgioRules() });
}

async function measureSpeed(
  folder: string,
  entering: readonly Entrant[],
  how: MeasureOptions,
): Promise<Measured[]> {
  const contenders: Contender[] = [];
  try {
    for (const enter of entering) contenders.push(await enter(folder));
    const steps = await measure(contenders, how);
    return contenders.map(({ name }, i) => ({ name, steps: steps[i]! }));
  } finally {
    await Promise.all(contenders.map((contender) => contender.stop()));
  }
}

export { formatLoad, type LoadReport };
