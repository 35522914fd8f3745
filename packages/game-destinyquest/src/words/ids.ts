/** Everything the duels can have to say, language-free. A word book has a sentence for each, or does not compile. */
import type { AbilityList } from '../abilities/ability-ids.js';

/** Why something may not be chosen. */
export type RefusalId =
  | `step-${Exclude<AbilityList, 'passive'>}`
  | 'works-alone'
  | 'inert'
  | 'unmet'
  | 'not-on-sheet'
  | 'not-taken'
  | 'used'
  | 'used-up'
  | 'combat-taken'
  | 'speed-taken'
  | 'in-stone'
  | 'shifted'
  | 'too-dear'
  | 'not-hurt'
  | 'not-scored'
  | 'brace-passed'
  | 'no-shades'
  | 'no-armour-counted'
  | 'no-armour-to-shock'
  | 'not-attacking'
  | 'first-round-only'
  | 'too-healthy'
  | 'claws-passive'
  | 'not-in-window'
  | 'can-wait'
  | 'no-modifiers'
  | 'not-your-score'
  | 'no-die'
  | 'nothing-to-renew'
  | 'not-named'
  | 'has-none'
  | 'full-health'
  | 'no-magic'
  | 'nothing-rolled'
  | 'no-counterblow'
  | 'no-harm-done'
  | 'not-afflicted'
  | 'no-six'
  | 'held'
  | 'dice-lie'
  | 'not-behind'
  | 'nothing-to-atone'
  | 'no-opening'
  | 'failed'
  | 'hexed';

/** The six windows of R-WINDOW, as questions and as what is being answered. */
export type WindowId = 'window-a' | 'window-b' | 'window-c' | 'window-d' | 'window-e' | 'window-f';

export type PromptId =
  | 'speed-sealed'
  | 'speed-first'
  | 'speed-second'
  | 'dodge'
  | 'answer'
  | 'attack'
  | 'sacrifice'
  | 'brace'
  | 'post'
  | 'strike'
  | 'backstab'
  | 'number'
  | WindowId;

/** What is being answered. */
export type PendingId = 'attack' | 'dodge' | 'blow' | 'landed' | WindowId;

export type OutcomeId = 'fallen' | 'both-fallen' | 'healthier' | 'round-limit' | 'conceded';

export type OrderId = 'nothing-at-stake' | 'no-modifiers';

/** What is wrong with a hero, a hero file or a tournament. */
export type ProblemId =
  | 'hero-shape'
  | 'hero-field'
  | 'hero-name'
  | 'hero-path'
  | 'hero-career'
  | 'hero-other-path'
  | 'hero-story'
  | 'hero-story-unknown'
  | 'item-asked'
  | 'item-asks'
  | 'item-set'
  | 'hero-items'
  | 'hero-wounds'
  | 'hero-id'
  | 'hero-unknown'
  | 'box-taken'
  | 'item-shape'
  | 'item-field'
  | 'item-box'
  | 'item-name'
  | 'in-item'
  | 'item-only'
  | 'item-only-unknown'
  | 'item-rank'
  | 'item-kind-missing'
  | 'item-kind'
  | 'item-not-in-hand'
  | 'item-left-hand'
  | 'item-bonus'
  | 'item-points'
  | 'item-abilities-shape'
  | 'item-abilities-many'
  | 'item-ability-unknown'
  | 'item-ability-twice'
  | 'file-long'
  | 'file-json'
  | 'in-line'
  | 'line-shape'
  | 'line-word'
  | 'line-repeated'
  | 'line-item'
  | 'line-bonus'
  | 'line-bonus-twice'
  | 'line-note'
  | 'tournament-shape'
  | 'tournament-field'
  | 'tournament-format'
  | 'tournament-length'
  | 'tournament-draw'
  | 'tournament-seed'
  | 'tournament-entrants'
  | 'entrant-shape'
  | 'entrant-field'
  | 'entrant-name'
  | 'in-entrant'
  | 'duel-not-now'
  | 'duel-winner'
  | 'duel-before';

/** What a legal hero carries in vain. */
export type WarningId = 'never-usable' | 'leans-on' | 'not-for-assassins' | 'not-together' | 'counts-once';
