/** What a server does beside serving: closes tables nobody wants, deletes what nobody needs, and tells how much there is. */
import type { Metrics } from '../operating/metrics.js';
import { Sweeper, type SweeperOptions } from './sweeper.js';

export interface HousekeepingOptions extends Omit<SweeperOptions, 'removed'> {
  readonly metrics: Metrics;
  /** Closes tables that nobody wants. */
  readonly expire: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

interface Housekeeping {
  begin(): void;
  stop(): void;
}

const EXPIRE_MS = 60_000;
/** Between two steps, and between two walks through everything. */
const STEP_MS = 500;
const WALK_MS = 10 * 60_000;

export function keepHouse({ metrics, expire, failed, ...options }: HousekeepingOptions): Housekeeping {
  const sweeper = new Sweeper({ ...options, removed: metrics.removed });
  metrics.showStore(() => sweeper.amounts);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const sweep = async (): Promise<void> => {
    const done = await sweeper.step().catch((error: unknown) => {
      failed(error);
      return true;
    });
    if (!stopped) timer = setTimeout(() => void sweep(), done ? WALK_MS : STEP_MS).unref();
  };
  const close = (): void => void expire().catch(failed);
  const expiring = setInterval(close, EXPIRE_MS).unref();
  return {
    begin: () => {
      close();
      timer = setTimeout(() => void sweep(), STEP_MS).unref();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(expiring);
    },
  };
}
