/** Everything this game has words for, by id. A word book that lacks one of them does not compile. */

/** Why something may not be chosen. */
export type RefusalId =
  | 'defence-only'
  | 'attack-only'
  | 'taken'
  | 'nothing-to-block'
  | 'surprised'
  | 'only-defence-blocks'
  | 'not-held'
  | 'no-such-lane'
  | 'ends-with-finish';

/** What a seat is asked. */
export type PromptId = 'attack' | 'block' | 'opening-hand';

/** What happens. */
export const EVENTS = [
  'begun',
  'shuffled',
  'drew',
  'redrew',
  'round',
  'played',
  'inspired',
  'reinforced',
  'passed',
  'finished',
  'assault',
  'unopposed',
  'exploded',
  'fought',
  'overflowed',
  'fell',
  'faded',
  'conceded',
  'over',
] as const;
export type EventId = (typeof EVENTS)[number];

/** Why a match ended. */
export type OutcomeId =
  | 'health-gone'
  | 'fell-further'
  | 'fell-together'
  | 'quiet'
  | 'last-round'
  | 'conceded';

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
