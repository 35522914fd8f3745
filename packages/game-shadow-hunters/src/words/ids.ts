/** What the rules have to say, by name. Every word book has a sentence for each. */
import { type EventData, type Message, message, type RefusalMaker, refusalsOf } from '@fray/engine';

export type OutcomeId = 'hunters' | 'shadows' | 'neutrals' | 'both' | 'alone' | 'limit';

export type ProblemId = 'characters-value' | 'critical-needs-duel';

export type PromptId =
  | 'vote'
  | 'begin'
  | 'where'
  | 'compass'
  | 'area-cabin'
  | 'area-gate'
  | 'area-church'
  | 'area-cemetery'
  | 'area-woods'
  | 'area-altar'
  | 'hermit-give'
  | 'hermit-answer'
  | 'aim'
  | 'vow'
  | 'banana'
  | 'goblin'
  | 'attack'
  | 'attack-forced'
  | 'spear'
  | 'rob'
  | 'brace'
  | 'bite'
  | 'answer'
  | 'again'
  | 'loot'
  | 'end'
  | 'held'
  | 'held-end'
  | 'double'
  | 'double-attack'
  | 'double-hermit'
  | 'blur'
  | 'coup'
  | 'coup-blind'
  | 'take-back'
  | 'adjust'
  | 'change';

export type RefusalId =
  | 'dead'
  | 'yourself'
  | 'only-others'
  | 'out-of-range'
  | 'off-board'
  | 'must-attack'
  | 'must-move'
  | 'must-apply'
  | 'one-target'
  | 'same-area'
  | 'not-adjacent'
  | 'only-character'
  | 'only-faction'
  | 'not-meant'
  | 'spent'
  | 'cancelled'
  | 'not-now'
  | 'begun'
  | 'start-only'
  | 'end-only'
  | 'not-at-gate'
  | 'empty-deck'
  | 'other-deck'
  | 'no-compass'
  | 'no-gear'
  | 'not-theirs'
  | 'not-yours'
  | 'truth-yes'
  | 'truth-no'
  | 'no-demand'
  | 'already-revealed'
  | 'daniel-hides'
  | 'reveal-first'
  | 'no-card-there'
  | 'not-held'
  | 'held-later'
  | 'discard-later'
  | 'no-target'
  | 'must-clear'
  | 'not-proposed'
  | 'rules-locked'
  | 'rule-off'
  | 'blur-used'
  | 'blur-after-coup'
  | 'blur-moment'
  | 'coup-moment'
  | 'coup-tried'
  | 'stand-used'
  | 'stand-not-hurt'
  | 'stand-not-low'
  | 'stand-moment'
  | 'stand-counter'
  | 'double-used'
  | 'double-moment'
  | 'double-fixed'
  | 'proposed-already'
  | 'propose-moment'
  | 'already-so'
  | 'needs-duel';

export type PendingId = 'attack' | 'blow' | 'wound' | 'struck' | 'card' | 'hermit';

export const refusal: RefusalMaker<RefusalId> = refusalsOf<RefusalId>();

export function prompt(id: PromptId, data?: EventData): Message {
  return message(id, data);
}

export function pendingOf(id: PendingId, data?: EventData): Message {
  return message(id, data);
}

export type OrderId =
  | 'nothing-to-choose'
  | 'pass-until-my-turn'
  | 'never-reveal'
  | 'never-blur'
  | 'blur-when-low'
  | 'never-double'
  | 'never-coup'
  | 'never-stand';
