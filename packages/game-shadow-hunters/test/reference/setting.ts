/** What goes into the reference attack: the table before it, the rules in force, the dice and the answers. */
import type { DeclaredCoup, Question } from './outcome.js';
import type { Character, Equipment } from './tables.js';

/** One seat; seats are numbered from 0 in turn order (SH-B-17). Whatever is left out is false, 0 or empty. */
export interface PlayerSetting {
  readonly character: Character;
  readonly revealed?: boolean;
  readonly dead?: boolean;
  readonly damage?: number;
  readonly equipment?: readonly Equipment[];
  /** SH-B-09: the slot 1 to 6 the player stands on; 0 = off the board. Left out = range is not looked at. */
  readonly slot?: number;
  /** SH-K-GuardianAngel is in force. */
  readonly guardianAngel?: boolean;
  /** SH-C-Gregor: the barrier stands. */
  readonly ghostlyBarrier?: boolean;
  /** SH-C-Ellen has cancelled this character's ability. */
  readonly abilityCancelled?: boolean;
  /** Mother's Love or Grave Digger, the once-per-game abilities that fit into an attack, is spent. */
  readonly abilityUsed?: boolean;
  /** How often; true is once. */
  readonly blurUsed?: boolean | number;
  readonly lastStandUsed?: boolean | number;
  readonly doubleUsed?: boolean | number;
  /** SH-H-22: the seats on whom this player has tried a Coup de Grâce before. */
  readonly coupTried?: readonly number[];
  /** SH-C-Agnes has used Capriccio. */
  readonly agnesLooksLeft?: boolean;
}

/** SH-H-01: none is active unless chosen. Use It or Lose It has no place inside an attack (SH-H-06). */
export interface HouseRules {
  readonly duelDice: boolean;
  readonly criticalMisses: boolean;
  readonly coupDeGrace: boolean;
  readonly lastStand: boolean;
  readonly blur: boolean;
  readonly doubleIt: boolean;
}

/** Section 8.5, the options that touch an attack. */
export interface Options {
  readonly machineGunDuel: 'each' | 'shared';
  readonly coupThresholdHp8: null | 1;
  readonly coupSecrecy: 'blind' | 'leaky' | 'revealedOnly';
  readonly lastStandTrigger: 'anyAttack' | 'damaged' | 'threshold';
  readonly counterChain: 'off' | 'on';
  readonly blurMachineGun: 'own' | 'all';
  readonly blurCoupLock: 'turn' | 'pair';
  readonly loseItPenalty: 'dieFace' | 'two' | 'one' | 'literalZero';
  /** SH-H-07, SH-H-08: the dice of a duel. */
  readonly duelAttackDie: Sides;
  readonly duelDefendDie: Sides;
  /** SH-H-12, SH-H-16, SH-H-17, SH-H-19, SH-H-42 */
  readonly missDamage: number;
  readonly coupThreshold10: number;
  readonly coupThreshold12: number;
  readonly coupSixes: number;
  readonly doubleBonus: number;
  /** SH-H-22, SH-H-28, SH-H-36, SH-H-45: how often a match. */
  readonly coupUses: number;
  readonly standUses: number;
  readonly blurUses: number;
  readonly doubleUses: number;
  /** SH-C-Bob: the number of Equipment cards that wins. */
  readonly bobNumber: number;
}

export const DEFAULT_OPTIONS: Options = {
  machineGunDuel: 'each',
  coupThresholdHp8: null,
  coupSecrecy: 'blind',
  lastStandTrigger: 'anyAttack',
  counterChain: 'off',
  blurMachineGun: 'own',
  blurCoupLock: 'turn',
  loseItPenalty: 'dieFace',
  ...{ duelAttackDie: 6, duelDefendDie: 4, missDamage: 1, coupThreshold10: 1, coupThreshold12: 2 },
  ...{ coupSixes: 2, doubleBonus: 2, coupUses: 1, standUses: 1, blurUses: 1, doubleUses: 1 },
  bobNumber: 5,
};

/** SH-B-69, SH-E-43, SH-C-David: what a player may do unasked, here at the beginning of a step of a run. */
export interface Interjection {
  readonly run: number;
  readonly step: number;
  readonly who: number;
  readonly act: 'reveal' | 'mothersLove' | { readonly graveDigger: Equipment };
}

export interface ScriptedAnswer {
  readonly who: number;
  readonly kind: Question['kind'];
  readonly answer: string;
}

export type Sides = 4 | 6 | 8;

export interface DieWanted {
  readonly run: number;
  readonly step: number;
  readonly by: number;
  readonly sides: Sides;
}

export interface AttackSetting {
  readonly players: readonly PlayerSetting[];
  /** The player whose turn it is. */
  readonly attacker: number;
  /** One seat, or everybody in range with the Machine Gun (SH-B-43). */
  readonly targets: readonly number[];
  readonly rules?: Partial<HouseRules>;
  readonly options?: Partial<Options>;
  /** A tape of faces that must be used up, or somebody who rolls. */
  readonly dice: readonly number[] | ((die: DieWanted) => number);
  /** A script that must be used up, or somebody who decides. */
  readonly answers: readonly ScriptedAnswer[] | ((question: Question) => string);
  readonly interjections?: readonly Interjection[];
  readonly coupsThisTurn?: readonly DeclaredCoup[];
  readonly discards?: readonly Equipment[];
  /** The slot of the Erstwhile Altar, for SH-C-Bryan. */
  readonly altarSlot?: number;
}
