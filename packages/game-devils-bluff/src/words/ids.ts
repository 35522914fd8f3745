/** Everything the rules have to say, by id; the word books have the sentences, and none can be missing there. */

export type GangFault =
  | 'gang-unknown'
  | 'gang-shape'
  | 'gang-model-shape'
  | 'gang-edition'
  | 'gang-profile'
  | 'gang-item'
  | 'gang-category'
  | 'gang-twice'
  | 'gang-weapons'
  | 'gang-gear'
  | 'gang-too-few'
  | 'gang-too-many'
  | 'gang-limit'
  | 'gang-price';

export type TableFault =
  | 'table-unknown'
  | 'table-shape'
  | 'table-piece-shape'
  | 'table-name-long'
  | 'table-piece-large'
  | 'table-size'
  | 'table-outside'
  | 'table-not-convex'
  | 'table-area'
  | 'table-climb-edge'
  | 'table-ladder'
  | 'table-overlap'
  | 'table-gap'
  | 'table-gap-edge'
  | 'table-centre';

export type TableAdvice = 'table-area-advice' | 'table-cover-advice';

export type ProblemId = GangFault | TableFault | TableAdvice;

export type RefusalId =
  | 'not-held'
  | 'no-swap-rookie'
  | 'no-swap-routing'
  | 'no-meld-kind'
  | 'no-meld-edition'
  | 'meld-not-failed'
  | 'meld-no-cards'
  | 'meld-sum'
  | 'short-edge'
  | 'mark-near-edge'
  | 'mark-near-marker'
  | 'mark-in-piece'
  | 'mark-level'
  | 'entry-number'
  | 'entry-not-on-edge'
  | 'not-your-model'
  | 'no-such-model'
  | 'no-command'
  | 'removed'
  | 'no-placement'
  | 'not-mounted'
  | 'no-intuition'
  | 'no-hand-to-show'
  | 'show-count'
  | 'off-table'
  | 'no-such-level'
  | 'no-floor'
  | 'overhangs'
  | 'in-wall'
  | 'on-rough'
  | 'on-base'
  | 'horse-level'
  | 'too-far-from-entry'
  | 'too-far'
  | 'too-far-straight'
  | 'plan-too-short'
  | 'plan-too-long'
  | 'plan-price'
  | 'plan-repeats'
  | 'plan-advance'
  | 'plan-heavy'
  | 'plan-passes-last'
  | 'plan-gap'
  | 'plan-gunfighter'
  | 'no-ability'
  | 'own-gang'
  | 'not-on-table'
  | 'no-such-weapon'
  | 'weapon-spent'
  | 'heavy-not-announced'
  | 'only-revolver'
  | 'no-longshot'
  | 'someone-close'
  | 'out-of-range'
  | 'sight-terrain'
  | 'sight-model'
  | 'sight-friend'
  | 'no-such-marker'
  | 'marker-held'
  | 'marker-gone'
  | 'marker-far'
  | 'enemy-near-marker'
  | 'enemy-near-securer'
  | 'no-quick-draw'
  | 'not-drawn';

export type PromptId =
  | 'table'
  | 'draw'
  | 'roll-off'
  | 'edge'
  | 'mark'
  | 'entry'
  | 'activate'
  | 'ready'
  | 'show'
  | 'place'
  | 'declare'
  | 'move'
  | 'attack'
  | 'secure'
  | 'quick-draw'
  | 'dodge'
  | 'flask'
  | 'take'
  | 'again'
  | 'dismount-end';

export const EVENTS = [
  'table-changed',
  'table-agreed',
  'dealt',
  'refilled',
  'rebuilt',
  'drew',
  'flask',
  'flask-taken',
  'swapped',
  'revealed',
  'rolled',
  'tied',
  'roll-won',
  'edge-chosen',
  'marked',
  'entry-placed',
  'round',
  'command',
  'activated',
  'routing',
  'routed',
  'dismounted',
  'intuition',
  'shown',
  'placed',
  'checked',
  'declared',
  'moved',
  'passed',
  'aimed',
  'quick-draw',
  'dodged',
  'declined',
  'attack',
  'blast',
  'wounded',
  'injured',
  'unscathed',
  'removed',
  'scored',
  'wavering',
  'secured',
  'lapsed',
  'lost-in-reserve',
  'round-ended',
  'fled',
  'again',
  'conceded',
] as const;
export type EventType = (typeof EVENTS)[number];

export type OutcomeId = 'rout' | 'wiped-out' | 'points' | 'points-tie-rout' | 'drawn' | 'conceded';
export type PendingId = 'attack-coming';
export type OrderId = 'tidy-hand' | 'swap-if-it-turns' | 'never-swap';
