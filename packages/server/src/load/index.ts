/** `fray load`: how much one process carries, beside boardgame.io's own server under the same load. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BgioLoad } from './bgio-load.js';
import { FrayLoad } from './fray-load.js';
import { type MeasureOptions, measure, type Step } from './measure.js';
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
  /** Server processes on that database. */
  readonly processes?: number;
  /** The built module with Rohan for boardgame.io; without it only Fray is measured. */
  readonly bgio?: URL;
  readonly progress?: (line: string) => void;
}

const STEPS = [4, 8, 16, 32, 64, 128, 256, 512];

export async function runLoad(options: LoadOptions = {}): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-load-'));
  const progress = options.progress ?? (() => {});
  const limitMs = options.limitMs ?? 100;
  const how: MeasureOptions = {
    steps: options.steps ?? STEPS,
    secondsPerStep: options.secondsPerStep ?? 5,
    limitMs,
    progress,
  };
  try {
    const fray = await measureFray(options.data ?? join(folder, 'fray'), options.processes ?? 1, how);
    const bgio =
      options.bgio === undefined ? undefined : await measureBgio(join(folder, 'bgio'), options.bgio, how);
    const { idleMatches = 10_000, streams = 1_000 } = options;
    const weigh = idleMatches > 0;
    const memory = weigh
      ? await measureMemory(join(folder, 'idle'), idleMatches, streams, progress)
      : undefined;
    return {
      limitMs,
      fray,
      ...(bgio === undefined ? {} : { bgio }),
      ...(memory === undefined ? {} : { memory }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureFray(data: string, processes: number, how: MeasureOptions): Promise<Step[]> {
  const load = await FrayLoad.start(data, processes);
  try {
    return await measure(load, how);
  } finally {
    await load.stop();
  }
}

async function measureBgio(data: string, module: URL, how: MeasureOptions): Promise<Step[]> {
  const load = await BgioLoad.start(data, module);
  try {
    return await measure(load, how);
  } finally {
    await load.stop();
  }
}

/** Where Rohan for boardgame.io is, when the benchmarks are built. */
export function findBgio(): URL | undefined {
  const built = new URL('../../../../bench/dist/rohan-bgio.js', import.meta.url);
  return existsSync(built) ? built : undefined;
}

export { formatLoad, type LoadReport };
