/** Pets that come and go: leaving a board, joining one for a combat, being out of the round and back in. */
import { petCard } from './cards.js';
import { attackOf, has, hasLivingPet, isTarget, isUp, withoutKilling } from './figures.js';
import { giveBonuses, healPlayer } from './hits.js';
import type { Pet } from './setting.js';
import { clockwise, findPet, freshPet, ownerOf, petsFrom, pick, type Table, tell } from './table.js';

/** TL-69: scared pets are living unless the option takes the letter of the source. */
export function isIn(t: Table, seat: number): boolean {
  return t.scareEndsRound ? t.seats[seat]!.pets.some((pet) => isUp(t, pet)) : hasLivingPet(t, seat);
}

export const isOver = (t: Table): boolean => clockwise(t, 0).filter((seat) => isIn(t, seat)).length <= 1;

/** TL-A3, TL-A4: of players who fall together the active one ranks best, so the farthest from it goes first. */
export function noteRanks(t: Table): void {
  for (const seat of clockwise(t, t.active).reverse()) {
    if (!isIn(t, seat) && !t.wipedOut.includes(seat)) {
      t.wipedOut.push(seat);
      tell(t, { kind: 'wiped out', seat });
    } else if (isIn(t, seat) && t.wipedOut.includes(seat)) {
      t.wipedOut = t.wipedOut.filter((other) => other !== seat);
      tell(t, { kind: 'back in', seat });
    }
  }
}

export type Zone = 'pet pile' | 'pet discard' | 'removed';

/** The card leaves the board; bonuses vanish (TL-A7), the row closes up (TL-A24). */
export function leave(t: Table, pet: Pet, zone: Zone): void {
  takeAway(t, pet, zone);
  noteRanks(t);
}

/** Without a look at the ranks, for several that leave together. */
export function takeAway(t: Table, pet: Pet, zone: Zone): void {
  const seat = ownerOf(t, pet);
  if (!pet.dead) t.lastAttack.set(pet.id, attackOf(t, pet));
  // TL-N52: Eyes of the Beast keeps the last value.
  for (const player of t.seats) if (player.eyes?.pet === pet.id) player.eyes.last = t.lastAttack.get(pet.id);
  withoutKilling(t, () => {
    const board = t.seats[seat]!.pets;
    board.splice(board.indexOf(pet), 1);
  });
  t.falls.delete(pet.id);
  if (zone === 'pet pile') t.petPile.unshift(pet.card);
  if (zone === 'pet discard') t.petDiscard.push(pet.card);
  if (zone === 'removed') t.removed.push(pet.card);
  tell(t, { kind: 'card', card: pet.card, from: pet.id, to: zone });
}

/** TL-A25: an empty pile takes its discard in, shuffled. */
export function fillPetPile(t: Table): void {
  if (t.petPile.length > 0 || t.petDiscard.length === 0) return;
  t.petPile = t.chance.shuffle(t.petDiscard, 'pet pile');
  t.petDiscard = [];
}

export const hasFreePlace = (t: Table, seat: number): boolean => t.seats[seat]!.pets.length < 3;

/** TL-P-devilsaur, TL-N19: an enemy pet leaves the game, its printed and permanent figures are added. */
function devour(t: Table, seat: number, devilsaur: Pet): void {
  const enemies = petsFrom(t, seat).filter((pet) => isTarget(t, pet) && ownerOf(t, pet) !== seat);
  const prey = pick(
    t,
    seat,
    'devilsaur',
    enemies.map(({ id }) => id),
  );
  if (prey === undefined) return;
  const eaten = findPet(t, prey)!;
  const { attack, health } = petCard(eaten.card);
  const gain = { attack: attack + eaten.permanent.attack, health: health + eaten.permanent.health };
  leave(t, eaten, 'removed');
  giveBonuses(t, seat, [{ pet: devilsaur, ...gain }], { lasting: true, cause: 'devilsaur' });
}

/** TL-W-soulbarb: the other copies go to the discard, not from a board with a Mammoth of an enemy. */
function soulbarb(t: Table, seat: number, tamed: Pet): void {
  for (const pet of petsFrom(t, seat)) {
    if (pet === tamed || pet.card !== tamed.card) continue;
    const owner = ownerOf(t, pet);
    const guarded = owner !== seat && t.seats[owner]!.pets.some((other) => has(t, other, 'mammoth'));
    if (!guarded) leave(t, pet, 'pet discard');
  }
  const found = t.petPile.filter((card) => card === tamed.card);
  if (found.length === 0) return;
  t.petDiscard.push(...found);
  for (const card of found) tell(t, { kind: 'card', card, from: 'pet pile', to: 'pet discard' });
  t.petPile = t.chance.shuffle(
    t.petPile.filter((card) => card !== tamed.card),
    'pet pile',
  );
}

/** TL-N17, TL-A37: a temporary pet counts as tamed: its own effect of taming, then the weapon of its owner. */
export function joinForCombat(t: Table, seat: number, card: string): Pet {
  t.newcomers += 1;
  const pet = freshPet(`new ${t.newcomers}`, card);
  pet.temporary = true;
  t.seats[seat]!.pets.push(pet);
  tell(t, { kind: 'card', card, from: 'pet pile', to: pet.id });
  noteRanks(t);
  if (card === 'devilsaur') devour(t, seat, pet);
  if (card === 'caline') for (const other of clockwise(t, seat)) healPlayer(t, other, 1, 'caline');
  const weapon = t.seats[seat]!.weapon.card;
  if (weapon === 'titanstrike')
    giveBonuses(t, seat, [{ pet, attack: 1, health: 1 }], { lasting: true, cause: 'titanstrike' });
  if (weapon === 'taoren') {
    const attack = pick(t, seat, 'taoren', ['attack', 'health']) === 'attack' ? 2 : 0;
    giveBonuses(t, seat, [{ pet, attack, health: 2 - attack }], { lasting: false, cause: 'taoren' });
  }
  if (weapon === 'soulbarb') soulbarb(t, seat, pet);
  return pet;
}
