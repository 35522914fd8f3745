/**
 * Secrecy, tested: what a seat cannot know is swapped for something else that it also cannot rule out, and everything that it
 * gets to see (view, prompt, moves, explained refusals, events, the flow of play) must stay identical to the byte.
 */
import { type AnyGame, below, fail, ok, type Result } from '@fray/engine';
import { formatFault, type PlayFault, playRandomly, type RandomPlay } from '../random-match.js';
import { checkSealed } from './sealed-checks.js';
import { checkSwap, type SwapTally } from './swap-checks.js';

export interface NoninterferenceReport {
  readonly matches: number;
  /** Pairs of positions compared, and pairs of moves played in both. */
  readonly swaps: number;
  readonly moves: number;
  /** The fields of the state that were ever different in a swapped position: what the test is a test of. */
  readonly varied: readonly string[];
}

export interface NoninterferencePlay extends RandomPlay {
  /**
   * Fields of the state that hold secrets. If swapping never changes one of them, the test proves nothing about it (a view
   * that shows it, say, and a sample that copies it from there), and fails.
   */
  readonly hidden?: readonly string[];
  /** One in so many positions is looked at, wherever in the match they come; all of them unless said. */
  readonly oneIn?: number;
}

/** The report, or the first leak: what a seat saw that it could not know. */
export function noninterference(
  game: AnyGame,
  play: NoninterferencePlay = {},
): Result<NoninterferenceReport, PlayFault & { readonly text: string }> {
  const tally: SwapTally = { swaps: 0, moves: 0, varied: new Set() };
  const { fault, matches } = playRandomly(game, play, (position) => {
    if (below(position.rng, play.oneIn ?? 1) !== 0) return undefined;
    for (let seat = 0; seat < position.seats; seat++) {
      const leak = checkSwap(position, seat, tally);
      if (leak !== undefined) return leak;
    }
    return checkSealed(position);
  });
  if (fault !== undefined) return fail({ ...fault, text: formatFault(game, fault) });
  const fixed = (play.hidden ?? []).find((field) => !tally.varied.has(field));
  if (fixed !== undefined) return fail(unproven(game, play, fixed));
  return ok({ matches, swaps: tally.swaps, moves: tally.moves, varied: [...tally.varied].sort() });
}

function unproven(game: AnyGame, { seed = 'fray' }: RandomPlay, field: string): PlayFault & { text: string } {
  const message = `no swap ever changed "${field}"; who knows it?`;
  return { seed, config: {}, n: 0, message, record: '', text: `${game.id}: ${message}` };
}
