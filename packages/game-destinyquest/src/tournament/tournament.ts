/**
 * A tournament as plain data: who takes part, which matches there are, and how their duels ended. It knows
 * nothing of how duels are played; whoever plays them asks for the next one and reports its result.
 */
import type { HeroSpec } from '../heroes/hero-spec.js';

export const FORMATS = ['bracket', 'round robin'] as const;
export type Format = (typeof FORMATS)[number];
/** A match is one duel, or the best of three. */
export const LENGTHS = ['single', 'best of three'] as const;
export type Length = (typeof LENGTHS)[number];

export interface Entrant {
  readonly name: string;
  readonly hero: HeroSpec;
}

/** Health of both sides just before the damage that ended the duel, for the tie-break of DQ-8.2. */
export type HealthBefore = readonly [first: number, second: number];

export interface PlayedDuel {
  readonly winner: 'first' | 'second' | 'drawn';
  /** How a bracket got its winner out of two draws; absent when the duel itself said. */
  readonly tieBreak?: { readonly by: 'health' | 'roll-off'; readonly rolls: readonly (readonly number[])[] };
  /** Health of both sides at the end, and how many rounds it took; absent when only the winner was told. */
  readonly left?: readonly [first: number, second: number];
  readonly rounds?: number;
}

export interface TournamentMatch {
  readonly round: number;
  /** Places in the list of entrants; null while it is not known who comes here. */
  readonly first: number | null;
  readonly second: number | null;
  readonly duels: readonly PlayedDuel[];
  /** A bye goes through without a duel. */
  readonly result: 'open' | 'first' | 'second' | 'drawn' | 'bye';
}

export interface Tournament {
  readonly format: Format;
  readonly length: Length;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  readonly matches: readonly TournamentMatch[];
}
