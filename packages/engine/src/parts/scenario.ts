/**
 * How a game's positions are written in scenario files. A game provides the adapter, the test kit and the command line run
 * it, and no game depends on either.
 */

import type { Rng } from '../chance/random.js';
import type { Core } from '../core.js';
import type { Setup } from '../option.js';
import type { Result } from '../result.js';

export interface ScenarioAdapter<S extends Core> {
  /**
   * The position that these lines describe; a later line overrules an earlier one. The state's stack says where
   * play goes on (see `frameAt`): it is run from there to the next decision. `rng` goes into the state.
   * A line that cannot be, such as health below zero, fails with one sentence; what the game's audit finds is refused, too.
   */
  position(lines: readonly string[], setup: Setup, rng: Rng): Result<S>;
  /** The position in the same wording, one fact a line: what plain `expect:` lines are compared with. */
  describe(state: Readonly<S>, setup: Setup): string[];
  /** What scenarios call the seats, in lower case. */
  seats(setup: Setup): readonly string[];
  /** Every type of event that the game tells: an expectation that names another one is a mistake. */
  readonly events: readonly string[];
  /** Ids that events carry and that are neither the name of an argument nor in the glossary. */
  readonly ids?: readonly string[];
}

/** The place of a name in a list, however it is spelt: "Fatal blow", "fatal-blow" and "FATAL BLOW" are one. */
export function findNamed(names: readonly string[], text: string): number | undefined {
  const wanted = spelt(text);
  const index = names.findIndex((name) => spelt(name) === wanted);
  return index === -1 ? undefined : index;
}

function spelt(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ');
}
