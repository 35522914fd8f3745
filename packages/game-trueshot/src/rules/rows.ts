/** Pets that come to a board and leave it; rows close up (TL-A24), and what a pet carried is lost (TL-A7). */
import { DEAD, TEMPORARY } from '../data/marks.js';
import { IS_EXOTIC, NO_EFFECT, TRAIT_OF } from '../data/pets.js';
import { PACK } from '../data/spells.js';
import { COPIES } from '../data/vocabulary.js';
import { COMBAT, NO_PET, NOTHING, PLACES, type TrueshotState } from '../state/state.js';
import { hasLiving, isThere, ownerOf, petCount, placeOf, seatsInOrder, type Table } from './board.js';
import { attackOf } from './figures.js';
import { noteOwned } from './owned.js';

/** Two pets, or three with Aspect of the Pack or a permit (TL-55, TL-A33). */
export function petLimit(s: Table, seat: number): number {
  return s.aspect[seat] === PACK || s.permit[seat]! >= s.round ? PLACES : 2;
}

/** The Exotic on a board; there is never a second (TL-57). */
export function exoticOf(s: Table, seat: number): number {
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++)
    if (isThere(s, pet) && IS_EXOTIC[s.kind[pet]!]) return pet;
  return NO_PET;
}

/** What a pet of this kind can do by itself: Mechanical nothing before it copies (TL-M1). */
export function ownEffect(kind: number): number {
  return TRAIT_OF[kind] === COPIES ? NO_EFFECT : kind;
}

/** Puts a new pet at the right end of a row and returns its number. */
export function addPet(s: TrueshotState, seat: number, kind: number, temporary: boolean): number {
  const first = seat * PLACES;
  let pet = first;
  while (s.kind[pet]! >= 0) pet++;
  s.row[first + petCount(s, seat)] = pet;
  clearPet(s, pet);
  s.kind[pet] = kind;
  s.effect[pet] = ownEffect(kind);
  noteOwned(s, seat, kind);
  if (temporary) s.marks[pet] = TEMPORARY;
  return pet;
}

/** Takes a pet off its board and returns its card. Whatever named it forgets it. */
export function takePet(s: TrueshotState, pet: number): number {
  const kind = s.kind[pet]!;
  rememberEyes(s, pet);
  const first = ownerOf(pet) * PLACES;
  for (let place = placeOf(s, pet); place < first + PLACES; place++)
    s.row[place] = place + 1 < first + PLACES ? s.row[place + 1]! : NO_PET;
  clearPet(s, pet);
  s.kind[pet] = NOTHING;
  for (let other = 0; other < s.kind.length; other++) {
    s.struck[other]! &= ~(1 << pet);
    s.struckBy[other]! &= ~(1 << pet);
    if (s.killer[other] === pet) s.killer[other] = NO_PET;
  }
  if (s.flays.length > 0) s.flays = s.flays.filter(([victim]) => victim !== pet);
  if (s.striker === pet) s.striker = NO_PET;
  if (s.target === pet) s.target = NO_PET;
  return kind;
}

/** TL-N52: the weapon goes on using the Attack the pet had. */
export function rememberEyes(s: TrueshotState, pet: number): void {
  for (let seat = 0; seat < s.seats; seat++)
    if (s.eyes[seat] === pet) {
      s.eyesAttack[seat] = (s.marks[pet]! & DEAD) === 0 ? attackOf(s, pet) : s.diedWith[pet]!;
      s.eyes[seat] = NO_PET;
    }
}

function clearPet(s: TrueshotState, pet: number): void {
  s.effect[pet] = s.also[pet] = NO_EFFECT;
  s.alsoUsed[pet] = s.marks[pet] = s.wounds[pet] = s.woundsThen[pet] = 0;
  s.foreverAttack[pet] = s.foreverHealth[pet] = s.roundAttack[pet] = s.roundHealth[pet] = 0;
  s.nextAttack[pet] = s.nextHealth[pet] = s.asleepAttack[pet] = s.asleepHealth[pet] = 0;
  s.asleepNextAttack[pet] = s.asleepNextHealth[pet] = s.lastHit[pet] = 0;
  s.setAttack[pet] = s.setHealth[pet] = NOTHING;
  s.weaker[pet] = s.stung[pet] = s.stopped[pet] = s.guarded[pet] = s.scared[pet] = 0;
  for (let seat = 0; seat < s.seats; seat++) s.deterred[pet * s.seats + seat] = 0;
  s.struck[pet] = s.struckBy[pet] = s.ignored[pet] = s.surplus[pet] = s.diedWith[pet] = 0;
  s.killer[pet] = NO_PET;
  s.auraBy[pet] = NOTHING;
}

/** TL-A3, TL-A4: who has no living pet any more is ranked; who has one again is back in. */
export function updateRanks(s: TrueshotState): void {
  if (s.phase !== COMBAT) return;
  for (let i = s.wiped.length - 1; i >= 0; i--) if (hasLiving(s, s.wiped[i]!)) s.wiped.splice(i, 1);
  const from = (s.clock & 1) === 0 ? s.active : s.opener;
  const fallen = seatsInOrder(s, s.inGame, from).filter(
    (seat) => !s.wiped.includes(seat) && !hasLiving(s, seat),
  );
  // Together: the active player ranks highest, then turn order; the list has the lowest first.
  for (let i = fallen.length - 1; i >= 0; i--) s.wiped.push(fallen[i]!);
}
