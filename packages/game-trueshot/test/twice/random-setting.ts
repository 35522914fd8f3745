/** Random tables: pets with wounds, bonuses and states, weapons, hands, marks, piles. */
import { PETS, SPELLS, WEAPONS } from '../reference/cards.js';
import type { Pet, PetSetting, SeatSetting, StrikeSetting } from '../reference/setting.js';

export type Dice = (n: number) => number;

/** Numbers below n, the same for the same seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

const PET_NAMES = [...PETS.keys()];
const isExotic = (name: string): boolean => PETS.get(name)!.exotic;
const COMMONS = PET_NAMES.filter((name) => !isExotic(name));
const WEAPON_NAMES = [...WEAPONS.keys()];
const SPELL_NAMES = [...SPELLS.keys()];
const ASPECTS = SPELL_NAMES.filter((name) => name.startsWith('aspect'));
const ONCE = ['scorpid', 'direhorn', 'riverbeast', 'core-hound', 'stone-hound'];

const one = <T>(dice: Dice, from: readonly T[]): T => from[dice(from.length)]!;
const chance = (dice: Dice, percent: number): boolean => dice(100) < percent;

interface Frame {
  readonly dice: Dice;
  readonly seats: number;
  readonly slot: number;
  readonly calm: boolean;
}

/** A last slot from now on within the next lap, or none. */
function lastSlot({ dice, seats, slot, calm }: Frame, percent: number): number {
  return !calm && chance(dice, percent) ? slot + dice(seats) : -1;
}

/** A fright outlasts the present slot: with its end its owner is back in, and only one side plays that far. */
function fright(f: Frame): number {
  const last = lastSlot(f, 5);
  return last < 0 ? last : last + 1;
}

function randomPet(f: Frame, id: string, card: string): PetSetting {
  const { dice } = f;
  const { health } = PETS.get(card)!;
  const dead = chance(dice, 9);
  const effect = card === 'mechanical' && chance(dice, 80) ? one(dice, COMMONS) : undefined;
  const spirit = chance(dice, 5) ? one(dice, PET_NAMES) : undefined;
  const own = effect ?? card;
  const used = ONCE.filter((name) => name === own && chance(dice, 40));
  const pet: Partial<Pet> = {
    wounds: dead ? health : chance(dice, 60) ? dice(health) : 0,
    dead,
    scaredUntil: dead ? -1 : fright(f),
    stoppedUntil: lastSlot(f, 8),
    protectedUntil: lastSlot(f, 8),
    silenced: chance(dice, 4),
    clipped: chance(dice, 3),
    marked: !dead && chance(dice, 2),
    permanent: chance(dice, 25) ? { attack: dice(3), health: dice(3) } : { attack: 0, health: 0 },
    temporaryBonus: chance(dice, 15) ? { attack: dice(3), health: dice(3) } : { attack: 0, health: 0 },
    penalty: chance(dice, 8) ? 1 + dice(2) : 0,
    used,
    concussed: chance(dice, 4),
    distracting: !dead && chance(dice, 4),
    raptorTrait: chance(dice, 4),
    lostHealth: chance(dice, 20),
    ruby: chance(dice, 2),
    temporary: chance(dice, 4),
    struckThisLap: chance(dice, 20),
  };
  if (chance(dice, 6)) pet.aura = dice(f.seats);
  if (effect !== undefined) pet.copies = effect;
  // The same effect twice on one pet is left to the two implementations' own tests.
  if (spirit !== undefined && spirit !== own && spirit !== 'mechanical') pet.spirit = spirit;
  return { id, card, ...pet };
}

function randomSeat(f: Frame, seat: number, spells: string[]): SeatSetting {
  const { dice } = f;
  const count = 1 + dice(3);
  const pets: PetSetting[] = [];
  for (let i = 0; i < count; i++) {
    const card = one(dice, i === 0 && chance(dice, 30) ? PET_NAMES : COMMONS);
    pets.push(randomPet(f, `${'abcd'[seat]}${i + 1}`, card));
  }
  const hand = spells.splice(0, dice(5)).map((card) => ({
    card,
    placements: card.endsWith('-trap') && chance(dice, 20) ? dice(f.seats + 1) : 0,
  }));
  const aspects = ASPECTS.filter((card) => spells.includes(card));
  const aspect = chance(dice, 30) && aspects.length > 0 ? one(dice, aspects) : undefined;
  if (aspect !== undefined) spells.splice(spells.indexOf(aspect), 1);
  const free = (): string[] => {
    const at = spells.findIndex((card) => !card.startsWith('aspect') && !card.endsWith('-trap'));
    return at === -1 ? [] : spells.splice(at, 1);
  };
  return {
    pets,
    hand,
    weapon: { card: one(dice, WEAPON_NAMES), bonus: dice(3) },
    health: dice(11),
    coins: dice(6),
    setAside: chance(dice, 10) ? free() : [],
    setAsideForNext: chance(dice, 10) ? free() : [],
    aspect: aspect === undefined ? undefined : { card: aspect, rounds: 3 },
    shale: chance(dice, 10) ? 1 : 0,
    silencedUntil: lastSlot(f, 8),
    safeUntil: lastSlot(f, 10),
    healingBan: chance(dice, 10),
    lostHealthLastRound: chance(dice, 30),
    thirdPlace: count === 3,
    marks: {
      arcane: chance(dice, 15) ? 1 : 0,
      aiming: chance(dice, 10) ? 2 : 0,
      sporebat: chance(dice, 18) ? 1 + dice(2) : 0,
      moth: chance(dice, 15) ? 1 + dice(2) : 0,
      volley: chance(dice, 10),
    },
  };
}

function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(dice(left.length), 1)[0]!);
}

/** Whom each pet has struck in this combat. */
function strikeBefore(dice: Dice, seats: readonly SeatSetting[]): void {
  seats.forEach(({ pets }, seat) => {
    for (const pet of pets)
      pet.struck = seats
        .flatMap((other, i) => (i === seat ? [] : other.pets))
        .filter(() => chance(dice, 12))
        .map(({ id }) => id);
  });
}

/** A table and what is played on it, but for the strike: who may strike whom is asked of the game. */
export function randomSetting(seed: number): StrikeSetting {
  const dice = diceOf(seed);
  const count = 3 + dice(2);
  const slot = 1 + dice(3 * count);
  const kind = (['strike', 'strike', 'strike', 'window', 'window', 'effectStrike', 'lapEnd'] as const)[
    dice(7)
  ]!;
  const frame: Frame = { dice, seats: count, slot, calm: kind === 'lapEnd' };
  const spells = shuffled(dice, SPELL_NAMES);
  const seats = Array.from({ length: count }, (_, seat) => randomSeat(frame, seat, spells));
  strikeBefore(dice, seats);
  // An Exotic that lies somewhere already is left out: there is one of each.
  const exotics = new Set(seats.flatMap(({ pets }) => pets.map(({ card }) => card)).filter(isExotic));
  const pile = (n: number): string[] =>
    Array.from({ length: n }, () => one(dice, PET_NAMES)).filter(
      (card) => !isExotic(card) || (!exotics.has(card) && exotics.add(card)),
    );
  return {
    seats,
    active: kind === 'lapEnd' ? 0 : (slot - 1) % count,
    slot,
    spent: kind === 'lapEnd' || (kind !== 'strike' && chance(dice, 50)),
    act: kind === 'window' ? { kind } : kind === 'lapEnd' ? { kind } : { kind, striker: '' },
    petPile: pile(dice(8)),
    petDiscard: pile(dice(4)),
    weaponPile: Array.from({ length: dice(4) }, () => one(dice, WEAPON_NAMES.slice(1))),
    spellDiscard: spells.splice(0, dice(3)),
  };
}
