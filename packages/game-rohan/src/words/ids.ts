/** Everything this game has words for, by id. A word book that lacks one of them does not compile. */
import type { Nothing } from '@fray/engine';

/** Why something may not be chosen. */
export type Refusals = Readonly<
  Record<
    | 'defence-only'
    | 'attack-only'
    | 'taken'
    | 'nothing-to-block'
    | 'surprised'
    | 'only-defence-blocks'
    | 'not-held'
    | 'no-such-lane'
    | 'ends-with-finish',
    Nothing
  >
>;

/** What a seat is asked, each with what it speaks of. */
export type Prompts = {
  attack: Stakes;
  block: Stakes;
  'opening-hand': Nothing;
};

/** What the Assault would take from each seat as the lanes stand, and leave them. */
type Stakes = { seat: number; losses: readonly number[]; left: readonly number[] };

/** Why a match ended. */
export type OutcomeId =
  | 'health-gone'
  | 'fell-further'
  | 'fell-together'
  | 'quiet'
  | 'last-round'
  | 'conceded';
export type Outcomes = Readonly<Record<OutcomeId, { winners: readonly number[] }>>;

/** Why a card would be good. */
export type Reasons = { 'assault-change': { hurts: number; spares: number } };

export type OptionId =
  | 'startHealth'
  | 'firstAttacker'
  | 'mirrorMatch'
  | 'redraw'
  | 'blockTurns'
  | 'defensiveBlocksSurprise'
  | 'hateCavalry'
  | 'classicBalance'
  | 'winCheck'
  | 'quietRounds'
  | 'roundCap';

export type OrderId = 'nothing-fits';

export type VerbId = 'play' | 'pass' | 'finish' | 'keep' | 'redraw' | 'concede';
