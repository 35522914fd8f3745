/** One hit on a pet: steps 6 to 8 of a strike, and the same for everything else that removes Health (TL-A15). */
import { DOUBLED, FALLING, HURT, SENT_BACK } from '../data/marks.js';
import { TRAIT_OF } from '../data/pets.js';
import { DOUBLES, GRUDGE, IGNORES_FIRST, ONE_AT_MOST, SENDS_BACK, THICK } from '../data/vocabulary.js';
import { NO_PET, type TrueshotState } from '../state/state.js';
import { has, isFaceUp, ownerOf, type Table } from './board.js';
import { healthAfter, healthOf } from './figures.js';
import { petCard, petRef, type Rules, tell } from './tell.js';

/**
 * Removes Health from a pet; `by` is the pet that does it, or none, and `cause` the card it is done with.
 * Returns the hit after step 7: 0 when it was sent back or ignored.
 */
export function hitPet(
  s: TrueshotState,
  run: Rules,
  pet: number,
  amount: number,
  by: number,
  cause: string,
): number {
  if (amount <= 0 || !isFaceUp(s, pet)) return 0;
  if (by !== NO_PET && ownerOf(by) !== ownerOf(pet) && sendsBack(s, pet)) {
    if (run.listening)
      tell(run, 'sent-back', 'TL-P-direhorn', { pet: petRef(s, pet), to: petRef(s, by), amount, by: cause });
    sendBack(s, run, pet, by, amount);
    return 0;
  }
  if (ignores(s, pet)) {
    if (run.listening) tell(run, 'ignored', 'TL-P-riverbeast', { pet: petRef(s, pet), amount, by: cause });
    return 0;
  }
  const hit = reduced(s, pet, amount);
  wound(s, pet, hit, by);
  if (run.listening)
    tell(run, 'hit', 'TL-A11', {
      pet: petRef(s, pet),
      amount,
      hit,
      health: Math.max(0, healthOf(s, pet)),
      by: cause,
      from: by === NO_PET ? null : petRef(s, by),
    });
  return hit;
}

/** TL-N21: a hit by Direhorn like any other, with the marks of its side, and a source of its own (TL-N22). */
function sendBack(s: TrueshotState, run: Rules, pet: number, to: number, amount: number): void {
  if (!isFaceUp(s, to)) return;
  const { source } = s;
  s.source = -(source * PETS_AT_MOST + pet + 1);
  const more = grudgeOf(s, pet, to) + takeSpore(s, ownerOf(pet));
  hitPet(s, run, to, amount + more, pet, petCard(s.effect[pet]!));
  s.source = source;
}
/** More than there are pets on boards. */
const PETS_AT_MOST = 16;

/** Gruffhorn: one more to pets that struck it in this combat. */
export function grudgeOf(s: Table, striker: number, target: number): number {
  return (s.struckBy[striker]! & (1 << target)) === 0 ? 0 : ownTraits(s, striker, GRUDGE);
}

/** Step 6, once per combat and effect (TL-N21). */
function sendsBack(s: TrueshotState, pet: number): boolean {
  if (!has(s, pet, SENDS_BACK)) return false;
  if (TRAIT_OF[s.effect[pet]!] === SENDS_BACK && (s.marks[pet]! & SENT_BACK) === 0) {
    s.marks[pet]! |= SENT_BACK;
    return true;
  }
  if (TRAIT_OF[s.also[pet]!] !== SENDS_BACK || s.alsoUsed[pet] !== 0) return false;
  s.alsoUsed[pet] = 1;
  return true;
}

/** Step 6, else: everything from the first source that would cost it Health (TL-N22). */
function ignores(s: TrueshotState, pet: number): boolean {
  if (!has(s, pet, IGNORES_FIRST)) return false;
  if (TRAIT_OF[s.effect[pet]!] === IGNORES_FIRST && (s.ignored[pet] === 0 || s.ignored[pet] === s.source)) {
    s.ignored[pet] = s.source;
    return true;
  }
  if (TRAIT_OF[s.also[pet]!] !== IGNORES_FIRST || (s.alsoUsed[pet] !== 0 && s.alsoUsed[pet] !== s.source))
    return false;
  s.alsoUsed[pet] = s.source;
  return true;
}

/** Step 7: Oxen and each Shale Beast take one off, together not below 1; Carapid counts 1. */
export function reduced(s: Table, pet: number, amount: number): number {
  if (amount <= 0) return 0;
  const cut = s.shale[ownerOf(pet)]! + ownTraits(s, pet, THICK);
  const hit = cut === 0 ? amount : Math.max(1, amount - cut);
  return has(s, pet, ONE_AT_MOST) ? 1 : hit;
}

/** How often the pet itself has a trait: its own effect and a borrowed one. */
export function ownTraits(s: Table, pet: number, trait: number): number {
  if (!has(s, pet, trait)) return 0;
  return TRAIT_OF[s.effect[pet]!] === trait && TRAIT_OF[s.also[pet]!] === trait ? 2 : 1;
}

/** Step 8. */
function wound(s: TrueshotState, pet: number, hit: number, by: number): void {
  const left = healthAfter(s, pet, hit);
  s.wounds[pet]! += hit;
  s.marks[pet]! |= HURT;
  if (has(s, pet, DOUBLES)) s.marks[pet]! |= DOUBLED;
  if (left > 0 || (s.marks[pet]! & FALLING) !== 0) return;
  s.marks[pet]! |= FALLING;
  s.killer[pet] = by;
  s.surplus[pet] = 0 - left;
  s.lastHit[pet] = hit;
}

/** A kill is no hit (TL-A11): nothing lessens it, and it leaves no surplus. */
export function killPet(s: TrueshotState, pet: number, by: number): void {
  if (!isFaceUp(s, pet) || (s.marks[pet]! & FALLING) !== 0) return;
  s.marks[pet]! |= FALLING;
  s.killer[pet] = by;
  s.surplus[pet] = -1;
}

/** Every source of damage has a number of its own. */
export function newSource(s: TrueshotState): void {
  s.source++;
}

/** Whether deaths are waiting to be dealt with. */
export function isAnyFalling(s: Table): boolean {
  for (let pet = 0; pet < s.marks.length; pet++) if ((s.marks[pet]! & FALLING) !== 0) return true;
  return false;
}

/** A waiting Sporebat mark for a single hit: it is used up by being read (TL-A21). */
export function takeSpore(s: TrueshotState, seat: number): number {
  const spore = s.spore[seat]!;
  s.spore[seat] = 0;
  return spore;
}
