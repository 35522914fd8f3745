/** What a house rule is: a module that hooks into named points of the base procedures and knows of no other. */
import type { Offers, Procedure, Run } from '@fray/engine';
import type { Attack, ShadowState } from '../state.js';
import type { Events } from '../words/events.js';
import type { HouseId } from './ids.js';

/** The named points at which a rule may run a procedure of its own. */
export type Point =
  /** An attack was declared; no die has been thrown. */
  | 'declared'
  /** The same, and the defenders may still get out of the way. */
  | 'threatened'
  /** The attacker has thrown, nothing has been added. */
  | 'rolled'
  /** The dice are equal for every defender. */
  | 'tied'
  /** The damage to be dealt is reckoned, but not dealt. */
  | 'reckoned'
  /** The damage of an attack was dealt; nobody has been carried away yet. */
  | 'wounded'
  /** A card, area or ability of the turn's player is about to hurt somebody. */
  | 'harm'
  /** The same for a Hermit card that its drawer is about to hand over. */
  | 'hermit';

/** An answer that a rule lets a defender give to an attack that is over. */
export interface Reaction {
  /** Whether the seat is to be asked, from what everybody knows. */
  isOpenTo(s: Readonly<ShadowState>, attack: Readonly<Attack>, seat: number): boolean;
  offer(s: Readonly<ShadowState>, attack: Readonly<Attack>, seat: number, out: Offers): void;
  /** Takes note that it was chosen; the counterattack itself is the base game's. */
  take(s: ShadowState, run: Run<ShadowState, Events>, attack: Attack, seat: number): void;
  readonly verb: number;
}

export interface HouseRule {
  readonly id: HouseId;
  /** Its bit in the state's `house`. */
  readonly bit: number;
  readonly at?: Readonly<Partial<Record<Point, Procedure<ShadowState>>>>;
  /** The dice an attacker throws instead of both. */
  readonly dice?: number;
  /** Throws what the defenders answer with. */
  throwAnswers?(s: ShadowState, run: Run<ShadowState, Events>, attack: Attack): void;
  /** The damage to a defender in place of the usual sum; undefined to leave that alone. */
  reckon?(s: Readonly<ShadowState>, attack: Readonly<Attack>, seat: number): number | undefined;
  readonly reaction?: Reaction;
  /** Whether a drawn single-use card is kept instead of resolved. */
  keeps?(s: Readonly<ShadowState>, card: number): boolean;
  /** Hands are empty when a turn is over. */
  readonly emptiesHands?: boolean;
  /** What its owner may do as a turn begins, besides rolling. */
  offerAtStart?(s: Readonly<ShadowState>, seat: number, out: Offers): void;
  /** What can be chosen by it alone. */
  readonly verbs?: readonly number[];
  /** Why what it allows at its own moments cannot be done now. */
  refuse?(s: Readonly<ShadowState>, seat: number, out: Offers): void;
  readonly atStart?: { readonly verb: number; readonly procedure: Procedure<ShadowState> };
}

export function isOn(s: Readonly<ShadowState>, bit: number): boolean {
  return (s.house & bit) !== 0;
}
