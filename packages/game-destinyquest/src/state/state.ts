/** The duel as plain data: small numbers in flat arrays, one place a seat; what never changes is shared. */
import type { Core, Outcome, Rng, StackFrame } from '@fray/engine';
import type { Hero, Weapons } from '../heroes/hero.js';
import type { Rare } from './rare.js';

/** What an effect changes. The first four are the attributes of the hero sheet, in its order. */
export const SPEED = 0;
export const BRAWN = 1;
export const MAGIC = 2;
export const ARMOUR = 3;
/** Attack-speed dice. */
export const DICE = 4;
/** The attack-speed total, not the attribute. */
export const TOTAL = 5;
/** The damage score. */
export const SCORE = 6;
/** Above zero: armour counts as 0, whatever is added to it. */
export const STAGGERED = 7;
/** Above zero: armour is doubled. */
export const DOUBLED = 8;
/** Dice added to the damage roll of an attack. */
export const EXTRA_DICE = 9;
export const STATS = 10;
/** What events and scenarios call them. */
export const STAT_IDS = [
  'speed',
  'brawn',
  'magic',
  'armour',
  'speed-dice',
  'attack-speed',
  'damage-score',
  'staggered',
  'doubled-armour',
  'damage-dice',
] as const;
export type StatId = (typeof STAT_IDS)[number];

/** What lies on a hero until it is taken off. The number kept is the round it began in, plus one. */
export const BLEED = 0;
export const VENOM = 1;
export const DISEASE = 2;
export const BURN = 3;
export const THORN_CAGE = 4;
export const HAUNT = 5;
export const CONVULSIONS = 6;
export const SHADES = 7;
export const CHARGE = 8;
export const STONE_RAIN = 9;
export const VORTEX = 10;
export const MEDITATION = 11;
export const STONE_SKIN = 12;
export const TIME_SHIFT = 13;
export const MONKEY_MOB = 14;
export const PACKMASTER = 15;
export const UNDERHAND = 16;
export const ATONEMENT = 17;
export const MARKS = 18;

/** The moments in which modifiers may be played (R-WINDOW a to f); NONE outside of them. */
export const NONE = -1;
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
export const E = 4;
export const F = 5;

/** What kind of damage is on the table. */
export const NO_HIT = 0;
export const BEFORE_HIT = 1;
export const SPIN_HIT = 2;
export const INTERRUPT_HIT = 3;
export const DICE_HIT = 4;
export const SCORE_HIT = 5;
export const EXTRA_HIT = 6;
export const STRIKE_HIT = 7;
export const STAB_HIT = 8;

/** Rulings that a table may change. */
export interface DuelRules {
  readonly tie: 'draw' | 'faster' | 'reroll';
  readonly demonClaws: 'strike back' | 'passive';
  readonly doubleKnockOut: 'draw' | 'healthier';
  readonly roundCap: number;
  readonly windowOrder: 'worse off' | 'better off' | 'player one';
  readonly armourBack: 'before armour' | 'after damage';
  readonly strikeBack: 'when hurt' | 'whenever struck at';
  readonly headButt: 'to step 8' | 'ends the round';
  readonly healingCap: 'doubled' | 'as it came';
  readonly modifiers: 'at any time' | 'when useful';
}

/** One hero's sheet, worked out once for this duel and never changed. */
export interface Sheet {
  /** The id of a ready hero, or a hero of a player's own (see hero-of.ts). */
  readonly hero: string | Hero;
  readonly name: string;
  readonly career: string;
  readonly weapons: Weapons;
  /** Speed, brawn, magic, armour. */
  readonly base: readonly number[];
  readonly start: number;
  readonly max: number;
  /** Attributes that are higher while health is low (seeing red). */
  readonly rages: readonly { readonly stat: number; readonly by: number; readonly at: number }[];
  /** Marks that cannot be put on this hero, and attributes of it that nothing lowers. */
  readonly wards: readonly number[];
  readonly firm: readonly number[];
  /** How many abilities may still be played, for a hexed hero (R-HEXED); -1 for any other. */
  readonly limit: number;
  /** Places of what does not count among them, and whether 4 health buys one more (sets of the hexed). */
  readonly free: readonly number[];
  readonly sells: boolean;
  /** Places in the table of abilities; other arrays follow this order. */
  readonly abilities: readonly number[];
  readonly copies: readonly number[];
  /** 1 when the hands hold what the ability asks for. */
  readonly met: readonly number[];
  /** For every decision the places (in `abilities`) of what may be played there. */
  readonly at: readonly (readonly number[])[];
  /** For every window the places of the modifiers that may be played in it. */
  readonly windows: readonly (readonly number[])[];
  /** For every hook the abilities (places in the table) that have it. */
  readonly hooks: readonly (readonly number[])[];
}

/** Damage on its way: rolled or fixed, not yet applied. Arrays go by the seat it is aimed at. */
export interface Hit {
  kind: number;
  /** The ability it comes from; NONE for a plain damage score. */
  ability: number;
  /** Whose dice they are; NONE when nothing is aimed at that seat. */
  by: number[];
  faces: number[][];
  /** Bit i: die i shows what was rolled, no ability has set it. */
  rolled: number[];
  /** Points added by modifiers after the ability was announced. */
  added: number[];
  /** 1 when the damage is stopped before it arrives (sacrifice, expertise). */
  stopped: number[];
  /** What is lost instead of it (martyr); 0 when nothing replaces it. */
  martyred: number[];
  /** The face of a die that steers the ability; 0 when there is none. */
  control: number;
}

/** Everything on the table: a duel without the engine's own fields. */
export interface DuelTable {
  readonly sheets: readonly [Sheet, Sheet];
  readonly rules: DuelRules;
  round: number;
  /** The numbered step of the round, 0 before the first. */
  step: number;
  window: number;
  /** Steps before this one are left out of the current round. */
  skipTo: number;
  winner: number;
  health: number[];
  /** Health just before the latest damage, for the tie-break of DQ-8.2. */
  before: number[];
  left: number[][];
  played: number[][];
  /** Running and coming effects, EFFECT_SIZE numbers each. */
  effects: number[];
  /** Sums of the effects that run in this round: STATS numbers a seat. */
  now: number[];
  /** MARKS numbers a seat. */
  marks: number[];
  /** The speed ability each seat plays this round; NONE for none. */
  speedSlot: number[];
  /** 1 when the seat has shown in step 1 what it plays, "no ability" included. */
  shown: number[];
  /** The combat ability each seat played this round; NONE while the slot is free. */
  combatSlot: number[];
  speedDice: number[][];
  speedRolled: number[];
  /** Attack-speed totals as they stood when the window closed. */
  totals: number[];
  hit: Hit;
  /** Ability whose die is still owed in step 7 by the loser (R-ARMOURBACK). */
  owed: number;
  /** Armour that was counted in 6.1 of this round. */
  counted: number;
  /** Health damage that the winner's attack did in this round. */
  hurt: number;
  /** 1 when that attack was a damage score. */
  scored: number;
  /** Health damage of the latest hit of each seat in this round. */
  caused: number[];
  /** Rounds won in a row with health damage. */
  streak: number[];
  /** The die of each seat's latest ice shield; 0 when there is none this round. */
  controlDie: number[];
  /** What only a few abilities need; null where neither hero has one of them. */
  rare: Rare | null;
}

export interface DuelState extends Core, DuelTable {}

/** The one place that makes states: written out, so that all have one shape however they came about. */
export function duelOf(rng: Rng, stack: StackFrame[], outcome: Outcome | null, t: DuelTable): DuelState {
  return {
    rng,
    stack,
    outcome,
    sheets: t.sheets,
    rules: t.rules,
    round: t.round,
    step: t.step,
    window: t.window,
    skipTo: t.skipTo,
    winner: t.winner,
    health: t.health,
    before: t.before,
    left: t.left,
    played: t.played,
    effects: t.effects,
    now: t.now,
    marks: t.marks,
    speedSlot: t.speedSlot,
    shown: t.shown,
    combatSlot: t.combatSlot,
    speedDice: t.speedDice,
    speedRolled: t.speedRolled,
    totals: t.totals,
    hit: t.hit,
    owed: t.owed,
    counted: t.counted,
    hurt: t.hurt,
    scored: t.scored,
    caused: t.caused,
    streak: t.streak,
    controlDie: t.controlDie,
    rare: t.rare,
  };
}

export function other(seat: number): number {
  return 1 - seat;
}

/** The loser of the round; NONE after a draw. */
export function loser(s: Readonly<DuelState>): number {
  return s.winner === NONE ? NONE : 1 - s.winner;
}

/** Brawn and magic: the higher of the two is added to a damage score. */
export function isMight(stat: number): boolean {
  return stat === BRAWN || stat === MAGIC;
}

export function hasMark(s: Readonly<DuelState>, seat: number, mark: number): boolean {
  return s.marks[seat * MARKS + mark] !== 0;
}

/** The round a mark began in; only meaningful while it lies there. */
export function markedSince(s: Readonly<DuelState>, seat: number, mark: number): number {
  return s.marks[seat * MARKS + mark]! - 1;
}
