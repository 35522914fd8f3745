/** A match before its first step: all cards in their piles, nobody has anything but Health, Coins and a basic weapon. */
import type { Rng, Setup } from '@fray/engine';
import { NO_EFFECT } from '../data/pets.js';
import { TRAPS } from '../data/spells.js';
import { BASIC } from '../data/weapons.js';
import { readOptions } from '../options.js';
import { petCards, spellCards, weaponCards } from './cards.js';
import { NO_PET, NOTHING, PLACES, SETUP, type TrueshotState } from './state.js';

/** TL-27, TL-28 */
export const FULL_HEALTH = 10;
export const FIRST_COINS = 5;

function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value);
}

function lists(length: number): number[][] {
  return Array.from({ length }, () => []);
}

export function setup({ options: given, seats }: Setup, rng: Rng): TrueshotState {
  const options = readOptions(given);
  return {
    rng,
    stack: [],
    outcome: null,
    options,
    seats,
    ...flow(seats),
    ...noPets(seats * PLACES, seats),
    ...everySeat(seats),
    ...piles(options, seats),
  };
}

function flow(seats: number) {
  return {
    round: 0,
    phase: SETUP,
    opener: 0,
    firstOpener: 0,
    prepOpener: 0,
    active: 0,
    actions: 0,
    rearranged: 0,
    clock: 1,
    lap: 0,
    spent: true,
    stirred: false,
    compelled: false,
    striker: NO_PET,
    target: NO_PET,
    picked: NOTHING,
    source: 0,
    inGame: (1 << seats) - 1,
    gone: 0,
    cast: 0,
    wiped: [] as number[],
  };
}

function noPets(places: number, seats: number) {
  return {
    row: filled(places, NO_PET),
    kind: filled(places, NOTHING),
    effect: filled(places, NO_EFFECT),
    also: filled(places, NO_EFFECT),
    alsoUsed: filled(places, 0),
    marks: filled(places, 0),
    wounds: filled(places, 0),
    woundsThen: filled(places, 0),
    foreverAttack: filled(places, 0),
    foreverHealth: filled(places, 0),
    roundAttack: filled(places, 0),
    roundHealth: filled(places, 0),
    nextAttack: filled(places, 0),
    nextHealth: filled(places, 0),
    asleepAttack: filled(places, 0),
    asleepHealth: filled(places, 0),
    asleepNextAttack: filled(places, 0),
    asleepNextHealth: filled(places, 0),
    setAttack: filled(places, NOTHING),
    setHealth: filled(places, NOTHING),
    weaker: filled(places, 0),
    stung: filled(places, 0),
    stopped: filled(places, 0),
    guarded: filled(places, 0),
    scared: filled(places, 0),
    deterred: filled(places * seats, 0),
    struck: filled(places, 0),
    struckBy: filled(places, 0),
    ignored: filled(places, 0),
    auraBy: filled(places, NOTHING),
    killer: filled(places, NO_PET),
    surplus: filled(places, 0),
    lastHit: filled(places, 0),
    diedWith: filled(places, 0),
    flays: lists(0),
  };
}

function everySeat(seats: number) {
  return {
    health: filled(seats, FULL_HEALTH),
    coins: filled(seats, FIRST_COINS),
    purse: filled(seats, 0),
    weapon: filled(seats, BASIC),
    weaponUp: filled(seats, 0),
    weaponCut: filled(seats, 0),
    fungus: filled(seats, 0),
    aspect: filled(seats, NOTHING),
    aspectEnds: filled(seats, 0),
    aspectSince: filled(seats, 0),
    silenced: filled(seats, 0),
    shielded: filled(seats, 0),
    muteNext: 0,
    mute: 0,
    unhealed: 0,
    nextSpell: filled(seats, 0),
    nextAll: 0,
    spore: filled(seats, 0),
    moth: filled(seats, 0),
    shale: filled(seats, 0),
    permit: filled(seats, 0),
    flare: filled(seats, 0),
    lost: 0,
    lostBefore: 0,
    eyes: filled(seats, NO_PET),
    eyesAttack: filled(seats, NOTHING),
    casters: 0,
    discarded: filled(seats, 0),
    stings: filled(seats * seats, 0),
    stored: lists(0),
  };
}

function piles(options: TrueshotState['options'], seats: number) {
  const petPile = petCards(options);
  const weaponPile = weaponCards(options);
  return {
    owned: lists(seats),
    hands: lists(seats),
    known: [] as number[],
    aside: lists(seats),
    asideUntil: lists(seats),
    trapCount: filled(TRAPS, 0),
    trapPlaced: 0,
    petPile,
    petSeen: filled(petPile.length, 0),
    petDiscard: [] as number[],
    weaponPile,
    weaponSeen: filled(weaponPile.length, 0),
    weaponDiscard: [] as number[],
    spellPile: spellCards(options),
    spellDiscard: [] as number[],
    removed: [] as number[],
    shop: [] as number[],
    offers: lists(seats),
    shown: NOTHING,
    revealed: [] as number[],
    draft: [] as number[],
    drafted: 0,
    took: 0,
    foodPile: lists(seats),
    foodDiscard: lists(seats),
    eaten: 0,
  };
}
