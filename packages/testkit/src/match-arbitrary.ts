/** Whole matches for fast-check: a table, a seed and a list of picks, which shrinks to a short match. */
import { type AnyGame, formatRecord, type Match } from '@fray/engine';
import fc from 'fast-check';
import { choicesOf, type PlayConfig, startMatch } from './random-match.js';

export interface MatchPlan {
  readonly config: PlayConfig;
  readonly seed: string;
  /** Each picks one of the choices that are legal then, counted round and round. */
  readonly picks: readonly number[];
}

export interface ArbitrarySetup {
  readonly configs?: readonly PlayConfig[];
  /** Longest match to try; the game's own limit unless said. */
  readonly maxChoices?: number;
}

/** Plans of matches of this game. Fewer picks and smaller ones are simpler. */
export function matchArbitrary(game: AnyGame, setup: ArbitrarySetup = {}): fc.Arbitrary<MatchPlan> {
  const { configs = [{}], maxChoices = game.maxDecisions } = setup;
  return fc.record({
    config: fc.constantFrom(...configs),
    seed: fc.nat(9999).map((n) => `${game.id}-${n}`),
    picks: fc.array(fc.nat(999), { maxLength: maxChoices, size: 'max' }),
  });
}

/** Plays a plan, until its picks or the match come to an end; `look` sees every position. */
export function playPlan(game: AnyGame, plan: MatchPlan, look?: (match: Match) => void): Match {
  const match = startMatch(game, plan.config, plan.seed);
  look?.(match);
  for (const pick of plan.picks) {
    const choices = choicesOf(match);
    if (choices.length === 0) break;
    const { seat, move } = choices[pick % choices.length]!;
    match.play(seat, move);
    look?.(match);
  }
  return match;
}

/** A counterexample as a record, to be replayed by hand and kept as a fixture. */
export function planRecord(game: AnyGame, plan: MatchPlan): string {
  return formatRecord(playPlan(game, plan).record());
}
