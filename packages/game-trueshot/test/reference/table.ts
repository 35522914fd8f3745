/** The running position: the setting filled up with what is usual, the story so far, and who is asked. */
import { petCard, spellCard, WEAPONS } from './cards.js';
import type {
  Answer,
  Chance,
  Decide,
  Entry,
  Pet,
  PetSetting,
  Question,
  Seat,
  SeatSetting,
  StrikeSetting,
} from './setting.js';

/** A declared strike that is not resolved yet: what Scatter Shot looks at (TL-N24). */
export interface OpenStrike {
  striker: string;
  target: string | undefined;
  /** Scatter Shot has chosen for it. */
  turned: boolean;
}

/** Who brought a pet to 0, and by which hit (TL-A17, TL-N31). */
export interface Fall {
  killer: string | undefined;
  /** The hit after step 7 and the Health before it; none for a kill that is no hit. */
  hit: { taken: number; before: number } | undefined;
}

export interface Table {
  readonly seats: Seat[];
  active: number;
  readonly slot: number;
  spent: boolean;
  readonly lapOne: boolean;
  readonly mustStrike: boolean;
  readonly oneSpellPerSlot: boolean;
  readonly scareEndsRound: boolean;
  petPile: string[];
  petDiscard: string[];
  weaponPile: string[];
  spellDiscard: string[];
  readonly removed: string[];
  wipedOut: number[];
  open: OpenStrike | undefined;
  readonly falls: Map<string, Fall>;
  /** The Attack a pet died or left with. */
  readonly lastAttack: Map<string, number>;
  /** Riverbeast: the source each one ignores (TL-N22). */
  readonly ignoring: Map<string, number>;
  sources: number;
  newcomers: number;
  readonly entries: Entry[];
  readonly decide: Decide;
  readonly chance: Chance;
  /** Boar and Bestial Wrath strike from inside deaths and spells; the strike lies above both. */
  effectStrike: (t: Table, striker: Pet, chooser: number) => void;
}

function fillPet(given: PetSetting): Pet {
  petCard(given.card);
  const { permanent, temporaryBonus, set, asleep, ...rest } = structuredClone(given);
  const nothing = { attack: 0, health: 0 };
  return {
    wounds: 0,
    dead: false,
    scaredUntil: -1,
    stoppedUntil: -1,
    protectedUntil: -1,
    deterred: [],
    silenced: false,
    clipped: false,
    marked: false,
    markWounds: 0,
    penalty: 0,
    copies: undefined,
    spirit: undefined,
    used: [],
    struck: [],
    struckThisLap: false,
    concussed: false,
    distracting: false,
    aura: undefined,
    raptorTrait: false,
    temporary: false,
    lostHealth: false,
    ruby: false,
    flayed: [],
    doomedNextLap: false,
    ...rest,
    permanent: { ...nothing, ...permanent },
    temporaryBonus: { ...nothing, ...temporaryBonus },
    set: set === undefined ? undefined : { ...nothing, ...set },
    asleep: { ...nothing, ...asleep },
  };
}

export const freshPet = (id: string, card: string): Pet => fillPet({ id, card });

function fillSeat(given: SeatSetting): Seat {
  const { pets, hand = [], weapon = 'basic', marks, ...rest } = structuredClone(given);
  const held = typeof weapon === 'string' ? { card: weapon, bonus: 0 } : weapon;
  if (!WEAPONS.has(held.card)) throw new Error(`no weapon is called ${held.card}`);
  const cards = hand.map((card) => (typeof card === 'string' ? { card, placements: 0 } : card));
  for (const { card } of cards) spellCard(card);
  return {
    health: 10,
    coins: 5,
    setAside: [],
    setAsideForNext: [],
    aspect: undefined,
    shale: 0,
    silencedUntil: -1,
    safeUntil: -1,
    healingBan: false,
    lostHealthLastRound: false,
    lostHealthThisRound: false,
    laterLosses: [],
    eyes: undefined,
    flare: false,
    thirdPlace: false,
    castThisSlot: false,
    castThisCombat: false,
    ...rest,
    weapon: held,
    hand: cards,
    pets: pets.map(fillPet),
    marks: { arcane: 0, aiming: 0, sporebat: 0, moth: 0, volley: false, ...marks },
  };
}

export function layTable(
  setting: StrikeSetting,
  decide: Decide,
  chance: Chance,
  effectStrike: Table['effectStrike'],
): Table {
  return {
    seats: setting.seats.map(fillSeat),
    active: setting.active,
    slot: setting.slot,
    spent: setting.spent ?? false,
    lapOne: setting.lapOne ?? setting.slot <= setting.seats.length,
    mustStrike: setting.mustStrike ?? false,
    oneSpellPerSlot: setting.options?.oneSpellPerSlot ?? false,
    scareEndsRound: setting.options?.scareEndsRound ?? true,
    petPile: [...(setting.petPile ?? [])],
    petDiscard: [...(setting.petDiscard ?? [])],
    weaponPile: [...(setting.weaponPile ?? [])],
    spellDiscard: [...(setting.spellDiscard ?? [])],
    removed: [],
    wipedOut: [...(setting.wipedOut ?? [])],
    open: undefined,
    falls: new Map(),
    lastAttack: new Map(),
    ignoring: new Map(),
    sources: 0,
    newcomers: 0,
    entries: [],
    decide,
    chance,
    effectStrike,
  };
}

export function tell(t: Table, entry: Entry): void {
  t.entries.push(entry);
}

function ask(t: Table, question: Question): Answer {
  const answer = t.decide(question);
  tell(t, { kind: 'asked', question, answer });
  return answer;
}

/** TL-A19: compulsory when possible; a single possibility is not asked. */
export function pick(t: Table, seat: number, purpose: string, from: readonly string[]): string | undefined {
  if (from.length <= 1) return from[0];
  const answer = ask(t, { kind: 'pick', seat, purpose, from: [...from] });
  if (typeof answer !== 'string' || !from.includes(answer))
    throw new Error(`no answer to ${purpose}: ${answer}`);
  return answer;
}

export function askWindow(t: Table, question: Extract<Question, { kind: 'window' }>): string {
  const answer = ask(t, question);
  if (answer !== 'pass' && !question.castable.includes(answer as string))
    throw new Error(`seat ${question.seat} cannot cast ${answer}`);
  return answer as string;
}

/** Whole points, all of them. */
export function askSplit(
  t: Table,
  seat: number,
  purpose: string,
  total: number,
  among: string[],
): Record<string, number> {
  if (among.length === 1) return { [among[0]!]: total };
  const shares = ask(t, { kind: 'split', seat, purpose, total, among }) as Record<string, number>;
  const given = Object.entries(shares);
  const sound = given.every(([id, share]) => among.includes(id) && Number.isInteger(share) && share >= 0);
  if (!sound || given.reduce((sum, [, share]) => sum + share, 0) !== total)
    throw new Error(`a wrong split for ${purpose}`);
  return shares;
}

export function askOrder(t: Table, seat: number, purpose: string, of: string[]): string[] {
  if (of.length <= 1) return of;
  const order = ask(t, { kind: 'order', seat, purpose, of }) as string[];
  if ([...order].sort().join() !== [...of].sort().join()) throw new Error(`a wrong order for ${purpose}`);
  return order;
}

export const seatName = (seat: number): string => `seat ${seat}`;
export const seatNumber = (name: string): number => Number(name.slice(5));

/** A seat, then clockwise round the table. */
export function clockwise(t: Table, first: number): number[] {
  return t.seats.map((_, i) => (first + i) % t.seats.length);
}

/** From a seat clockwise, left to right. */
export function petsFrom(t: Table, first: number): Pet[] {
  return clockwise(t, first).flatMap((seat) => t.seats[seat]!.pets);
}

export function findPet(t: Table, id: string): Pet | undefined {
  return petsFrom(t, 0).find((pet) => pet.id === id);
}

/** The seat whose board the pet lies on. */
export function ownerOf(t: Table, pet: Pet): number {
  const seat = t.seats.findIndex(({ pets }) => pets.includes(pet));
  if (seat < 0) throw new Error(`${pet.id} lies on no board`);
  return seat;
}

/** TL-A8: the last slot that a one-lap effect covers, counted from now. */
export function oneLap(t: Table): number {
  return t.slot + t.seats.length - (t.spent || t.slot === 0 ? 0 : 1);
}

/** A source of damage of its own (TL-N22). */
export function newSource(t: Table): number {
  t.sources += 1;
  return t.sources;
}
