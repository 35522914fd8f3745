/**
 * Runs a card's operations one after the other: pick for it, aim it, do it. What an operation does is in the table of acts,
 * which `acts/index.ts` fills; so cards, strikes and deaths can call each other without knowing each other.
 */
import { procedureOf } from '@fray/engine';
import { FOODS } from '../../data/foods.js';
import { DEATH_OF, PETS } from '../../data/pets.js';
import { SPELLS } from '../../data/spells.js';
import {
  FIRE_FRIEND,
  HIT,
  LOSE,
  ON_EVERYONE,
  ON_OWNER,
  ON_RIDERS,
  ON_SELF,
  ON_TARGETS,
  type Op,
  PICK_ALLY,
  PICK_ENEMY,
  PICK_FRIEND,
  PICK_OPPONENT,
} from '../../data/vocabulary.js';
import { beetleFor, PET_BITS, SEAT_SHIFT } from '../../rules/aims.js';
import { boardBits, countBits, faceUpPets, isActive, type Table } from '../../rules/board.js';
import { newSource } from '../../rules/damage.js';
import { petCard, type Rules, spellCard } from '../../rules/tell.js';
import { NOTHING, PLACES, type TrueshotState } from '../../state/state.js';
import { pick } from '../pick.js';

/** Where a list of operations stands: pets have three, then come spells and foods. */
const SPELLS_FROM = PETS.length * 3;
const FOODS_FROM = SPELLS_FROM + SPELLS.length;
const OPS: readonly (readonly Op[])[] = [
  ...PETS.flatMap(({ tamed, combatStart, death }) => [tamed, combatStart, death]),
  ...SPELLS.map(({ ops }) => ops),
  ...FOODS.map(({ ops }) => ops),
];
const CAUSES: readonly string[] = [
  ...PETS.flatMap((_, kind) => [petCard(kind), petCard(kind), petCard(kind)]),
  ...SPELLS.map((_, kind) => spellCard(kind)),
  ...FOODS.map(({ id }) => `food:${id}`),
];

export const WHEN_TAMED = 0;
export const AT_COMBAT_START = 1;
export const AT_DEATH = 2;

export function petOps(kind: number, moment: number): number {
  return kind * 3 + moment;
}

export function spellOps(spell: number): number {
  return SPELLS_FROM + spell;
}

export function foodOps(food: number): number {
  return FOODS_FROM + food;
}

export function causeOf(ops: number): string {
  return CAUSES[ops]!;
}

export type EffectLocals = {
  /** Which list, and how far it is done. */
  ops: number;
  at: number;
  owner: number;
  /** The pet whose effect it is, or -1. */
  self: number;
  /** What it is aimed at: pets, seats from bit 12 on; and one pet of each seat. */
  targets: number;
  riders: number;
  /** What waiting marks and Rodent add to the first removal, and the factor of Thori'dal. */
  plus: number;
  times: number;
  /** Whether it takes every possible target (Volley), and whether it is the second trigger (Thas'dorah). */
  all: number;
  second: number;
  /** Whether a strike at one of the caster's pets was waiting when the spell was cast. */
  against: number;
  /** Whom the operation in hand concerns. */
  on: number;
};

export type Act = (s: TrueshotState, run: Rules, l: EffectLocals, op: Op) => void;
export const ACTS: Act[] = [];

export const effect = procedureOf<TrueshotState, EffectLocals>()('effect', {
  begin(s) {
    newSource(s);
  },
  pick(s, run, l) {
    const op = OPS[l.ops]![l.at];
    if (op === undefined) return run.leave();
    const among = choiceOf(s, l, op);
    s.picked = NOTHING;
    if (among === NOTHING) l.on = onWhom(s, l, op);
    else pick(s, run, l.owner, op.on === PICK_ALLY ? 'pick-ally' : 'pick-for', causeOf(l.ops), among);
  },
  /** TL-A21: of several victims at once the owner picks the one whom a Sporebat mark hurts more. */
  mark(s, run, l) {
    const op = OPS[l.ops]![l.at]!;
    if (choiceOf(s, l, op) !== NOTHING) l.on = s.picked === NOTHING ? 0 : 1 << pickedFor(s, op);
    const several = s.spore[l.owner]! > 0 && usesSpore(l, op) && countBits(l.on) > 1;
    s.picked = NOTHING;
    if (several) pick(s, run, l.owner, 'pick-spore', 'pet:sporebat', l.on);
  },
  act(s, run, l) {
    const op = OPS[l.ops]![l.at]!;
    l.at++;
    ACTS[op.act]!(s, run, l, op);
  },
  again(_s, run) {
    run.goto(effect.at.pick);
  },
});

/** TL-N38: a Beetle draws every pet to itself that a spell picks on its side. */
function pickedFor(s: Table, { on }: Op): number {
  return on === PICK_ALLY && s.picked < SEAT_SHIFT ? beetleFor(s, s.picked) : s.picked;
}

/** Of a spell's removals only the one that marks enlarge, on the first trigger (TL-X-bonus); of a pet's effect every one. */
export function usesSpore(l: EffectLocals, { act, plus }: Op): boolean {
  if (l.self >= 0) return act === HIT || act === LOSE;
  return plus && l.second === 0;
}

/** What the owner picks among, or nothing when the operation needs no pick. */
function choiceOf(s: Table, l: EffectLocals, op: Op): number {
  switch (op.on) {
    case PICK_ENEMY:
      return faceUpPets(s) & ~boardBits(l.owner);
    case PICK_FRIEND:
      return friends(s, l, op);
    case PICK_OPPONENT:
      return (s.inGame & ~s.gone & ~(1 << l.owner)) << SEAT_SHIFT;
    case PICK_ALLY:
      return l.all === 1 ? NOTHING : allies(s, l.owner);
    default:
      return NOTHING;
  }
}

/** Living own pets other than the one whose effect it is; Camel looks for one with a death effect. */
function friends(s: Table, l: EffectLocals, op: Op): number {
  const own = faceUpPets(s) & boardBits(l.owner) & (l.self < 0 ? -1 : ~(1 << l.self));
  if (op.act !== FIRE_FRIEND) return own;
  let pets = 0;
  for (let pet = l.owner * PLACES; pet < l.owner * PLACES + PLACES; pet++)
    if ((own & (1 << pet)) !== 0 && isActive(s, pet) && deathKinds(s, pet).length > 0) pets |= 1 << pet;
  return pets;
}

/** Whose death effects a pet has: its own and a borrowed one. */
export function deathKinds(s: Table, pet: number): number[] {
  return [s.effect[pet]!, s.also[pet]!].filter((kind) => DEATH_OF[kind]!.length > 0);
}

function allies(s: Table, seat: number): number {
  return (faceUpPets(s) & boardBits(seat)) | ((1 << seat) << SEAT_SHIFT);
}

function onWhom(s: Table, l: EffectLocals, op: Op): number {
  switch (op.on) {
    case ON_OWNER:
      return (1 << l.owner) << SEAT_SHIFT;
    case ON_SELF:
      return 1 << l.self;
    case ON_TARGETS:
      return l.targets;
    case ON_RIDERS:
      return l.riders;
    case ON_EVERYONE:
      return (s.inGame & ~s.gone) << SEAT_SHIFT;
    case PICK_ALLY:
      return allies(s, l.owner);
    default:
      return 0;
  }
}

/** The pets and the seats among whom an operation is done. */
export function petsOn(l: EffectLocals): number {
  return l.on & PET_BITS;
}

export function seatsOn(l: EffectLocals): number {
  return l.on >> SEAT_SHIFT;
}

/** Runs a pet's operations of one moment, if it has any. */
export function runPetOps(run: Rules, kind: number, moment: number, owner: number, self: number): void {
  run.call(effect, {
    ops: petOps(kind, moment),
    at: 0,
    owner,
    self,
    targets: 0,
    riders: 0,
    plus: 0,
    times: 1,
    all: 0,
    second: 0,
    against: 0,
    on: 0,
  });
}
