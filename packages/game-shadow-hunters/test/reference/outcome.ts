/** What comes out of the reference attack. Lists are in the order in which things happened. */
import type { Equipment } from './tables.js';

/**
 * A question that is truly open; the neutral ones that only keep secrets (SH-B-73) are not asked here.
 * `about` is the other player concerned. Runs are numbered from 1, steps as in section 6.8.
 */
export interface Question {
  readonly run: number;
  readonly step: number;
  readonly kind:
    | 'double'
    | 'blur'
    | 'spear'
    | 'robbery'
    | 'coup'
    | 'takeAll'
    | 'loot'
    | 'suckBlood'
    | 'reaction'
    | 'bloodyFeast';
  readonly who: number;
  readonly about: number;
  readonly options: readonly string[];
}

export interface AnsweredQuestion extends Question {
  readonly answer: string;
}

/** SH-H-37 asks who declared a Coup de Grâce earlier this turn, and on whom. */
export interface DeclaredCoup {
  readonly by: number;
  readonly on: number;
}

export interface DieRolled {
  readonly run: number;
  readonly step: number;
  readonly by: number;
  readonly sides: 4 | 6 | 8;
  readonly face: number;
}

export interface Hit {
  readonly run: number;
  readonly step: number;
  readonly to: number;
  readonly amount: number;
  readonly cause: 'attack' | 'coup' | 'criticalMiss' | 'loseIt' | 'bloodyFeast';
}

export interface Heal {
  readonly run: number;
  readonly who: number;
  /** How far the marker really moved (SH-B-56). */
  readonly amount: number;
  readonly cause: 'suckBlood' | 'mothersLove';
}

export interface Death {
  readonly run: number;
  readonly who: number;
  readonly killer: number | null;
}

export interface Reveal {
  readonly run: number;
  readonly step: number;
  readonly who: number;
  readonly cause: 'ability' | 'spear' | 'death' | 'scream' | 'myGod' | 'free';
}

export interface EquipmentMove {
  readonly run: number;
  readonly card: Equipment;
  readonly from: number | 'discard';
  readonly to: number | 'discard';
}

export interface RunMade {
  readonly run: number;
  readonly kind: 'attack' | 'bloodyFeast' | 'counterattack' | 'lastStand';
  readonly attacker: number;
  readonly targets: readonly number[];
}

export interface PlayerAfter {
  readonly damage: number;
  readonly dead: boolean;
  readonly revealed: boolean;
  readonly equipment: readonly Equipment[];
  readonly abilityUsed: boolean;
  readonly blurUsed: number;
  readonly lastStandUsed: number;
  readonly doubleUsed: number;
  readonly coupTried: readonly number[];
}

export interface AttackOutcome {
  readonly runs: readonly RunMade[];
  readonly questions: readonly AnsweredQuestion[];
  readonly dice: readonly DieRolled[];
  readonly hits: readonly Hit[];
  readonly heals: readonly Heal[];
  readonly deaths: readonly Death[];
  readonly reveals: readonly Reveal[];
  readonly equipment: readonly EquipmentMove[];
  readonly players: readonly PlayerAfter[];
  readonly discards: readonly Equipment[];
  readonly coupsThisTurn: readonly DeclaredCoup[];
  /** SH-H-33 */
  readonly endTurnAfterAttack: boolean;
  readonly gameOver: boolean;
  readonly winners: readonly number[];
}
