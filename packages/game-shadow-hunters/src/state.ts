/** The state of a match. Sets of seats, characters and Equipment are bits. */
import { type Core, cloneRng, cloneStack } from '@fray/engine';
import type { ShadowOptions } from './options.js';

/** Which dice an attacker throws. */
export const BOTH_DICE = 0;
export const ONLY_D6 = 1;
export const ONLY_D4 = 2;

/** A running attack; a counterattack lies on top of the attack it answers. All of it is public. */
export interface Attack {
  by: number;
  /** It answers another attack: one target, no range, no further answers. */
  counter: boolean;
  /** Whom it was declared against, and who is still in it. */
  targets: number;
  left: number;
  dice: number;
  /** The attacker's d6 or only die, and the d4 when both were thrown; 0 before the throw. */
  first: number;
  second: number;
  /** The attacker's own Equipment neither adds nor takes damage this time. */
  bare: boolean;
  /** By seat: the die of a defender who throws one, the base damage, the damage to be dealt. */
  answers: number[];
  base: number[];
  damage: number[];
  /** By seat: the marker right after the blow. */
  marks: number[];
  /** Who took damage, what Equipment the attack has won so far, who struck back by ability already. */
  hurt: number;
  won: number;
  countered: number;
  /** The seat a question goes to next, counted clockwise from the attacker. */
  at: number;
}

export const NO_CARD = -1;
export const NO_SEAT = -1;

export interface ShadowState extends Core {
  /** In force now: a vote may change them (SH-H-48). */
  options: ShadowOptions;
  readonly seats: number;
  /** The characters that may have been dealt. */
  roster: number;
  /** House rules in play. */
  house: number;
  /** Secret: who everybody is. */
  characters: number[];
  /** Who everybody can be for all that the table has seen. */
  open: number[];
  /** Secret: what seat a has learnt in private of seat b, at a * seats + b, as a set of characters. */
  known: number[];
  revealed: number;
  alive: number;
  damage: number[];
  /** The area each player stands on, and the slot each area lies in. */
  places: number[];
  slots: number[];
  gear: number[];
  /** By deck; the next card is the last. Hermit discards lie face down. */
  decks: number[][];
  discards: number[][];
  /** Who gave and who received each Hermit discard, in the order of that pile. */
  givers: number[];
  receivers: number[];
  /** Single-use cards that are kept in hand. */
  hands: number[][];
  first: number;
  turn: number;
  round: number;
  /** Further turns each player has earned. */
  extra: number[];
  /** Until their next turn: out of reach of attacks, out of reach of all damage. */
  angels: number;
  barriers: number;
  /** Abilities used up, and abilities cancelled for good. */
  spent: number;
  cancelled: number;
  /** The turn's player used the ability of the start already. */
  begun: boolean;
  /** Who fell in the first deaths of the match, and who fulfilled a condition by a kill. */
  firstDead: number;
  feats: number;
  /** Agnes looks to her left. */
  turned: boolean;
  /** The White or Black card being resolved, and whom it was aimed at. */
  drawn: number;
  target: number;
  /** Secret: the Hermit card on its way. */
  hermit: number;
  giver: number;
  receiver: number;
  /** What a house rule adds to the damage of the running card, area or ability. */
  added: number;
  attacks: Attack[];
  /** The turn is over as soon as the attack is. */
  cut: boolean;
  /** House rules that go once: who has used them, whom each has tried to finish, and whom this turn. */
  blurred: number;
  doubled: number;
  stood: number;
  coups: number[];
  coupsThisTurn: number[];
  /** Ending Double It or Lose It was proposed this turn. */
  proposed: boolean;
}

export function isAlive(s: Readonly<Pick<ShadowState, 'alive'>>, seat: number): boolean {
  return (s.alive & (1 << seat)) !== 0;
}

export function isRevealed(s: Readonly<Pick<ShadowState, 'revealed'>>, seat: number): boolean {
  return (s.revealed & (1 << seat)) !== 0;
}

export function clone(s: Readonly<ShadowState>): ShadowState {
  return {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    options: s.options,
    seats: s.seats,
    roster: s.roster,
    house: s.house,
    characters: s.characters.slice(),
    open: s.open.slice(),
    known: s.known.slice(),
    revealed: s.revealed,
    alive: s.alive,
    damage: s.damage.slice(),
    places: s.places.slice(),
    slots: s.slots.slice(),
    gear: s.gear.slice(),
    decks: [s.decks[0]!.slice(), s.decks[1]!.slice(), s.decks[2]!.slice()],
    discards: [s.discards[0]!.slice(), s.discards[1]!.slice(), s.discards[2]!.slice()],
    givers: s.givers.slice(),
    receivers: s.receivers.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    first: s.first,
    turn: s.turn,
    round: s.round,
    extra: s.extra.slice(),
    angels: s.angels,
    barriers: s.barriers,
    spent: s.spent,
    cancelled: s.cancelled,
    begun: s.begun,
    firstDead: s.firstDead,
    feats: s.feats,
    turned: s.turned,
    drawn: s.drawn,
    target: s.target,
    hermit: s.hermit,
    giver: s.giver,
    receiver: s.receiver,
    added: s.added,
    attacks: s.attacks.map(cloneAttack),
    cut: s.cut,
    blurred: s.blurred,
    doubled: s.doubled,
    stood: s.stood,
    coups: s.coups.slice(),
    coupsThisTurn: s.coupsThisTurn.slice(),
    proposed: s.proposed,
  };
}

export function cloneAttack(attack: Readonly<Attack>): Attack {
  return {
    by: attack.by,
    counter: attack.counter,
    targets: attack.targets,
    left: attack.left,
    dice: attack.dice,
    first: attack.first,
    second: attack.second,
    bare: attack.bare,
    answers: attack.answers.slice(),
    base: attack.base.slice(),
    damage: attack.damage.slice(),
    marks: attack.marks.slice(),
    hurt: attack.hurt,
    won: attack.won,
    countered: attack.countered,
    at: attack.at,
  };
}
