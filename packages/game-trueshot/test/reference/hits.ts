/** One removal of Health: steps 6 to 8 of 5.1, for pets and for players (TL-A11, TL-A15). */
import { count, countOnBoard, effectsOf, has, healthOf, isLiving, isUp, useOnce } from './figures.js';
import type { Pet } from './setting.js';
import { newSource, ownerOf, pick, seatName, type Table, tell } from './table.js';

export interface Hit {
  readonly target: Pet;
  amount: number;
  /** The pet that hits; none for spells, weapons and food, which kill for nobody (TL-A17). */
  readonly by: Pet | undefined;
  /** The seat whose side hits. */
  readonly side: number;
  readonly cause: string;
  /** TL-N22. */
  readonly source: number;
}

/** TL-A21: all Sporebat marks of a side go on one hit; with several victims at once the owner picks one. */
export function enlarge(t: Table, side: number, victims: readonly string[]): (victim: string) => number {
  const { marks } = t.seats[side]!;
  if (marks.sporebat === 0 || victims.length === 0) return () => 0;
  const extra = marks.sporebat;
  const chosen = pick(t, side, 'sporebat mark', victims);
  marks.sporebat = 0;
  tell(t, { kind: 'state', of: seatName(side), state: 'sporebat marks used' });
  return (victim) => (victim === chosen ? extra : 0);
}

/** TL-P-gruffhorn: more for every hit on a pet that struck it this combat. */
export function grudge(t: Table, by: Pet, target: Pet): number {
  return target.struck.includes(by.id) ? count(t, by, 'gruffhorn') : 0;
}

/** Hits of a pet's effect on one or more victims, with Gruffhorn and the Sporebat marks of its side. */
export function petHits(t: Table, by: Pet, side: number, victims: [Pet, number][], cause: string): Hit[] {
  const source = newSource(t);
  const real = victims.filter(([, amount]) => amount > 0).map(([pet]) => pet.id);
  const extra = enlarge(t, side, real);
  return victims.map(([target, amount]) => ({
    target,
    amount: amount > 0 ? amount + grudge(t, by, target) + extra(target.id) : 0,
    by,
    side,
    cause,
    source,
  }));
}

interface Landing {
  readonly hit: Hit;
  readonly taken: number;
}

/** Step 6. Undefined: the hit goes on to step 7. */
function sentBackOrIgnored(t: Table, hit: Hit): Hit[] | undefined {
  const { target, by, amount } = hit;
  // TL-N21: from enemy pets only; the amount of step 5 goes back as a hit by Direhorn without a type bonus.
  if (by !== undefined && hit.side !== ownerOf(t, target) && useOnce(t, target, 'direhorn')) {
    tell(t, { kind: 'sent back', by: target.id, to: by.id, amount });
    // TL-N35: a striker that is dead already is not found.
    return isLiving(t, by) ? petHits(t, target, ownerOf(t, target), [[by, amount]], 'direhorn') : [];
  }
  // TL-N22: the whole source is ignored.
  const ignoring = has(t, target, 'riverbeast') && t.ignoring.get(target.id) === hit.source;
  if (ignoring || useOnce(t, target, 'riverbeast')) {
    t.ignoring.set(target.id, hit.source);
    tell(t, { kind: 'ignored', by: target.id, amount });
    return [];
  }
  return undefined;
}

/** Step 7: Oxen and each Shale, together not below 1, then Carapid. */
function reduced(t: Table, { target, amount }: Hit): number {
  const less = count(t, target, 'oxen') + t.seats[ownerOf(t, target)]!.shale;
  const left = Math.max(1, amount - less);
  return has(t, target, 'carapid') ? 1 : left;
}

/** Step 8 for one hit. */
function subtract(t: Table, { hit, taken }: Landing): void {
  const { target, by } = hit;
  const before = healthOf(t, target);
  if (target.marked) target.markWounds += taken;
  else target.wounds += taken;
  const name = by?.id ?? 'nobody';
  tell(t, { kind: 'hit', target: target.id, named: hit.amount, taken, by: name, cause: hit.cause });
  if (taken === 0) return;
  target.lostHealth = true;
  // TL-P-core-hound: the first loss of the round doubles its Attack.
  for (const { card, counter } of effectsOf(t, target))
    if (card === 'core-hound' && !target.used.includes(counter)) target.used.push(counter);
  if (before > 0 && healthOf(t, target) <= 0 && !t.falls.has(target.id))
    t.falls.set(target.id, { killer: by?.id, hit: { taken, before } });
}

/** Steps 6 to 8 for hits that land together; what Direhorn sends back lands with them. Tells what each hit took after step 7. */
export function land(t: Table, hits: readonly Hit[]): Map<Hit, number> {
  const queue = [...hits];
  const landings: Landing[] = [];
  for (const hit of queue) {
    // TL-A15: a hit of 0 stays 0 and uses nothing up.
    const turned = hit.amount <= 0 ? undefined : sentBackOrIgnored(t, hit);
    if (turned !== undefined) queue.push(...turned);
    const taken = turned !== undefined || hit.amount <= 0 ? 0 : reduced(t, hit);
    landings.push({ hit, taken });
  }
  for (const landing of landings) subtract(t, landing);
  return new Map(landings.map(({ hit, taken }) => [hit, taken]));
}

/** A kill that is no hit (TL-N20); Stone Hound may still return. */
export function kill(t: Table, target: Pet, by: Pet | undefined): void {
  tell(t, { kind: 'kill', pet: target.id, by: by?.id });
  if (!t.falls.has(target.id)) t.falls.set(target.id, { killer: by?.id, hit: undefined });
}

/** TL-A36, TL-N51. */
export function hitPlayer(t: Table, seat: number, amount: number, cause: string): void {
  const player = t.seats[seat]!;
  if (amount <= 0 || player.safeUntil >= t.slot) return;
  const lost = Math.min(amount, player.health);
  player.health -= lost;
  player.lostHealthThisRound = true;
  tell(t, { kind: 'player hit', seat, amount: lost, cause });
}

/** TL-A35, TL-A36: not above 10, nothing under a healing ban. */
export function healPlayer(t: Table, seat: number, amount: number, cause: string): void {
  const player = t.seats[seat]!;
  const gained = player.healingBan ? 0 : Math.min(amount, 10 - player.health);
  if (gained === 0) return;
  player.health += gained;
  tell(t, { kind: 'player heal', seat, amount: gained, cause });
}

export interface Gain {
  readonly pet: Pet;
  readonly attack: number;
  readonly health: number;
}

/** Attack and Health bonuses given by a seat, its pets or its weapon, with its Moth marks (TL-A21, TL-N43). */
export function giveBonuses(
  t: Table,
  side: number,
  gains: readonly Gain[],
  how: { lasting: boolean; cause: string; marks?: boolean },
): void {
  // Ruby Affinity: the pet cannot gain Attack or Health.
  const given = gains.filter(({ pet, attack, health }) => !pet.ruby && attack + health > 0);
  const figures = given.flatMap(({ pet, attack, health }) => [
    ...(attack > 0 ? [`${pet.id} attack`] : []),
    ...(health > 0 ? [`${pet.id} health`] : []),
  ]);
  const { marks } = t.seats[side]!;
  const moth = how.marks === false ? 0 : marks.moth;
  const bigger = moth > 0 ? pick(t, side, 'moth mark', figures) : undefined;
  if (bigger !== undefined) marks.moth = 0;
  for (const { pet, ...figure } of given) {
    const attack = figure.attack + (bigger === `${pet.id} attack` ? moth : 0);
    const health = figure.health + (bigger === `${pet.id} health` ? moth : 0);
    const purse = how.lasting ? pet.permanent : pet.temporaryBonus;
    purse.attack += attack;
    purse.health += health;
    tell(t, { kind: 'bonus', pet: pet.id, attack, health, lasting: how.lasting, cause: how.cause });
  }
}

/** Heals that happen together, by a seat or its pets; 'full' restores everything (TL-A13, TL-A35, TL-N42). */
export function healPets(
  t: Table,
  side: number,
  pets: readonly Pet[],
  amount: number | 'full',
  cause: string,
): void {
  const gains: Gain[] = [];
  for (const pet of pets) {
    const banned = t.seats[ownerOf(t, pet)]!.healingBan || pet.ruby || pet.marked;
    if (!isUp(t, pet) || banned || healthOf(t, pet) <= 0) continue;
    const restored = amount === 'full' ? pet.wounds : Math.min(amount, pet.wounds);
    pet.wounds -= restored;
    tell(t, { kind: 'heal', pet: pet.id, amount: restored, cause });
    // TL-P-hopper: the nominal amount, of a full heal what was restored; several Hoppers add up (TL-T2).
    const nominal = amount === 'full' ? restored : amount;
    gains.push({ pet, attack: 0, health: nominal * countOnBoard(t, side, 'hopper') });
  }
  giveBonuses(t, side, gains, { lasting: false, cause: 'hopper' });
}

/** States of one lap: the later end counts (TL-T3). */
export function stop(t: Table, pet: Pet, until: number): void {
  pet.stoppedUntil = Math.max(pet.stoppedUntil, until);
  tell(t, { kind: 'state', of: pet.id, state: 'cannot strike', until: pet.stoppedUntil });
}

export function protect(t: Table, pet: Pet, until: number): void {
  pet.protectedUntil = Math.max(pet.protectedUntil, until);
  tell(t, { kind: 'state', of: pet.id, state: 'cannot be struck', until: pet.protectedUntil });
}

export function makeSafe(t: Table, seat: number, until: number): void {
  const player = t.seats[seat]!;
  player.safeUntil = Math.max(player.safeUntil, until);
  tell(t, { kind: 'state', of: seatName(seat), state: 'cannot lose Health', until: player.safeUntil });
}
