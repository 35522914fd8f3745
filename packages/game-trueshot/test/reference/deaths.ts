/** Steps 11 and 12 of 5.1: pets turn over together, then kill effects, then death effects, until all is quiet. */
import { leave, noteRanks } from './boards.js';
import {
  adjacentSeats,
  attackOf,
  deathEffectsOf,
  type Effect,
  effectsOf,
  healthOf,
  isLiving,
  isTarget,
  isUp,
  useOnce,
  withoutKilling,
} from './figures.js';
import { enlarge, giveBonuses, hitPlayer, land, petHits, protect, stop } from './hits.js';
import type { Pet } from './setting.js';
import {
  askSplit,
  clockwise,
  type Fall,
  findPet,
  oneLap,
  ownerOf,
  petsFrom,
  pick,
  seatName,
  seatNumber,
  type Table,
  tell,
} from './table.js';

const ids = (pets: readonly Pet[]): string[] => pets.map(({ id }) => id);

function enemiesUp(t: Table, seat: number): Pet[] {
  return petsFrom(t, seat).filter((pet) => ownerOf(t, pet) !== seat && isTarget(t, pet));
}

/** TL-P-stone-hound, TL-A14, TL-N29: 1/3, wounds gone, the bonuses it had sleep. */
function returnStoneHound(t: Table, pet: Pet): void {
  setFigures(pet, 1, 3);
  tell(t, { kind: 'return', pet: pet.id, cause: 'stone-hound' });
}

/** TL-A14: of two set values the later wins, Hunter's Mark among them. */
export function setFigures(pet: Pet, attack: number, health: number): void {
  pet.set = { attack, health };
  pet.wounds = 0;
  pet.marked = false;
  pet.markWounds = 0;
  pet.asleep = {
    attack: pet.permanent.attack + pet.temporaryBonus.attack,
    health: pet.permanent.health + pet.temporaryBonus.health,
  };
}

interface Died {
  readonly pet: Pet;
  readonly seat: number;
  readonly fall: Fall;
}

/** All at 0 or less turn over together; Stone Hound returns instead. */
function turnOver(t: Table): Died[] {
  const isKilled = (pet: Pet) => t.falls.has(pet.id) && t.falls.get(pet.id)!.hit === undefined;
  const doomed = petsFrom(t, t.active).filter((pet) => !pet.dead && (isKilled(pet) || healthOf(t, pet) <= 0));
  const died: Died[] = [];
  for (const pet of doomed) t.lastAttack.set(pet.id, attackOf(t, pet));
  const returning = doomed.filter((pet) => useOnce(t, pet, 'stone-hound'));
  withoutKilling(t, () => {
    for (const pet of doomed) {
      const fall = t.falls.get(pet.id) ?? { killer: undefined, hit: undefined };
      t.falls.delete(pet.id);
      if (returning.includes(pet)) returnStoneHound(t, pet);
      else {
        pet.dead = true;
        tell(t, { kind: 'death', pet: pet.id, killer: fall.killer });
        died.push({ pet, seat: ownerOf(t, pet), fall });
      }
    }
  });
  for (const player of t.seats)
    if (died.some(({ pet }) => pet.id === player.eyes?.pet))
      player.eyes!.last = t.lastAttack.get(player.eyes!.pet);
  noteRanks(t);
  return died;
}

/** TL-P-clefthoof, TL-P-scalehide: a hit, no strike, on another enemy pet of an adjacent player. */
function passOn(t: Table, killer: Pet, amount: number, cause: string): void {
  const seat = ownerOf(t, killer);
  const near = adjacentSeats(t, seat);
  const victims = enemiesUp(t, seat).filter((pet) => near.includes(ownerOf(t, pet)));
  const chosen = pick(t, seat, cause, ids(victims));
  if (chosen !== undefined) land(t, petHits(t, killer, seat, [[findPet(t, chosen)!, amount]], cause));
}

/** TL-A18: only for killers that live after the batch; TL-N31 for the numbers. */
function killEffects(t: Table, killer: Pet, { fall }: Died): void {
  for (const { card } of effectsOf(t, killer)) {
    if (card === 'hyena')
      giveBonuses(t, ownerOf(t, killer), [{ pet: killer, attack: 1, health: 0 }], {
        lasting: true,
        cause: card,
      });
    const surplus = fall.hit === undefined ? 0 : fall.hit.taken - fall.hit.before;
    if (card === 'clefthoof' && surplus > 0) passOn(t, killer, surplus, card);
    if (card === 'scalehide' && fall.hit !== undefined && surplus === 0)
      passOn(t, killer, fall.hit.taken, card);
    if (card === 'warp-stalker') protect(t, killer, oneLap(t));
  }
}

/** TL-P-aqiri: each share is one hit; Sporebat marks enlarge one of them. */
function aqiri(t: Table, pet: Pet, seat: number, attack: number): void {
  const enemies = enemiesUp(t, seat);
  if (enemies.length === 0 || attack === 0) return;
  const shares = askSplit(t, seat, 'aqiri', attack, ids(enemies));
  const victims = enemies
    .map((enemy): [Pet, number] => [enemy, shares[enemy.id] ?? 0])
    .filter(([, share]) => share > 0);
  land(t, petHits(t, pet, seat, victims, 'aqiri'));
}

/** TL-P-caline: every player, the owner included. */
function caline(t: Table, seat: number): void {
  const victims = clockwise(t, seat);
  const extra = enlarge(t, seat, victims.map(seatName));
  for (const name of victims.map(seatName)) hitPlayer(t, seatNumber(name), 1 + extra(name), 'caline');
}

/** One death effect; Stone Hound's return is none (TL-N3). */
function fireOnce(t: Table, effect: Effect, pet: Pet, seat: number): void {
  const player = t.seats[seat]!;
  const attack = pet.dead ? (t.lastAttack.get(pet.id) ?? 0) : attackOf(t, pet);
  switch (effect.card) {
    case 'basilisk': {
      const chosen = pick(t, seat, 'basilisk', ids(enemiesUp(t, seat)));
      if (chosen !== undefined) stop(t, findPet(t, chosen)!, oneLap(t));
      break;
    }
    case 'boar':
      t.effectStrike(t, pet, seat);
      break;
    case 'monkey': {
      // TL-N6: not itself.
      const friends = player.pets.filter((other) => other !== pet && isTarget(t, other));
      const chosen = pick(t, seat, 'monkey', ids(friends));
      if (chosen !== undefined)
        giveBonuses(t, seat, [{ pet: findPet(t, chosen)!, attack: 1, health: 1 }], {
          lasting: false,
          cause: 'monkey',
        });
      break;
    }
    case 'moth':
    case 'sporebat':
      player.marks[effect.card] += 1;
      tell(t, { kind: 'state', of: seatName(seat), state: `${effect.card} mark` });
      break;
    case 'aqiri':
      aqiri(t, pet, seat, attack);
      break;
    case 'shale-beast':
      player.shale += 1;
      tell(t, { kind: 'state', of: seatName(seat), state: 'shale' });
      break;
    case 'lizard':
      leave(t, pet, 'pet discard');
      break;
    case 'stag':
      leave(t, pet, 'pet pile');
      break;
    case 'caline':
      caline(t, seat);
      break;
  }
}

/** All death effects of one pet while `still` holds; Rae'shalare fires each once more. */
function fire(t: Table, effects: readonly Effect[], pet: Pet, seat: number, still: () => boolean): void {
  const times = t.seats[seat]!.weapon.card === 'raeshalare' ? 2 : 1;
  for (const effect of effects)
    for (let time = 0; time < times; time += 1) if (still()) fireOnce(t, effect, pet, seat);
}

/** Feign Death, Camel: the pet lives on (TL-N4, TL-N6). */
export function fireWithoutDying(t: Table, pet: Pet): void {
  const living = (): boolean => isUp(t, pet);
  if (living()) fire(t, effectsOf(t, pet), pet, ownerOf(t, pet), living);
}

/** Steps 11 and 12. */
export function resolveDeaths(t: Table): void {
  for (let died = turnOver(t); died.length > 0; died = turnOver(t)) {
    const order = petsFrom(t, t.active);
    for (const killer of order)
      for (const victim of died)
        if (victim.fall.killer === killer.id && isLiving(t, killer)) killEffects(t, killer, victim);
    const dead = [...died].sort((a, b) => order.indexOf(a.pet) - order.indexOf(b.pet));
    // A pet that left through one of them is gone.
    for (const { pet, seat } of dead)
      fire(t, deathEffectsOf(pet), pet, seat, () => t.seats[seat]!.pets.includes(pet));
  }
}
