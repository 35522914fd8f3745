/** A pet's Attack and Health as they stand now (TL-A12 to TL-A14). */
import { CLIPPED, DEAD, DOUBLED, FALLING, HUNTED } from '../data/marks.js';
import { PET_ATTACK, PET_HEALTH, TRAIT_OF } from '../data/pets.js';
import { BEAST, MONKEY } from '../data/spells.js';
import { CARRION, DOUBLES, PLAIN, RAVAGER, RAY, WOLF } from '../data/vocabulary.js';
import { NOTHING } from '../state/state.js';
import { countBits, has, hasLivingPet, isActive, neighbours, ownerOf, type Table } from './board.js';

/** What the pet's own effect adds to its Attack (Wolf, Carrion Bird, Ravager). */
function ownAddition(s: Table, pet: number): number {
  const first = TRAIT_OF[s.effect[pet]!]!;
  const second = TRAIT_OF[s.also[pet]!]!;
  // The three are the first traits of the list.
  if ((first === PLAIN || first > RAVAGER) && (second === PLAIN || second > RAVAGER)) return 0;
  if (!isActive(s, pet)) return 0;
  return additionOf(s, pet, first) + additionOf(s, pet, second);
}

function additionOf(s: Table, pet: number, trait: number): number {
  if (trait === RAVAGER) return s.wounds[pet]!;
  if (trait !== WOLF && trait !== CARRION) return 0;
  let seats = neighbours(s, ownerOf(pet));
  for (let seat = 0; seat < s.seats; seat++)
    if ((seats & (1 << seat)) !== 0 && hasLivingPet(s, seat) !== (trait === WOLF)) seats &= ~(1 << seat);
  return countBits(seats);
}

function attackBonus(s: Table, pet: number, aura: number): number {
  return s.foreverAttack[pet]! + s.roundAttack[pet]! + s.nextAttack[pet]! + aura + ownAddition(s, pet);
}

function healthBonus(s: Table, pet: number, aura: number): number {
  return s.foreverHealth[pet]! + s.roundHealth[pet]! + s.nextHealth[pet]! + aura;
}

function auraOf(s: Table, pet: number): number {
  return s.aspect[ownerOf(pet)] === BEAST ? 1 : 0;
}

/** Ray: bonuses are read swapped; a borrowed second Ray swaps them back. */
function isSwapped(s: Table, pet: number): boolean {
  return has(s, pet, RAY) && (TRAIT_OF[s.effect[pet]!] === RAY) !== (TRAIT_OF[s.also[pet]!] === RAY);
}

/** TL-A12, in its order. */
export function attackOf(s: Table, pet: number): number {
  const marks = s.marks[pet]!;
  const set = s.setAttack[pet]!;
  let attack = set === NOTHING ? PET_ATTACK[s.kind[pet]!]! : set;
  if ((marks & CLIPPED) === 0) {
    const aura = auraOf(s, pet);
    attack += isSwapped(s, pet) ? healthBonus(s, pet, aura) : attackBonus(s, pet, aura);
  }
  attack = Math.max(0, attack - s.weaker[pet]! - s.stung[pet]!);
  if ((marks & (DOUBLED | CLIPPED)) === DOUBLED && has(s, pet, DOUBLES)) attack *= 2;
  return attack > 1 && isUnderMonkey(s, ownerOf(pet)) ? attack - 1 : attack;
}

function isUnderMonkey(s: Table, seat: number): boolean {
  for (let other = 0; other < s.seats; other++) if (s.aspect[other] === MONKEY && other !== seat) return true;
  return false;
}

/** The most Health it can have now. */
export function maximumOf(s: Table, pet: number): number {
  const marks = s.marks[pet]!;
  if ((marks & HUNTED) !== 0) return 1;
  const set = s.setHealth[pet]!;
  const printed = set === NOTHING ? PET_HEALTH[s.kind[pet]!]! : set;
  if ((marks & CLIPPED) !== 0) return printed;
  const aura = auraOf(s, pet);
  return printed + (isSwapped(s, pet) ? attackBonus(s, pet, aura) : healthBonus(s, pet, aura));
}

/** Current Health; only hits and kills bring a pet below 1 (TL-A2). */
export function healthOf(s: Table, pet: number): number {
  if ((s.marks[pet]! & DEAD) !== 0) return 0;
  const wounds = (s.marks[pet]! & HUNTED) === 0 ? s.wounds[pet]! : s.wounds[pet]! - s.woundsThen[pet]!;
  const health = maximumOf(s, pet) - wounds;
  return health < 1 && (s.marks[pet]! & FALLING) === 0 ? 1 : health;
}

/** What a hit would leave: a Ray with a Ravager's effect gains as much Health as it loses. */
export function healthAfter(s: Table, pet: number, hit: number): number {
  const health = healthOf(s, pet) - hit;
  if ((s.marks[pet]! & (HUNTED | CLIPPED)) !== 0 || !isSwapped(s, pet)) return health;
  const grows = TRAIT_OF[s.effect[pet]!] === RAVAGER || TRAIT_OF[s.also[pet]!] === RAVAGER;
  return grows && isActive(s, pet) ? health + hit : health;
}

/** TL-A2, TL-N12: after a bonus has gone, wounds never reach the new maximum. */
export function capWounds(s: { wounds: number[] } & Table, pet: number): void {
  if (s.kind[pet]! < 0 || (s.marks[pet]! & (FALLING | HUNTED)) !== 0) return;
  const most = maximumOf(s, pet) - 1;
  if (s.wounds[pet]! > most) s.wounds[pet] = Math.max(0, most);
}
