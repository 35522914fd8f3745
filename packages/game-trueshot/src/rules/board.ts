/** Who lies where: seats, neighbours, rows of pets, and the sets in which rules speak of them. */
import { DEAD, FALLING, SILENCED } from '../data/marks.js';
import { NO_EFFECT, TRAIT_OF } from '../data/pets.js';
import { DEATHS_TWICE, powerOf } from '../data/weapons.js';
import { NO_PET, PLACES, type TrueshotState } from '../state/state.js';

export type Table = Readonly<TrueshotState>;

export function ownerOf(pet: number): number {
  return (pet / PLACES) | 0;
}

/** All pets of a seat, as bits of their numbers, whether there or not. */
export function boardBits(seat: number): number {
  return 0b111 << (seat * PLACES);
}

export function isInGame(s: Table, seat: number): boolean {
  return (s.inGame & (1 << seat)) !== 0;
}

/** The next seat clockwise that is still in the game. */
export function nextSeat(s: Table, seat: number): number {
  let next = seat;
  do next = next + 1 === s.seats ? 0 : next + 1;
  while ((s.inGame & (1 << next)) === 0 && next !== seat);
  return next;
}

function previousSeat(s: Table, seat: number): number {
  let next = seat;
  do next = next === 0 ? s.seats - 1 : next - 1;
  while ((s.inGame & (1 << next)) === 0 && next !== seat);
  return next;
}

/** TL-61: the seats left and right of this one among players in the game; with two players both are the same. */
export function neighbours(s: Table, seat: number): number {
  return ((1 << nextSeat(s, seat)) | (1 << previousSeat(s, seat))) & ~(1 << seat);
}

export function playersInGame(s: Table): number {
  return countBits(s.inGame);
}

export function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function isThere(s: Table, pet: number): boolean {
  return s.kind[pet]! >= 0;
}

/** All pets on boards, dead ones too: those of a player who gives up go at once (TL-E7). */
export function presentPets(s: Table): number {
  let bits = 0;
  for (let pet = 0; pet < s.kind.length; pet++) if (s.kind[pet]! >= 0) bits |= 1 << pet;
  return bits;
}

/** On the board and not turned over; a scared pet is living (TL-69). */
export function isLiving(s: Table, pet: number): boolean {
  return s.kind[pet]! >= 0 && (s.marks[pet]! & DEAD) === 0;
}

/** Living and face up: what spells and "all pets" reach (TL-A20). */
export function isFaceUp(s: Table, pet: number): boolean {
  return s.kind[pet]! >= 0 && (s.marks[pet]! & DEAD) === 0 && s.scared[pet]! < s.clock;
}

/** All living pets that lie face up and can be picked: not those at 0 that are still to turn over. */
export function faceUpPets(s: Table): number {
  let bits = 0;
  for (let pet = 0; pet < s.kind.length; pet++)
    if (isFaceUp(s, pet) && (s.marks[pet]! & FALLING) === 0) bits |= 1 << pet;
  return bits;
}

/** Whether a seat has a living pet; a scared one is living, whatever the round counts. */
export function hasLivingPet(s: Table, seat: number): boolean {
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++) if (isLiving(s, pet)) return true;
  return false;
}

/** Whether a seat is still in the round (TL-69). */
export function hasLiving(s: Table, seat: number): boolean {
  if (!s.options.scareEndsRound) return hasLivingPet(s, seat);
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++) if (isFaceUp(s, pet)) return true;
  return false;
}

/** Seats with living pets. */
export function livingSeats(s: Table): number {
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) if (hasLiving(s, seat)) bits |= 1 << seat;
  return bits;
}

export function petCount(s: Table, seat: number): number {
  const first = seat * PLACES;
  let n = 0;
  while (n < PLACES && s.row[first + n] !== NO_PET) n++;
  return n;
}

/** Where in its row a pet lies: seat * 3 + place from the left. */
export function placeOf(s: Table, pet: number): number {
  const first = ownerOf(pet) * PLACES;
  for (let place = first; place < first + PLACES; place++) if (s.row[place] === pet) return place;
  return -1;
}

/** The pets directly left and right of one (TL-A24). */
export function besidePet(s: Table, pet: number): number {
  const place = placeOf(s, pet);
  const first = ownerOf(pet) * PLACES;
  let bits = 0;
  if (place > first) bits |= 1 << s.row[place - 1]!;
  if (place + 1 < first + PLACES && s.row[place + 1] !== NO_PET) bits |= 1 << s.row[place + 1]!;
  return bits;
}

/** These pets in order: from one seat clockwise, each row left to right. */
export function inOrder(s: Table, pets: number, from: number): number[] {
  const list: number[] = [];
  if (pets === 0) return list;
  for (let i = 0, seat = from; i < s.seats; i++, seat = seat + 1 === s.seats ? 0 : seat + 1)
    for (let place = seat * PLACES; place < seat * PLACES + PLACES; place++) {
      const pet = s.row[place]!;
      if (pet !== NO_PET && (pets & (1 << pet)) !== 0) list.push(pet);
    }
  return list;
}

/** These seats, from one of them clockwise. */
export function seatsInOrder(s: Table, seats: number, from: number): number[] {
  const list: number[] = [];
  for (let i = 0, seat = from; i < s.seats; i++, seat = seat + 1 === s.seats ? 0 : seat + 1)
    if ((seats & (1 << seat)) !== 0) list.push(seat);
  return list;
}

/** Whether the pet's effect is on: living, face up, not silenced. */
export function isActive(s: Table, pet: number): boolean {
  return s.kind[pet]! >= 0 && (s.marks[pet]! & OFF) === 0 && s.scared[pet]! < s.clock;
}
const OFF = DEAD | SILENCED;

/** Whether a pet's effect, copied or borrowed ones included, is this trait and on. */
export function has(s: Table, pet: number, trait: number): boolean {
  if (TRAIT_OF[s.effect[pet]!] !== trait && TRAIT_OF[s.also[pet]!] !== trait) return false;
  return isActive(s, pet);
}

/** How many active effects of a trait a seat's pets have. */
export function traitCount(s: Table, seat: number, trait: number): number {
  let n = 0;
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++) {
    if (TRAIT_OF[s.effect[pet]!] === trait && isActive(s, pet)) n++;
    if (s.also[pet] !== NO_EFFECT && TRAIT_OF[s.also[pet]!] === trait && isActive(s, pet)) n++;
  }
  return n;
}

/** Rae'shalare: how often a seat's death effects fire. */
export function deathTimes(s: Table, seat: number): number {
  return powerOf(s.weapon[seat]!) === DEATHS_TWICE ? 2 : 1;
}
