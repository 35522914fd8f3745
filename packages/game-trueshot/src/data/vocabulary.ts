/**
 * The words in which cards say what they do. A card has a trait (a rule that is read live at one named place of the rules)
 * or lists of operations that run at a moment: when tamed, at combat start, at death, when cast.
 */

/** Pet types; untyped pets neither have nor suffer an advantage (TL-03, TL-04). */
export const FEROCIOUS = 0;
export const CUNNING = 1;
export const TENACIOUS = 2;
export const UNTYPED = 3;

/** Spell families (TL-17): data, not a search in names. */
export const NO_FAMILY = 0;
export const ASPECT = 1;
export const SHOT = 2;
export const STING = 3;
export const BITE = 4;
export const TRAP = 5;
export const ARROW = 6;
export const AFFINITY = 7;

/**
 * What a pet's trait is read for; every pet has at most one. They stand under the moment at which the rules read them. The other moments
 * are lists of operations: onTamed, combatStart and onDeath of pets, onCast of spells; weapons have their own (`weapons.ts`):
 * onWeaponBought, onWeaponStrike, onCast, onTamed.
 */
export const PLAIN = 0;
// attackAura: `rules/figures.ts`
export const CARRION = 1;
export const WOLF = 2;
export const RAVAGER = 3;
export const RAY = 4;
// canBeStruck, chooseTarget: `rules/aims.ts`
export const HIDDEN_FIRST_LAP = 5;
export const RANDOM_TARGET = 6;
// onStruck and afterStrike: steps 8 to 13 in `flow/combat/strike.ts`
export const FIRST_STRIKE_KILLS = 7;
export const STRIKES_BACK = 8;
export const PRICKS = 9;
export const HEALS_BY_DAMAGE = 10;
export const HEALS_OTHERS = 11;
export const SHIELDS_OWNER = 12;
export const SILENCES = 13;
// step 5, then modifyDamage, replaceDamage and afterDamage: `rules/damage.ts`
export const COSTS_OWNER = 14;
export const THICK = 15;
export const ONE_AT_MOST = 16;
export const SENDS_BACK = 17;
export const IGNORES_FIRST = 18;
export const DOUBLES = 19;
// onDeath instead of dying: `flow/combat/settle.ts`; canStrike: `flow/combat/slot.ts`, `rules/aims.ts`
export const COMES_BACK = 20;
export const TWICE = 21;
export const HITS_ALL = 22;
// lapEnd: `flow/combat/combat.ts`; modifyDamage: `rules/damage.ts`
export const POISONS = 23;
export const GRUDGE = 24;
// redirect, canCast: `rules/aims.ts`
export const TAKES_STRIKES = 25;
export const TAKES_SPELLS = 26;
export const NO_TRAPS = 27;
// modifySpell: `flow/spells/cast.ts`, `acts/cards.ts`
export const LONGER_ASPECTS = 28;
export const MORE_TARGETS = 29;
export const STRONGER_STINGS = 30;
// prepActions, priceOf, onWeaponBought: `flow/preparation`, `rules/weapons.ts`
export const MORE_ACTIONS = 31;
export const CHEAPER = 32;
export const STRONGER_WEAPONS = 33;
// onHeal: `rules/bonuses.ts`; onCast: `flow/spells/cast.ts`; preparation: `flow/preparation`
export const HEALS_SWELL = 34;
export const SECOND_CASTS = 35;
export const USES_DISCARDS = 36;
// onKill: `flow/combat/settle.ts`
export const SURPLUS = 37;
export const EXACT = 38;
export const GROWS_BY_KILL = 39;
export const HIDES_AFTER_KILL = 40;
// roundStart: `flow/match.ts`; what discards, what Affinities take: `flow/effects`, `rules/aims.ts`
export const COPIES = 41;
export const KEEPS_CARDS = 42;
export const ALL_AFFINITY = 43;

/** How long a change lasts; laps and combats are counted by the clock (`rules/durations.ts`). */
export const PERMANENT = 0;
export const ROUND = 1;
/** Until the end of the next round. */
export const NEXT_ROUND = 2;
export type Span = 0 | 1 | 2;

/** Whom an operation is done to. */
export const ON_OWNER = 0;
export const ON_SELF = 1;
/** The pets or players the spell was aimed at. */
export const ON_TARGETS = 2;
/** One pet of each player the spell was aimed at. */
export const ON_RIDERS = 3;
/** The owner picks. */
export const PICK_ENEMY = 4;
export const PICK_FRIEND = 5;
export const PICK_OPPONENT = 6;
export const ON_EVERYONE = 7;
/** The caster or one of the caster's living pets. */
export const PICK_ALLY = 8;
/** Nobody in particular. */
export const ON_NOBODY = 9;

/** What a spell may be aimed at (4.2). */
export const AIM_NONE = 0;
export const AIM_PET = 1;
export const AIM_OWN = 2;
export const AIM_ENEMY = 3;
export const AIM_PLAYER = 4;
/** An opponent who is not protected from Traps. */
export const AIM_TRAPPABLE = 5;
export const AIM_OWN_DEAD = 6;
/** An own pet, dead or alive, whose second copy lies in the pile. */
export const AIM_CALLABLE = 7;
export const AIM_OPPONENT = 8;
/** The caster or one of the caster's living pets. */
export const AIM_ALLY = 9;

/** What is done. */
export const HIT = 0;
export const LOSE = 1;
export const HEAL_PLAYER = 2;
export const HEAL_PET = 3;
export const MEND = 4;
export const BONUS = 5;
export const CHOOSE_BONUS = 6;
export const WEAKEN = 7;
export const STOP = 8;
export const GUARD = 9;
export const SILENCE = 10;
export const BAN_HEALING = 11;
export const STRIKE = 12;
export const MOTH_MARK = 13;
export const SPORE_MARK = 14;
export const SHALE_MARK = 15;
export const LEAVE_DISCARD = 16;
export const LEAVE_PILE = 17;
export const SPLIT_ATTACK = 18;
export const SWALLOW = 19;
export const NEXT_SPELL = 20;
export const NEXT_ALL = 21;
export const LATER_LOSS = 22;
export const PLACE_TRAP = 23;
export const DISCARD_SPELL = 24;
export const RETARGET = 25;
export const SCARE = 26;
export const CLIP = 27;
export const HUNT = 28;
export const TRAIT_MARK = 29;
export const DETER = 30;
export const TO_PILE = 31;
export const EYES = 32;
export const FEIGN = 33;
export const OPEN_HANDS = 34;
export const COIN = 35;
export const REVIVE = 36;
export const CALL_COPY = 37;
export const TAME_TOP = 38;
export const LOOK_THREE = 39;
export const LOOK_ENDS = 40;
export const LOOK_TOPS = 41;
export const BITE_LOSS = 42;
export const COUNTER_BONUS = 43;
export const FETCH_SPELL = 44;
export const DOOM = 45;
export const FLAY = 46;
export const BORROW = 47;
export const FIRE_FRIEND = 48;
export const COURSE = 49;
export const FREEZE_FIGURES = 50;
export const SET_ASPECT = 51;
export const FUNGUS = 52;
export const PURSE = 53;

/** One operation: what, to whom, how much, for how long. */
export interface Op {
  readonly act: number;
  readonly on: number;
  readonly n: number;
  readonly m: number;
  readonly span: Span;
  /** The removal that waiting marks and Rodent enlarge (TL-X-bonus). */
  readonly plus: boolean;
}

export function op(act: number, on: number, n = 0, m = 0, span: Span = PERMANENT): Op {
  return { act, on, n, m, span, plus: false };
}

/** A removal of Health that waiting marks enlarge. */
export function removal(act: number, on: number, n: number): Op {
  return { act, on, n, m: 0, span: PERMANENT, plus: true };
}
