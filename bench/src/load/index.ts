/** `fray load`: how much one process carries, beside boardgame.io's own server under the same load. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BgioLoad } from './bgio-load.js';
import { builtFile } from './built-file.js';
import type { Contender } from './contender.js';
import { measureFrames } from './frames.js';
import { type ChooseBy, FrayLoad } from './fray-load.js';
import { type LoadStep, type MeasureOptions, measure } from './measure.js';
import { measureMemory } from './memory.js';
import { formatLoad, type LoadReport } from './report.js';

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
  readonly by?: ChooseBy;
  /** Server processes on that database. */
  readonly processes?: number;
  /** Whether boardgame.io's own server is measured beside it. */
  readonly compare?: boolean;
  readonly progress?: (line: string) => void;
}

const STEPS = [8, 16, 32, 64, 128, 256];

export async function runLoad(options: LoadOptions = {}): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-load-'));
  const { progress = () => {}, limitMs = 100, idleMatches = 10_000, streams = 1_000 } = options;
  const how = {
    steps: options.steps ?? STEPS,
    secondsPerStep: options.secondsPerStep ?? 5,
    limitMs,
    progress,
  };
  try {
    const [fray, bgio] = await measureSpeed(folder, options, how);
    const frames = await measureFrames(join(folder, 'frames'), progress);
    const memory =
      idleMatches > 0 ? await measureMemory(join(folder, 'idle'), idleMatches, streams, progress) : undefined;
    return {
      limitMs,
      fray: fray!,
      frames,
      ...(bgio === undefined ? {} : { bgio }),
      ...(memory === undefined ? {} : { memory }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSpeed(
  folder: string,
  { data = join(folder, 'fray'), processes = 1, by = 'socket', compare = false }: LoadOptions,
  how: MeasureOptions,
): Promise<LoadStep[][]> {
  const contenders: Contender[] = [];
  try {
    contenders.push(await FrayLoad.start(data, { processes, by }));
    if (compare) {
      const rules = builtFile(import.meta.url, '../rohan-bgio.js');
      contenders.push(await BgioLoad.start(join(folder, 'bgio'), rules));
    }
    return await measure(contenders, how);
  } finally {
    await Promise.all(contenders.map((contender) => contender.stop()));
  }
}

export { formatLoad, type LoadReport };
