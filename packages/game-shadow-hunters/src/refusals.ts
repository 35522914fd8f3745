/** Every fixed answer to "Why not?", made once. None of them tells what the asker does not know. */
import type { Refusal } from '@fray/engine';
import { AREAS } from './data/areas.js';
import { CARDS } from './data/cards.js';
import { CHARACTERS } from './data/characters.js';
import { refusal } from './words/ids.js';

export const DEAD = refusal('SH-B-61', 'dead');
export const YOURSELF = refusal('SH-B-39', 'yourself');
export const ONLY_OTHERS = refusal('SH-E-50', 'only-others');
export const CARD_OTHERS = refusal('SH-B-78', 'only-others');
export const ALTAR_OTHERS = refusal('SH-B-28', 'only-others');
export const CARD_LIVING = refusal('SH-E-47', 'dead');
export const TOO_LATE = refusal('SH-E-43', 'dead');
export const OUT_OF_RANGE = refusal('SH-B-41', 'out-of-range');
export const TOO_NEAR = refusal('SH-K-Handgun', 'out-of-range');
export const NOT_ENTERED = refusal('SH-B-42', 'off-board');
export const MUST_ATTACK = refusal('SH-K-Masamune', 'must-attack');
export const ONE_TARGET = refusal('SH-K-MachineGun', 'one-target');
export const MUST_MOVE = refusal('SH-B-35', 'must-move');
export const MUST_APPLY = refusal('SH-B-38', 'must-apply');
export const SAME_AREA = refusal('SH-B-25', 'same-area');
export const NOT_ADJACENT = refusal('SH-C-Emi', 'not-adjacent');
export const EMI_MUST_ROLL = refusal('SH-C-Emi', 'off-board');
export const CANCELLED = refusal('SH-C-Ellen', 'cancelled');
export const NOT_NOW = refusal('SH-B-34', 'not-now');
export const START_ONLY = refusal('SH-B-34', 'start-only');
export const END_ONLY = refusal('SH-B-40', 'end-only');
export const BEGUN = refusal('SH-B-34', 'begun');
export const NOT_AT_GATE = refusal('SH-C-UltraSoul', 'not-at-gate');
export const EMPTY_DECK = refusal('SH-B-82', 'empty-deck');
export const NO_COMPASS = refusal('SH-K-MysticCompass', 'no-compass');
export const NO_GEAR = refusal('SH-E-38', 'no-gear');
export const NOT_THEIRS = refusal('SH-B-76', 'not-theirs');
export const NOT_YOURS = refusal('SH-B-76', 'not-yours');
export const TRUTH_YES = refusal('SH-B-79', 'truth-yes');
export const TRUTH_NO = refusal('SH-B-79', 'truth-no');
export const NO_DEMAND = refusal('SH-B-79', 'no-demand');
export const ALREADY_REVEALED = refusal('SH-B-70', 'already-revealed');
export const DANIEL_HIDES = refusal('SH-C-Daniel', 'daniel-hides');
export const REVEAL_FIRST = refusal('SH-B-71', 'reveal-first');
export const NO_CARD_THERE = refusal('SH-C-David', 'no-card-there');
export const NOT_HELD = refusal('SH-H-06', 'not-held');
export const HELD_LATER = refusal('SH-H-06', 'held-later');
export const DISCARD_LATER = refusal('SH-H-06', 'discard-later');
export const NO_TARGET = refusal('SH-H-06', 'no-target');
export const MUST_CLEAR = refusal('SH-H-06', 'must-clear');
export const NOT_PROPOSED = refusal('SH-H-01', 'not-proposed');
export const RULE_OFF = refusal('SH-H-01', 'rule-off');
export const RULES_LOCKED = refusal('SH-H-03', 'rules-locked');
export const BLUR_USED = refusal('SH-H-36', 'blur-used');
export const BLUR_AFTER_COUP = refusal('SH-H-37', 'blur-after-coup');
export const BLUR_TOO_LATE = refusal('SH-H-30', 'blur-moment');
export const BLUR_NO_ATTACK = refusal('SH-H-35', 'blur-moment');
export const COUP_MOMENT = refusal('SH-H-20', 'coup-moment');
export const COUP_TRIED = refusal('SH-H-22', 'coup-tried');
export const STAND_USED = refusal('SH-H-28', 'stand-used');
export const STAND_NOT_HURT = refusal('SH-H-26', 'stand-not-hurt');
export const STAND_NOT_LOW = refusal('SH-H-26', 'stand-not-low');
export const STAND_MOMENT = refusal('SH-H-27', 'stand-moment');
export const STAND_COUNTER = refusal('SH-H-27', 'stand-counter');
export const DOUBLE_USED = refusal('SH-H-45', 'double-used');
export const DOUBLE_MOMENT = refusal('SH-H-39', 'double-moment');
export const DOUBLE_FIXED = refusal('SH-H-38', 'double-fixed');
export const PROPOSED_ALREADY = refusal('SH-H-38', 'proposed-already');
export const ALREADY_SO = refusal('SH-H-48', 'already-so');
export const NEEDS_DUEL = refusal('SH-H-13', 'needs-duel');
export const CHANGE_MOMENT = refusal('SH-H-48', 'propose-moment');
export const PROPOSE_MOMENT = refusal('SH-H-38', 'propose-moment');

export const NOT_MEANT = refusal('SH-E-37', 'not-meant');

/** "Only Bob may do that", by character: said to whoever is not. */
const ONLY: readonly Refusal[] = CHARACTERS.map(({ id, clause }) =>
  refusal(clause, 'only-character', { character: id }),
);
export function onlyFor(character: number): Refusal {
  return ONLY[character]!;
}

/** What can be used once is refused by the clause that says so. */
const USED_UP: readonly Refusal[] = CHARACTERS.map(({ clause }) => refusal(clause, 'spent'));
export function usedUp(character: number): Refusal {
  return USED_UP[character]!;
}

/** "Somebody else", by the card that asks for it. */
const NAMES_OTHERS: readonly Refusal[] = CARDS.map(({ clause }) => refusal(clause, 'only-others'));
export function namesOthers(card: number): Refusal {
  return NAMES_OTHERS[card]!;
}

/** Another deck than that of the area. */
const OTHER_DECKS: readonly Refusal[] = AREAS.map(({ clause }) => refusal(clause, 'other-deck'));
export function otherDeck(area: number): Refusal {
  return OTHER_DECKS[area]!;
}

export const ONLY_BOB = onlyFor(13);
export const ONLY_HUNTERS = refusal('SH-K-SpearOfLonginus', 'only-faction', { faction: 'hunter' });
