/** Everything the rules have to say, by id. The word books have a sentence for each, or do not compile. */

/** What can happen. */
export const EVENTS = [
  'again',
  'answered',
  'aside-over',
  'aspect',
  'aspect-over',
  'ate',
  'begun',
  'bonus',
  'borrowed',
  'bought',
  'came-back',
  'cancelled',
  'cast',
  'chosen',
  'clipped',
  'coins',
  'combat',
  'conceded',
  'copied',
  'death-effect',
  'declared',
  'deterred',
  'died',
  'discarded',
  'drawn',
  'drew-spell',
  'drew-weapon',
  'effect-strike',
  'eliminated',
  'eyes',
  'face-up',
  'fetched',
  'food',
  'forced',
  'frozen',
  'gained-health',
  'guarded',
  'hands-open',
  'heal-barred',
  'healed',
  'healing-banned',
  'hit',
  'hunted',
  'ignored',
  'killed',
  'lap',
  'left',
  'leftovers',
  'looked',
  'lost-health',
  'mark',
  'milled',
  'muted',
  'offered',
  'over',
  'passed',
  'permit',
  'placed',
  'prepares',
  'purged',
  'rearranged',
  'refreshed',
  'reshuffled',
  'restored',
  'retargeted',
  'revealed',
  'revived',
  'round',
  'round-over',
  'scared',
  'sent-back',
  'set-aside',
  'shield',
  'shielded',
  'shop',
  'silenced',
  'start-effect',
  'stopped',
  'stored',
  'struck',
  'struck-all',
  'stung',
  'swapped',
  'tamed',
  'took',
  'trait',
  'trap-over',
  'trap-placed',
  'turn',
  'turned-away',
  'turned-up',
  'weakened',
  'weapon-grew',
  'weapon-lost',
  'weapon-strike',
] as const;
export type EventType = (typeof EVENTS)[number];

/** Why something is refused. */
export type RefusalId =
  | 'aside-later'
  | 'bad-target'
  | 'bear'
  | 'bears'
  | 'distracted'
  | 'empty-discard'
  | 'exotic-goes'
  | 'must-strike'
  | 'no-actions'
  | 'no-aspect'
  | 'no-copy'
  | 'no-food'
  | 'no-offer'
  | 'no-pets-left'
  | 'no-room'
  | 'no-strider'
  | 'no-such-card'
  | 'no-such-pet'
  | 'no-target'
  | 'none-fell'
  | 'not-among'
  | 'not-held'
  | 'not-in-discard'
  | 'not-itself'
  | 'not-left'
  | 'not-your-row'
  | 'not-yours'
  | 'nothing-to-draw'
  | 'nothing-new'
  | 'only-same'
  | 'out-of-reach'
  | 'protected'
  | 'rearranged'
  | 'room-left'
  | 'row-full'
  | 'share-range'
  | 'striker-blind'
  | 'striker-chooses'
  | 'striker-down'
  | 'striker-stopped'
  | 'too-dear'
  | 'too-dear-first'
  | 'too-dear-health';

/** What can be asked. */
export type PromptId =
  | 'act'
  | 'act-again'
  | 'act-food'
  | 'answer'
  | 'answer-mine'
  | 'answer-strike'
  | 'borrow'
  | 'choose'
  | 'discard'
  | 'fetch'
  | 'keep'
  | 'mill'
  | 'outside'
  | 'pick-ally'
  | 'pick-aura'
  | 'pick-call'
  | 'pick-copy'
  | 'pick-dismiss'
  | 'pick-eyes'
  | 'pick-for'
  | 'pick-more'
  | 'pick-mute'
  | 'pick-receiver'
  | 'pick-release'
  | 'pick-retarget'
  | 'pick-rider'
  | 'pick-spore'
  | 'pick-strike'
  | 'pick-surplus'
  | 'pick-swap'
  | 'pick-victim'
  | 'place-ends'
  | 'place-top'
  | 'prepare'
  | 'put'
  | 'raise'
  | 'replace'
  | 'restore'
  | 'share'
  | 'take';

/** What a window can be about. */
export type PendingId = 'combat-start' | 'turn-start' | 'declared' | 'resolved' | 'strike';

/** How a match can end. */
export type OutcomeId = 'last-left' | 'all-fell' | 'deserted' | 'last-round';

/** Combinations of options that make no sense. */
export type ProblemId = 'opener-seat';
