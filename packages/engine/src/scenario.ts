/**
 * How a game's positions are written in scenario files. A type only: a game provides the adapter, the test kit and the
 * command line run it, and no game depends on either.
 */
import type { Core } from './core.js';
import type { Setup } from './option.js';
import type { Rng } from './random.js';
import type { Result } from './result.js';

export interface ScenarioAdapter<S extends Core> {
  /**
   * The position that these lines describe; a later line overrules an earlier one. The state's stack says where
   * play goes on (see `frameAt`): it is run from there to the next decision. `rng` goes into the state.
   */
  position(lines: readonly string[], setup: Setup, rng: Rng): Result<S>;
  /** The position in the same wording, one fact a line: what plain `expect:` lines are compared with. */
  describe(state: Readonly<S>, setup: Setup): string[];
  /** What scenarios call the seats, each one word in lower case. */
  seats(setup: Setup): readonly string[];
}
