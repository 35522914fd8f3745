/** Every pet: figures and effect, one entry each. To add a pet, add its entry here and its words to the word books. */
import {
  ALL_AFFINITY,
  BAN_HEALING,
  BONUS,
  CARRION,
  CHEAPER,
  CHOOSE_BONUS,
  COMES_BACK,
  COPIES,
  COSTS_OWNER,
  COURSE,
  CUNNING,
  DOUBLES,
  EXACT,
  FEROCIOUS,
  FIRE_FRIEND,
  FIRST_STRIKE_KILLS,
  GROWS_BY_KILL,
  GRUDGE,
  HEAL_PLAYER,
  HEALS_BY_DAMAGE,
  HEALS_OTHERS,
  HEALS_SWELL,
  HIDDEN_FIRST_LAP,
  HIDES_AFTER_KILL,
  HITS_ALL,
  IGNORES_FIRST,
  KEEPS_CARDS,
  LEAVE_DISCARD,
  LEAVE_PILE,
  LONGER_ASPECTS,
  LOSE,
  MORE_ACTIONS,
  MORE_TARGETS,
  MOTH_MARK,
  NO_TRAPS,
  ON_EVERYONE,
  ON_OWNER,
  ON_SELF,
  ONE_AT_MOST,
  type Op,
  op,
  PERMANENT,
  PICK_ENEMY,
  PICK_FRIEND,
  PICK_OPPONENT,
  PLAIN,
  POISONS,
  PRICKS,
  RANDOM_TARGET,
  RAVAGER,
  RAY,
  ROUND,
  SECOND_CASTS,
  SENDS_BACK,
  SHALE_MARK,
  SHIELDS_OWNER,
  SILENCES,
  SPLIT_ATTACK,
  SPORE_MARK,
  STOP,
  STRIKE,
  STRIKES_BACK,
  STRONGER_STINGS,
  STRONGER_WEAPONS,
  SURPLUS,
  SWALLOW,
  TAKES_SPELLS,
  TAKES_STRIKES,
  TENACIOUS,
  THICK,
  TWICE,
  UNTYPED,
  USES_DISCARDS,
  WOLF,
} from './vocabulary.js';

/** Which box a card comes from: 0 is the base game. */
export const BASE = 0;
export const SHADOWLANDS = 1;
export const DRAGONFLIGHT = 2;

export interface Pet {
  readonly id: string;
  readonly type: number;
  readonly exotic: boolean;
  readonly attack: number;
  readonly health: number;
  readonly set: number;
  /** A rule read live at its place in the rules. */
  readonly trait: number;
  readonly tamed: readonly Op[];
  readonly combatStart: readonly Op[];
  readonly death: readonly Op[];
}

interface Effect {
  readonly trait?: number;
  readonly tamed?: readonly Op[];
  readonly combatStart?: readonly Op[];
  readonly death?: readonly Op[];
}

function pet(
  id: string,
  type: number,
  attack: number,
  health: number,
  effect: Effect,
  exotic = false,
  set = BASE,
): Pet {
  const { trait = PLAIN, tamed = [], combatStart = [], death = [] } = effect;
  return { id, type, exotic, attack, health, set, trait, tamed, combatStart, death };
}

const has = (trait: number): Effect => ({ trait });
const atStart = (...ops: Op[]): Effect => ({ combatStart: ops });
const atDeath = (...ops: Op[]): Effect => ({ death: ops });
const exotic = (id: string, type: number, attack: number, health: number, effect: Effect): Pet =>
  pet(id, type, attack, health, effect, true);

export const PETS: readonly Pet[] = [
  pet('bat', FEROCIOUS, 2, 4, atStart(op(HEAL_PLAYER, ON_OWNER, 1))),
  pet('carrion-bird', FEROCIOUS, 1, 5, has(CARRION)),
  pet('cat', FEROCIOUS, 2, 4, has(HIDDEN_FIRST_LAP)),
  pet('clefthoof', FEROCIOUS, 2, 6, has(SURPLUS)),
  pet('crocilisk', FEROCIOUS, 2, 4, atStart(op(STRIKE, ON_SELF))),
  pet('gorilla', FEROCIOUS, 3, 5, has(RANDOM_TARGET)),
  pet('ravager', FEROCIOUS, 1, 6, has(RAVAGER)),
  pet('ray', FEROCIOUS, 2, 5, has(RAY)),
  pet('scalehide', FEROCIOUS, 2, 6, has(EXACT)),
  pet('scorpid', FEROCIOUS, 1, 4, has(FIRST_STRIKE_KILLS)),
  pet('spider', FEROCIOUS, 1, 5, atStart(op(STOP, PICK_ENEMY))),
  pet('tallstrider', FEROCIOUS, 2, 2, atStart(op(CHOOSE_BONUS, ON_SELF, 1, 0, PERMANENT))),
  pet('wasp', FEROCIOUS, 3, 4, has(STRIKES_BACK)),
  pet('wind-serpent', FEROCIOUS, 2, 5, atStart(op(BAN_HEALING, PICK_OPPONENT))),
  pet('wolf', FEROCIOUS, 1, 5, has(WOLF)),

  pet('basilisk', CUNNING, 1, 4, atDeath(op(STOP, PICK_ENEMY))),
  pet('bird-of-prey', CUNNING, 2, 5, has(MORE_ACTIONS)),
  pet('boar', CUNNING, 2, 4, atDeath(op(STRIKE, ON_SELF))),
  pet('fox', CUNNING, 2, 5, has(LONGER_ASPECTS)),
  pet('gruffhorn', CUNNING, 1, 6, has(GRUDGE)),
  pet('hound', CUNNING, 2, 5, has(MORE_TARGETS)),
  pet('hyena', CUNNING, 1, 5, has(GROWS_BY_KILL)),
  pet('mechanical', CUNNING, 2, 5, has(COPIES)),
  pet('monkey', CUNNING, 2, 4, atDeath(op(BONUS, PICK_FRIEND, 1, 1, ROUND))),
  pet('moth', CUNNING, 1, 4, atDeath(op(MOTH_MARK, ON_OWNER, 1))),
  pet('raptor', CUNNING, 1, 5, has(SHIELDS_OWNER)),
  pet('rodent', CUNNING, 2, 5, has(STRONGER_STINGS)),
  pet('serpent', CUNNING, 1, 5, has(POISONS)),
  pet('sporebat', CUNNING, 1, 4, atDeath(op(SPORE_MARK, ON_OWNER, 1))),
  pet('warp-stalker', CUNNING, 1, 5, has(HIDES_AFTER_KILL)),

  pet('bear', TENACIOUS, 2, 5, has(NO_TRAPS)),
  pet('beetle', TENACIOUS, 2, 6, has(TAKES_SPELLS)),
  pet('blood-beast', TENACIOUS, 2, 6, has(HEALS_BY_DAMAGE)),
  pet('crab', TENACIOUS, 2, 6, has(TAKES_STRIKES)),
  pet('direhorn', TENACIOUS, 1, 6, has(SENDS_BACK)),
  pet('dragonhawk', TENACIOUS, 2, 5, has(STRONGER_WEAPONS)),
  pet('feathermane', TENACIOUS, 1, 5, has(CHEAPER)),
  pet('hopper', TENACIOUS, 1, 6, has(HEALS_SWELL)),
  pet('hydra', TENACIOUS, 3, 6, has(COSTS_OWNER)),
  pet('lizard', TENACIOUS, 3, 6, atDeath(op(LEAVE_DISCARD, ON_SELF))),
  pet('oxen', TENACIOUS, 1, 6, has(THICK)),
  pet('riverbeast', TENACIOUS, 2, 5, has(IGNORES_FIRST)),
  pet('stag', TENACIOUS, 3, 6, atDeath(op(LEAVE_PILE, ON_SELF))),
  pet('turtle', TENACIOUS, 1, 5, has(PRICKS)),
  pet('waterfowl', TENACIOUS, 1, 6, has(HEALS_OTHERS)),

  exotic('chimaera', FEROCIOUS, 1, 4, has(SILENCES)),
  exotic('core-hound', FEROCIOUS, 1, 6, has(DOUBLES)),
  exotic('devilsaur', FEROCIOUS, 1, 1, { tamed: [op(SWALLOW, PICK_ENEMY)] }),
  exotic('aqiri', CUNNING, 3, 4, atDeath(op(SPLIT_ATTACK, ON_SELF))),
  exotic('pterrordax', CUNNING, 2, 6, has(TWICE)),
  exotic('shale-beast', CUNNING, 1, 4, atDeath(op(SHALE_MARK, ON_OWNER, 1))),
  exotic('water-strider', CUNNING, 2, 5, has(USES_DISCARDS)),
  exotic('carapid', TENACIOUS, 3, 2, has(ONE_AT_MOST)),
  exotic('spirit-beast', TENACIOUS, 1, 5, has(SECOND_CASTS)),
  exotic('stone-hound', TENACIOUS, 2, 6, has(COMES_BACK)),
  exotic('worm', TENACIOUS, 1, 5, has(HITS_ALL)),
  exotic('lodge-stray', UNTYPED, 2, 5, {
    tamed: [op(HEAL_PLAYER, ON_EVERYONE, 1)],
    death: [op(LOSE, ON_EVERYONE, 1)],
  }),

  pet('camel', CUNNING, 2, 5, atStart(op(FIRE_FRIEND, PICK_FRIEND)), false, SHADOWLANDS),
  pet('courser', FEROCIOUS, 1, 4, atStart(op(COURSE, ON_SELF)), false, SHADOWLANDS),
  pet('mammoth', TENACIOUS, 2, 5, has(KEEPS_CARDS), false, SHADOWLANDS),
  pet('lesser-dragonkin', FEROCIOUS, 1, 6, has(ALL_AFFINITY), false, DRAGONFLIGHT),
];

export const PET_IDS: readonly string[] = PETS.map(({ id }) => id);

/** Its place in the table; -1 when there is none of that id. */
export function petKind(id: string): number {
  return PET_IDS.indexOf(id);
}

/** The effect of a pet without one: a place behind the table, so that every look-up finds something. */
export const NO_EFFECT: number = PETS.length;

const plain = <T>(values: readonly T[], none: T): readonly T[] => [...values, none];
export const PET_TYPE: readonly number[] = PETS.map(({ type }) => type);
export const PET_ATTACK: readonly number[] = PETS.map(({ attack }) => attack);
export const PET_HEALTH: readonly number[] = PETS.map(({ health }) => health);
export const IS_EXOTIC: readonly boolean[] = PETS.map(({ exotic: star }) => star);
/** By effect, the empty one included. */
export const TRAIT_OF: readonly number[] = plain(
  PETS.map(({ trait }) => trait),
  PLAIN,
);
export const TAMED_OF: readonly (readonly Op[])[] = plain(
  PETS.map(({ tamed }) => tamed),
  [],
);
export const COMBAT_START_OF: readonly (readonly Op[])[] = plain(
  PETS.map(({ combatStart }) => combatStart),
  [],
);
export const DEATH_OF: readonly (readonly Op[])[] = plain(
  PETS.map(({ death }) => death),
  [],
);
