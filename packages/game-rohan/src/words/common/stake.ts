/** What the Assault would do as the lanes stand. */
import type { Prompts } from '../ids.js';

export interface Stake {
  /** What whoever is asked would lose, and the other. */
  readonly mine: number;
  readonly theirs: number;
  readonly iFall: boolean;
  readonly theyFall: boolean;
}

/** Undefined while nobody would lose anything. */
export function stakeOf(data: Prompts['attack']): Stake | undefined {
  const losses = data.losses;
  const left = data.left;
  const me = data.seat;
  const [mine, theirs] = [losses[me]!, losses[1 - me]!];
  if (mine === 0 && theirs === 0) return undefined;
  return { mine, theirs, iFall: left[me] === 0, theyFall: left[1 - me] === 0 };
}
