/** What is compared: a position in words that both implementations can say. */
import {
  AURA,
  CLIPPED,
  CONCUSSED,
  DEAD,
  DISTRACTED,
  DOOMED,
  FROZEN,
  HUNTED,
  HURT,
  RAPTOR_TRAIT,
  SILENCED,
  TEMPORARY,
} from '../../src/data/marks.js';
import { NO_EFFECT } from '../../src/data/pets.js';
import { SPELL_IDS } from '../../src/data/spells.js';
import { WEAPON_IDS } from '../../src/data/weapons.js';
import { countBits, livingSeats } from '../../src/rules/board.js';
import { attackOf, healthOf, maximumOf } from '../../src/rules/figures.js';
import { NO_PET, NOTHING } from '../../src/state/state.js';
import type { Outcome, PetAfter } from '../reference/setting.js';
import { cardName, type GameSide } from './game-side.js';

/** A one-lap state that is over says nothing any more. */
const until = (last: number, slot: number): string => (last >= slot ? ` ${last}` : ' none');
const flags = (list: readonly [string, boolean][]): string =>
  list.flatMap(([name, is]) => (is ? [name] : [])).join(' ');

function gamePet({ s, names }: GameSide, pet: number, slot: number): string {
  const marks = s.marks[pet]!;
  const has = (mark: number): boolean => (marks & mark) !== 0;
  const struck = names.filter((_, other) => (s.struck[pet]! & (1 << other)) !== 0 && s.kind[other]! >= 0);
  const flayed = s.flays
    .filter(([victim]) => victim === pet)
    .reduce((sum, [, laps, plus, times]) => sum + (laps! + plus!) * times!, 0);
  const words = flags([
    ['silenced', has(SILENCED)],
    ['clipped', has(CLIPPED)],
    ['temporary', has(TEMPORARY)],
    ['concussed', has(CONCUSSED)],
    ['distracting', has(DISTRACTED)],
    ['raptor', has(RAPTOR_TRAIT)],
    ['ruby', has(FROZEN)],
    ['doomed', has(DOOMED)],
    ['hunted', has(HUNTED)],
    [`aura ${s.auraBy[pet]}`, has(AURA)],
    ['hurt', has(HURT) && ((pet / 3) | 0) !== s.active],
    [`spirit ${s.also[pet] === NO_EFFECT ? '' : cardName(s.also[pet]!)}`, s.also[pet] !== NO_EFFECT],
  ]);
  const figures = has(DEAD) ? 'dead' : `${attackOf(s, pet)}/${healthOf(s, pet)} of ${maximumOf(s, pet)}`;
  const laps = [s.stopped, s.guarded, s.scared].map((list) => until(list[pet]! / 2 || -1, slot)).join();
  return `${names[pet]} ${cardName(s.kind[pet]!)} ${figures} ${words} laps${laps} struck ${struck.sort()} flayed ${flayed}`;
}

function otherPet(pet: PetAfter, owner: number, outcome: Outcome, active: number, slot: number): string {
  const there = outcome.seats.flatMap(({ pets }) => pets.map(({ id }) => id));
  const words = flags([
    ['silenced', pet.silenced],
    ['clipped', pet.clipped],
    ['temporary', pet.temporary],
    ['concussed', pet.concussed],
    ['distracting', pet.distracting],
    ['raptor', pet.raptorTrait],
    ['ruby', pet.ruby],
    ['doomed', pet.doomedNextLap],
    ['hunted', pet.marked],
    [`aura ${pet.aura}`, pet.aura !== undefined],
    ['hurt', pet.lostHealth && owner !== active],
    [`spirit ${pet.spirit}`, pet.spirit !== undefined && pet.spirit !== 'mechanical'],
  ]);
  const figures = pet.dead ? 'dead' : `${pet.attack}/${pet.health} of ${pet.maximum}`;
  const laps = [pet.stoppedUntil, pet.protectedUntil, pet.scaredUntil]
    .map((last) => until(last, slot))
    .join();
  const struck = pet.struck.filter((id) => there.includes(id)).sort();
  const flayed = pet.flayed.flat().reduce((sum, amount) => sum + amount, 0);
  return `${pet.id} ${pet.card} ${figures} ${words} laps${laps} struck ${struck} flayed ${flayed}`;
}

function gameSeat(side: GameSide, seat: number, slot: number): string[] {
  const { s } = side;
  const row = s.row.slice(seat * 3, seat * 3 + 3).filter((pet) => pet !== NO_PET);
  const spells = (cards: readonly number[]): string =>
    cards
      .map((card) => SPELL_IDS[card]!)
      .sort()
      .join();
  const later = s.stings.reduce((sum, n, i) => sum + (i % s.seats === seat ? n : 0), 0);
  const bit = (bits: number): boolean => (bits & (1 << seat)) !== 0;
  return [
    `health ${s.health[seat]} coins ${s.coins[seat]} weapon +${s.weaponUp[seat]} shale ${s.shale[seat]} later ${later}`,
    `hand ${spells(s.hands[seat]!)} aside ${spells(s.aside[seat]!)}`,
    `aspect ${s.aspect[seat] === NOTHING ? 'none' : SPELL_IDS[s.aspect[seat]!]}`,
    `next ${s.nextSpell[seat]} spore ${s.spore[seat]} moth ${s.moth[seat]} volley ${bit(s.nextAll)}`,
    `silent${until(s.silenced[seat]! / 2 || -1, slot)} safe${until(s.shielded[seat]! / 2 || -1, slot)} lost ${bit(s.lost)}`,
    ...row.map((pet) => gamePet(side, pet, slot)),
  ];
}

function otherSeat(outcome: Outcome, seat: number, active: number, slot: number): string[] {
  const p = outcome.seats[seat]!;
  const hand = p.hand.map(({ card }) => card).sort();
  const aside = [...p.setAside, ...p.setAsideForNext].sort();
  const later = p.laterLosses.reduce((sum, n) => sum + n, 0);
  const { arcane, aiming, sporebat, moth, volley } = p.marks;
  return [
    `health ${p.health} coins ${p.coins} weapon +${p.weapon.bonus} shale ${p.shale} later ${later}`,
    `hand ${hand} aside ${aside}`,
    `aspect ${p.aspect?.card ?? 'none'}`,
    `next ${arcane + aiming} spore ${sporebat} moth ${moth} volley ${volley}`,
    `silent${until(p.silencedUntil, slot)} safe${until(p.safeUntil, slot)} lost ${p.lostHealthThisRound}`,
    ...p.pets.map((pet) => otherPet(pet, seat, outcome, active, slot)),
  ];
}

export function summaryOfGame(side: GameSide, slot: number): string[] {
  const { s } = side;
  // Whatever ended with the slot is compared as it was in it.
  s.clock = 2 * slot;
  const over = countBits(livingSeats(s)) <= 1;
  return [
    ...s.health.flatMap((_, seat) => gameSeat(side, seat, slot)),
    `pets ${[...s.petPile].reverse().map(cardName)} discard ${s.petDiscard.map(cardName)}`,
    `removed ${s.removed.map(cardName).sort()}`,
    `weapons ${[...s.weaponPile].reverse().map((weapon) => WEAPON_IDS[weapon])}`,
    `spells ${s.spellDiscard.map((spell) => SPELL_IDS[spell]!).sort()}`,
    `out ${s.wiped} over ${over}`,
  ];
}

export function summaryOfOther(outcome: Outcome, active: number, slot: number): string[] {
  return [
    ...outcome.seats.flatMap((_, seat) => otherSeat(outcome, seat, active, slot)),
    `pets ${outcome.petPile} discard ${outcome.petDiscard}`,
    `removed ${[...outcome.removed].sort()}`,
    `weapons ${outcome.weaponPile}`,
    `spells ${[...outcome.spellDiscard].sort()}`,
    `out ${outcome.wipedOut} over ${outcome.over}`,
  ];
}
