/** What a pet is worth at this moment: its effects, Attack and Health (TL-A12 to TL-A14), read live. */
import { petCard } from './cards.js';
import type { Figures, Pet } from './setting.js';
import { clockwise, ownerOf, type Table } from './table.js';

/** TL-N27: face down, but living. */
export const isScared = (t: Table, pet: Pet): boolean => pet.scaredUntil >= t.slot;

/** Living and on a board. */
export const isLiving = (t: Table, pet: Pet): boolean =>
  !pet.dead && t.seats.some(({ pets }) => pets.includes(pet));

/** A legal target of effects and spells (TL-A20): living and face up. */
export const isUp = (t: Table, pet: Pet): boolean => isLiving(t, pet) && !isScared(t, pet);

/** An effect and the name of its once-per counter: Wild Spirits has counters of its own. */
export interface Effect {
  readonly card: string;
  readonly counter: string;
}

/** The effects written on a pet, whether they work now or not: TL-M1 for Mechanical, Wild Spirits beside its own. */
function writtenEffects(pet: Pet): Effect[] {
  const own = pet.card === 'mechanical' ? pet.copies : pet.card;
  const found: Effect[] = [];
  // TL-M12: a copied Mechanical has no moment left to work.
  if (own !== undefined && own !== 'mechanical') found.push({ card: own, counter: own });
  if (pet.spirit !== undefined && pet.spirit !== 'mechanical')
    found.push({ card: pet.spirit, counter: `${pet.spirit}/spirit` });
  return found;
}

/** TL-65, TL-N27, TL-N30: no effect while dead, scared or silenced. */
export function effectsOf(t: Table, pet: Pet): Effect[] {
  return isUp(t, pet) && !pet.silenced ? writtenEffects(pet) : [];
}

/** A death effect is read at the moment of death, when only silence matters. */
export function deathEffectsOf(pet: Pet): Effect[] {
  return pet.silenced ? [] : writtenEffects(pet);
}

/** How many times a pet has an effect at work (TL-T1). */
export function count(t: Table, pet: Pet, card: string): number {
  return effectsOf(t, pet).filter((effect) => effect.card === card).length;
}

export const has = (t: Table, pet: Pet, card: string): boolean => count(t, pet, card) > 0;

/** How many times an effect works on a board (TL-T2). */
export function countOnBoard(t: Table, seat: number, card: string): number {
  return t.seats[seat]!.pets.reduce((sum, pet) => sum + count(t, pet, card), 0);
}

/** Uses a once-per counter of this effect, if one is left. */
export function useOnce(t: Table, pet: Pet, card: string): boolean {
  const unused = effectsOf(t, pet).find(
    (effect) => effect.card === card && !pet.used.includes(effect.counter),
  );
  if (unused === undefined) return false;
  pet.used.push(unused.counter);
  return true;
}

/** Seats left and right; with two players left the one opponent once (TL-61, TL-P-carrion-bird). */
export function adjacentSeats(t: Table, seat: number): number[] {
  const n = t.seats.length;
  return [...new Set([(seat + 1) % n, (seat + n - 1) % n])].filter((other) => other !== seat);
}

export const hasLivingPet = (t: Table, seat: number): boolean => t.seats[seat]!.pets.some((pet) => !pet.dead);

/** TL-P-carrion-bird, TL-P-wolf, TL-P-ravager: what a pet adds to its own Attack. */
function ownAdditions(t: Table, pet: Pet): number {
  const living = adjacentSeats(t, ownerOf(t, pet)).filter((seat) => hasLivingPet(t, seat)).length;
  const bare = adjacentSeats(t, ownerOf(t, pet)).length - living;
  return (
    bare * count(t, pet, 'carrion-bird') +
    living * count(t, pet, 'wolf') +
    pet.wounds * count(t, pet, 'ravager')
  );
}

/** Every bonus that counts now: none while clipped (TL-N10), sleeping ones left out (TL-A14), swapped for Ray. */
export function bonusesOf(t: Table, pet: Pet): Figures {
  if (pet.clipped) return { attack: 0, health: 0 };
  const aspect = t.seats[ownerOf(t, pet)]!.aspect?.card === 'aspect-of-the-beast' ? 1 : 0;
  const attack =
    pet.permanent.attack + pet.temporaryBonus.attack - pet.asleep.attack + aspect + ownAdditions(t, pet);
  const health = pet.permanent.health + pet.temporaryBonus.health - pet.asleep.health + aspect;
  // TL-P-ray: an even number of such effects swaps back.
  return count(t, pet, 'ray') % 2 === 1 ? { attack: health, health: attack } : { attack, health };
}

/** TL-A12, in its order; the pet lies on a board. */
export function attackOf(t: Table, pet: Pet): number {
  let attack = pet.set?.attack ?? petCard(pet.card).attack;
  attack += bonusesOf(t, pet).attack;
  attack = Math.max(0, attack - pet.penalty);
  if (!pet.clipped)
    for (const effect of effectsOf(t, pet))
      if (effect.card === 'core-hound' && pet.used.includes(effect.counter)) attack *= 2;
  for (const seat of clockwise(t, 0))
    if (seat !== ownerOf(t, pet) && t.seats[seat]!.aspect?.card === 'aspect-of-the-monkey')
      attack = attack <= 1 ? attack : attack - 1;
  return attack;
}

/** TL-A13, TL-N14. */
export function maximumOf(t: Table, pet: Pet): number {
  return pet.marked ? 1 : (pet.set?.health ?? petCard(pet.card).health) + bonusesOf(t, pet).health;
}

export function healthOf(t: Table, pet: Pet): number {
  return maximumOf(t, pet) - (pet.marked ? pet.markWounds : pet.wounds);
}

/** Up and with Health left: what a choice may take while deaths are still to be resolved (TL-65). */
export const isTarget = (t: Table, pet: Pet): boolean =>
  isUp(t, pet) && healthOf(t, pet) > 0 && !t.falls.has(pet.id);

/** TL-A2: a Health bonus that goes cannot kill, so whoever lived before the change has at least 1 after it. */
export function withoutKilling(t: Table, change: () => void): void {
  const sound = t.seats.flatMap(({ pets }) => pets).filter((pet) => !pet.dead && healthOf(t, pet) > 0);
  change();
  for (const pet of sound)
    if (isLiving(t, pet) && !pet.marked && healthOf(t, pet) < 1) pet.wounds += healthOf(t, pet) - 1;
}
