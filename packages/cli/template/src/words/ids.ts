/** Everything this game has words for, by id. A word book that lacks one of them does not compile. */

export type VerbId = 'strike' | 'rest' | 'concede';

export type RefusalId = 'unhurt';

export type PromptId = 'act';

export const EVENTS = ['struck', 'rested', 'conceded', 'over'] as const;
export type EventId = (typeof EVENTS)[number];

export type OutcomeId = 'health-gone' | 'last-turn' | 'conceded';
