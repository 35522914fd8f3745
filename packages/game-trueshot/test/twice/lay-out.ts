/** A setting of the second strike laid out as a state of the game. */
import { frameAt, rngFromSeed } from '@fray/engine';
import { petKind, spellKind, type TrueshotState, trueshot } from '@fray/game-trueshot';
import {
  AURA,
  CAME_BACK,
  CLIPPED,
  CONCUSSED,
  DEAD,
  DISTRACTED,
  DOUBLED,
  FIRST_STRIKE_USED,
  FROZEN,
  HUNTED,
  HURT,
  RAPTOR_TRAIT,
  SENT_BACK,
  SILENCED,
  STRUCK_FIRST_LAP,
  TEMPORARY,
} from '../../src/data/marks.js';
import { FIRST_TRAP } from '../../src/data/spells.js';
import { BASIC, weaponKind } from '../../src/data/weapons.js';
import { addPet, updateRanks } from '../../src/rules/rows.js';
import { COMBAT } from '../../src/state/state.js';
import type { PetSetting, SeatSetting, StrikeSetting } from '../reference/setting.js';
import { halt } from './halt.js';

const options = {
  ...Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value])),
  shadowlands: true,
  dragonflight: true,
};

export const kindOf = (card: string): number => petKind(card === 'caline' ? 'lodge-stray' : card);
const weaponOf = (card: string): number => (card === 'basic' ? BASIC : weaponKind(card));
/** Last slots as the game's clock counts them: twice, and 0 for none. */
const clock = (until: number | undefined): number => (until === undefined || until < 0 ? 0 : 2 * until);

export const petNumber = (id: string): number => 'abcd'.indexOf(id[0]!) * 3 + Number(id[1]) - 1;

function marksOf(pet: PetSetting): number {
  const has = (name: string): boolean => pet.used?.includes(name) === true;
  const marks: [boolean | undefined, number][] = [
    [pet.dead, DEAD],
    [pet.silenced, SILENCED],
    [pet.clipped, CLIPPED],
    [pet.marked, HUNTED],
    [pet.temporary, TEMPORARY],
    [pet.concussed, CONCUSSED],
    [pet.distracting, DISTRACTED],
    [pet.aura !== undefined, AURA],
    [pet.raptorTrait, RAPTOR_TRAIT],
    [pet.lostHealth, HURT],
    [pet.struckThisLap, STRUCK_FIRST_LAP],
    [pet.ruby, FROZEN],
    [has('core-hound'), DOUBLED],
    [has('stone-hound'), CAME_BACK],
    [has('scorpid'), FIRST_STRIKE_USED],
    [has('direhorn'), SENT_BACK],
  ];
  return marks.reduce((bits, [is, mark]) => (is === true ? bits | mark : bits), 0);
}

function layPet(s: TrueshotState, seat: number, pet: PetSetting): void {
  const n = addPet(s, seat, kindOf(pet.card), false);
  if (pet.copies !== undefined) s.effect[n] = kindOf(pet.copies);
  if (pet.spirit !== undefined) s.also[n] = kindOf(pet.spirit);
  s.marks[n] = marksOf(pet);
  s.wounds[n] = pet.wounds ?? 0;
  s.woundsThen[n] = pet.marked ? s.wounds[n]! : 0;
  s.foreverAttack[n] = pet.permanent?.attack ?? 0;
  s.foreverHealth[n] = pet.permanent?.health ?? 0;
  s.roundAttack[n] = pet.temporaryBonus?.attack ?? 0;
  s.roundHealth[n] = pet.temporaryBonus?.health ?? 0;
  s.stung[n] = pet.penalty ?? 0;
  s.scared[n] = clock(pet.scaredUntil);
  s.stopped[n] = clock(pet.stoppedUntil);
  s.guarded[n] = clock(pet.protectedUntil);
  s.auraBy[n] = pet.aura ?? -1;
  if (pet.used?.includes('riverbeast')) s.ignored[n] = 1;
}

function layStruck(s: TrueshotState, { id, struck = [] }: PetSetting): void {
  for (const other of struck) {
    s.struck[petNumber(id)]! |= 1 << petNumber(other);
    s.struckBy[petNumber(other)]! |= 1 << petNumber(id);
  }
}

function laySeat(s: TrueshotState, seat: number, given: SeatSetting): void {
  const { marks, weapon } = given;
  s.health[seat] = given.health!;
  s.coins[seat] = given.coins!;
  if (typeof weapon === 'object') {
    s.weapon[seat] = weaponOf(weapon.card);
    s.weaponUp[seat] = weapon.bonus;
  }
  for (const held of given.hand ?? []) {
    if (typeof held === 'string') continue;
    s.hands[seat]!.push(spellKind(held.card));
    if (held.placements > 0) s.trapCount[spellKind(held.card) - FIRST_TRAP] = held.placements;
  }
  s.aside[seat] = [...given.setAside!, ...given.setAsideForNext!].map(spellKind);
  s.asideUntil[seat] = [
    ...given.setAside!.map(() => s.round),
    ...given.setAsideForNext!.map(() => s.round + 1),
  ];
  if (given.aspect !== undefined) {
    s.aspect[seat] = spellKind(given.aspect.card);
    s.aspectEnds[seat] = s.round + given.aspect.rounds - 1;
  }
  s.shale[seat] = given.shale!;
  s.silenced[seat] = clock(given.silencedUntil);
  s.shielded[seat] = clock(given.safeUntil);
  s.permit[seat] = given.thirdPlace ? s.round : 0;
  s.nextSpell[seat] = marks!.arcane! + marks!.aiming!;
  s.spore[seat] = marks!.sporebat!;
  s.moth[seat] = marks!.moth!;
  if (given.healingBan) s.unhealed |= 1 << seat;
  if (given.lostHealthLastRound) s.lostBefore |= 1 << seat;
  if (marks!.volley) s.nextAll |= 1 << seat;
  for (const pet of given.pets) layPet(s, seat, pet);
}

export function layOut(setting: StrikeSetting): TrueshotState {
  const seats = setting.seats.length;
  const s = trueshot.setup({ options, seats }, rngFromSeed('twice')) as TrueshotState;
  s.round = 4;
  s.phase = COMBAT;
  s.opener = 0;
  s.active = setting.active;
  s.clock = 2 * setting.slot;
  s.lap = Math.ceil(setting.slot / seats);
  s.spent = setting.spent ?? false;
  s.source = 10;
  setting.seats.forEach((seat, i) => {
    laySeat(s, i, seat);
  });
  for (const { pets } of setting.seats) for (const pet of pets) layStruck(s, pet);
  s.petPile = setting.petPile!.map(kindOf).reverse();
  s.petSeen = s.petPile.map(() => 0);
  s.petDiscard = setting.petDiscard!.map(kindOf);
  s.weaponPile = setting.weaponPile!.map(weaponOf).reverse();
  s.weaponSeen = s.weaponPile.map(() => 0);
  s.weaponDiscard = [];
  s.spellPile = [];
  s.spellDiscard = setting.spellDiscard!.map(spellKind);
  updateRanks(s);
  s.stack.push(frameAt(halt, halt.at.stop));
  return s;
}
