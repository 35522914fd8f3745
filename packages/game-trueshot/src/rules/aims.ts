/** Whom a strike may be aimed at, and what a spell may (TL-61, TL-A20, 4.2). */
import { CONCUSSED, DEAD, DISTRACTED, FALLING, STRUCK_FIRST_LAP } from '../data/marks.js';
import { IS_EXOTIC } from '../data/pets.js';
import { SPELLS } from '../data/spells.js';
import {
  AFFINITY,
  AIM_ALLY,
  AIM_CALLABLE,
  AIM_ENEMY,
  AIM_NONE,
  AIM_OPPONENT,
  AIM_OWN,
  AIM_OWN_DEAD,
  AIM_PET,
  AIM_PLAYER,
  AIM_TRAPPABLE,
  ALL_AFFINITY,
  HIDDEN_FIRST_LAP,
  HITS_ALL,
  NO_TRAPS,
  RANDOM_TARGET,
  TAKES_SPELLS,
  TAKES_STRIKES,
} from '../data/vocabulary.js';
import { COMBAT, NO_PET, PLACES } from '../state/state.js';
import {
  boardBits,
  faceUpPets,
  has,
  hasLivingPet,
  isFaceUp,
  isThere,
  neighbours,
  ownerOf,
  petCount,
  type Table,
  traitCount,
} from './board.js';

/** TL-A38: living, face up, not stopped. */
export function canStrike(s: Table, pet: number): boolean {
  return isFaceUp(s, pet) && s.stopped[pet]! < s.clock;
}

/** Whether one pet may be struck by another at all, adjacency aside (TL-N26). */
export function canBeStruck(s: Table, pet: number, by: number): boolean {
  if (!isFaceUp(s, pet) || (s.marks[pet]! & FALLING) !== 0 || s.guarded[pet]! >= s.clock) return false;
  if (s.deterred[by * s.seats + ownerOf(pet)]! >= s.clock) return false;
  return !isHidden(s, pet);
}

/** Cat: in the first lap, combat start included, until it has struck. */
function isHidden(s: Table, pet: number): boolean {
  return (
    s.lap <= 1 &&
    (s.marks[pet]! & STRUCK_FIRST_LAP) === 0 &&
    s.phase === COMBAT &&
    has(s, pet, HIDDEN_FIRST_LAP)
  );
}

/** TL-61: pets of the neighbours; of the one opposite when no neighbour has a living pet. */
function seatsInReach(s: Table, seat: number): number {
  const beside = neighbours(s, seat);
  for (let other = 0; other < s.seats; other++)
    if ((beside & (1 << other)) !== 0 && hasLivingPet(s, other)) return beside;
  return s.inGame & ~(1 << seat);
}

/** All pets it may be aimed at; under Distracting Trait only those marked (TL-N25). */
export function strikeTargets(s: Table, pet: number): number {
  return targetsOf(s, pet, true);
}

/** The same without Distracting Trait, which binds free choices of the striker only (TL-N24). */
export function legalTargets(s: Table, pet: number): number {
  return targetsOf(s, pet, false);
}

function targetsOf(s: Table, pet: number, bound: boolean): number {
  const reach = seatsInReach(s, ownerOf(pet));
  let targets = 0;
  let marked = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if ((reach & (1 << seat)) === 0) continue;
    for (let other = seat * PLACES; other < seat * PLACES + PLACES; other++)
      if (s.kind[other]! >= 0 && canBeStruck(s, other, pet)) {
        targets |= 1 << other;
        if ((s.marks[other]! & DISTRACTED) !== 0) marked |= 1 << other;
      }
  }
  return bound && marked !== 0 ? marked : targets;
}

/** Strikes without a target of its own choice: at random, or everybody at once. */
export function strikesBlindly(s: Table, pet: number): boolean {
  return (s.marks[pet]! & CONCUSSED) !== 0 || has(s, pet, RANDOM_TARGET) || has(s, pet, HITS_ALL);
}

/** Worm's strike: every face-up pet of all opponents (TL-N23). */
export function allEnemies(s: Table, seat: number): number {
  return faceUpPets(s) & ~boardBits(seat);
}

/** Whether the pet could make a strike now. */
export function hasStrike(s: Table, pet: number): boolean {
  if (!canStrike(s, pet)) return false;
  return (has(s, pet, HITS_ALL) ? allEnemies(s, ownerOf(pet)) : strikeTargets(s, pet)) !== 0;
}

/** Step 2: the leftmost other Crab that may be struck takes the strike; a Crab aimed at keeps it (TL-T4). */
export function crabFor(s: Table, target: number, striker: number): number {
  if (has(s, target, TAKES_STRIKES)) return target;
  return redirected(s, target, TAKES_STRIKES, (pet) => canBeStruck(s, pet, striker));
}

/** The leftmost pet on the target's board with a trait that draws things to itself, or the target. */
function redirected(s: Table, target: number, trait: number, isLegal: (pet: number) => boolean): number {
  const first = ownerOf(target) * PLACES;
  for (let place = first; place < first + PLACES; place++) {
    const pet = s.row[place]!;
    if (pet !== NO_PET && pet !== target && has(s, pet, trait) && isLegal(pet)) return pet;
  }
  return target;
}

/** TL-N38, TL-T4: the leftmost other Beetle that is no target yet takes the spell; a Beetle aimed at keeps it. */
export function beetleFor(s: Table, target: number, taken = 0): number {
  if (has(s, target, TAKES_SPELLS)) return target;
  return redirected(s, target, TAKES_SPELLS, (pet) => isFaceUp(s, pet) && (taken & (1 << pet)) === 0);
}

/** Seats are kept above the pets in one number. */
export const SEAT_SHIFT = 12;
export const PET_BITS = (1 << SEAT_SHIFT) - 1;

/** Everything a spell of this seat may be aimed at: pets, and seats from bit 12 on. */
export function aimsOf(s: Table, seat: number, spell: number): number {
  const present = s.inGame & ~s.gone;
  switch (SPELLS[spell]!.aim) {
    case AIM_PET:
      return faceUpPets(s);
    case AIM_OWN:
      return faceUpPets(s) & boardBits(seat);
    case AIM_ENEMY:
      return faceUpPets(s) & ~boardBits(seat);
    case AIM_PLAYER:
      return present << SEAT_SHIFT;
    case AIM_OPPONENT:
      return (present & ~(1 << seat)) << SEAT_SHIFT;
    case AIM_TRAPPABLE:
      return trappable(s, seat) << SEAT_SHIFT;
    case AIM_OWN_DEAD:
      return deadPets(s, seat);
    case AIM_CALLABLE:
      return callable(s, seat);
    case AIM_ALLY:
      return (faceUpPets(s) & boardBits(seat)) | ((1 << seat) << SEAT_SHIFT);
    default:
      return 0;
  }
}

/** TL-X-volley, Lesser Dragonkin: whether the spell will take every target there is. */
export function takesAll(s: Table, seat: number, spell: number): boolean {
  const { aim, family } = SPELLS[spell]!;
  if (aim === AIM_NONE) return false;
  return (s.nextAll & (1 << seat)) !== 0 || (family === AFFINITY && traitCount(s, seat, ALL_AFFINITY) > 0);
}

export function needsAim(spell: number): boolean {
  return SPELLS[spell]!.aim !== AIM_NONE;
}

/** Opponents without a Bear (TL-N39). */
function trappable(s: Table, seat: number): number {
  let seats = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && (s.inGame & ~s.gone & (1 << other)) !== 0 && traitCount(s, other, NO_TRAPS) === 0)
      seats |= 1 << other;
  return seats;
}

export function deadPets(s: Table, seat: number): number {
  let pets = 0;
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++)
    if (isThere(s, pet) && (s.marks[pet]! & DEAD) !== 0) pets |= 1 << pet;
  return pets;
}

/** TL-N15, TL-N16: own pets, dead ones too, whose second copy lies in the pile; a place must be free. */
export function callable(s: Table, seat: number): number {
  if (petCount(s, seat) === PLACES) return 0;
  let pets = 0;
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++)
    if (isThere(s, pet) && !IS_EXOTIC[s.kind[pet]!] && s.petPile.includes(s.kind[pet]!)) pets |= 1 << pet;
  return pets;
}

/** Seats barred from casting now (TL-N41). */
export function isBarred(s: Table, seat: number): boolean {
  return s.silenced[seat]! >= s.clock || (s.mute & (1 << seat)) !== 0;
}

/** TL-A39: who is asked in a window: everyone who holds or has set aside a spell and may cast. */
export function windowSeats(s: Table): number {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (mayAnswer(s, seat)) seats |= 1 << seat;
  return seats;
}

function mayAnswer(s: Table, seat: number): boolean {
  if ((s.inGame & ~s.gone & (1 << seat)) === 0 || isBarred(s, seat)) return false;
  if (s.options.oneSpellPerSlot && (s.cast & (1 << seat)) !== 0) return false;
  return s.hands[seat]!.length > 0 || s.aside[seat]!.length > 0;
}
