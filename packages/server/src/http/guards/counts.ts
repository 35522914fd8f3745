/**
 * The library's own counts, which a socket adds to at once: over it a guest says thousands of things, and the way through the
 * library's promises takes longer than reading what was said.
 */
import { createRequire } from 'node:module';

interface Counted {
  current: number;
}

/** What the library keeps for one limiter. */
export interface Counts {
  incr(
    key: string,
    told: (error: Error | null, counted: Counted) => void,
    timeWindow: number,
    max: number,
  ): void;
  child(params: CountsParams): Counts;
}

interface CountsParams {
  readonly continueExceeding?: boolean;
  readonly exponentialBackoff?: boolean;
  readonly cache?: number;
  /** Hears of the counts that are made with these. */
  readonly kept?: (counts: Counts) => void;
}

type Local = new (continueExceeding?: boolean, exponentialBackoff?: boolean, cache?: number) => Counts;

const LocalStore = createRequire(import.meta.url)('@fastify/rate-limit/store/LocalStore.js') as Local;

export class KeptCounts extends LocalStore {
  constructor({ continueExceeding, exponentialBackoff, cache }: CountsParams) {
    super(continueExceeding, exponentialBackoff, cache);
  }

  override child(params: CountsParams): Counts {
    const counts = super.child(params);
    params.kept?.(counts);
    return counts;
  }
}
