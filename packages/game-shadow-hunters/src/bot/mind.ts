/** What a bot thinks of everybody: who they probably are, and how much it wants them gone. */
import type { SeatView } from '@fray/engine';
import { RELICS } from '../data/cards.js';
import {
  AGNES,
  ALLIE,
  BOB,
  BRYAN,
  CATHERINE,
  CHARACTERS,
  CHARLES,
  DANIEL,
  DAVID,
  FACTION,
  HP,
  HUNTER,
  NEUTRAL,
  SHADOW,
} from '../data/characters.js';
import { countBits } from '../rules/gear.js';
import { agnesLooksAt } from '../rules/win.js';
import type { ShadowView } from '../view.js';
import { worldsFor } from '../who/beliefs.js';
import { factionShare } from '../who/worlds.js';

const COUNT = CHARACTERS.length;

export interface Mind {
  readonly seat: number;
  readonly table: ShadowView;
  /** The bot's own character. */
  readonly self: number;
  /** How likely a seat is a character, at seat * 20 + character. */
  readonly shares: readonly number[];
  /** From -1 (keep alive) to 1 (strike down): by character, and by seat. */
  readonly grudge: readonly number[];
  readonly hate: readonly number[];
}

export function mindOf({ seat, table }: SeatView<ShadowView>): Mind {
  const self = table.characters[seat]!;
  const shares = worldsFor(table).shares();
  const grudge = grudgeOf(table, seat, self, shares);
  const hate = table.open.map((_, other) => {
    if (other === seat) return ownWorth(table, self);
    let sum = 0;
    for (let c = 0; c < COUNT; c++) sum += shares[other * COUNT + c]! * grudge[c]!;
    return sum + envy(table, other, self);
  });
  return { seat, table, self, shares, grudge, hate };
}

/** Daniel and Catherine long for the first death; everybody else for their own life. */
function ownWorth(table: ShadowView, self: number): number {
  return wantsToDie(table, self) ? 0.6 : -1;
}

export function wantsToDie(table: Pick<ShadowView, 'firstDead'>, self: number): boolean {
  return (self === DANIEL || self === CATHERINE) && table.firstDead === 0;
}

/** Bob and David look at what others have. */
function envy(table: ShadowView, other: number, self: number): number {
  const gear = table.gear[other]!;
  if (self === BOB) return 0.25 * countBits(gear);
  return self === DAVID ? 0.4 * countBits(gear & RELICS) : 0;
}

function grudgeOf(table: ShadowView, seat: number, self: number, shares: readonly number[]): number[] {
  if (self === AGNES) return agnesGrudge(table, seat, shares);
  const side = FACTION[self]!;
  if (side !== NEUTRAL) return sideGrudge(table, side);
  if (self === DANIEL && table.firstDead !== 0) return sideGrudge(table, HUNTER);
  const all = (worth: number): number[] => CHARACTERS.map(() => worth);
  switch (self) {
    case CHARLES:
      return all(0.5);
    case BRYAN:
      return HP.map((hp) => (hp >= 13 ? 0.6 : -0.1));
    case ALLIE:
      return allieGrudge(table);
    case CATHERINE:
      return all(table.firstDead === 0 ? -0.2 : 0.3);
    case DANIEL:
      return all(-0.2);
    default:
      return all(0.1);
  }
}

/** Hunters and Shadows want each other dead; some Neutrals are better left alone. */
function sideGrudge(table: ShadowView, side: number): number[] {
  const dead = table.seats - countBits(table.alive);
  return CHARACTERS.map(({ faction }, character) => {
    if (faction === side) return -1;
    if (faction !== NEUTRAL) return 1;
    if (character === DANIEL && table.firstDead === 0) return -0.6;
    if (character === CATHERINE && table.firstDead === 0) return -0.6;
    if (character === CHARLES && dead >= 1) return 0.35;
    if (character === BOB || character === DAVID) return 0.2;
    return side === SHADOW && table.seats === 7 ? 0.3 : 0.05;
  });
}

/** Allie wants it over: she presses whichever side has fewer left. */
function allieGrudge(table: ShadowView): number[] {
  const fallen = [0, 0, 0];
  for (let seat = 0; seat < table.seats; seat++)
    if ((table.alive & (1 << seat)) === 0) fallen[FACTION[table.characters[seat]!]!]!++;
  const weaker = fallen[HUNTER]! > fallen[SHADOW]! ? HUNTER : SHADOW;
  return CHARACTERS.map(({ faction }) => (faction === NEUTRAL ? -0.1 : faction === weaker ? 0.5 : 0.1));
}

function agnesGrudge(table: ShadowView, seat: number, shares: readonly number[]): number[] {
  const friend = agnesLooksAt(table, seat);
  const [hunter, shadow] = [factionShare(shares, friend, HUNTER), factionShare(shares, friend, SHADOW)];
  const [forHunters, forShadows] = [sideGrudge(table, HUNTER), sideGrudge(table, SHADOW)];
  return CHARACTERS.map((_, c) => hunter * forHunters[c]! + shadow * forShadows[c]!);
}

/** How likely so much damage kills this seat. */
export function killChance(mind: Mind, seat: number, amount: number): number {
  const damage = mind.table.damage[seat]! + amount;
  let chance = 0;
  for (let c = 0; c < COUNT; c++) if (damage >= HP[c]!) chance += mind.shares[seat * COUNT + c]!;
  return chance;
}

const KILL = 6;

/** What it is worth to deal so much damage to a seat. */
export function harmValue(mind: Mind, seat: number, amount: number): number {
  if (amount <= 0 || (mind.table.barriers & (1 << seat)) !== 0) return 0;
  const { table, hate, shares, grudge, self } = mind;
  const damage = table.damage[seat]! + amount;
  let kill = 0;
  for (let c = 0; c < COUNT; c++)
    if (damage >= HP[c]!) kill += shares[seat * COUNT + c]! * killWorth(mind, seat, c, grudge[c]!);
  const press = 1 + table.damage[seat]! / 10;
  const feast = self === CHARLES && seat !== mind.seat ? 0.3 * table.damage[seat]! * 0.2 : 0;
  return hate[seat]! * amount * press + KILL * kill + feast;
}

function killWorth(mind: Mind, seat: number, character: number, grudge: number): number {
  if (seat === mind.seat) return wantsToDie(mind.table, mind.self) ? 3 : -3;
  const dead = mind.table.seats - countBits(mind.table.alive);
  if (mind.self === CHARLES) return dead >= 2 ? 4 : 0.6;
  if (mind.self === BRYAN) return HP[character]! >= 13 ? 4 : -0.5;
  return grudge;
}

/** What it is worth to heal a seat. */
export function healValue(mind: Mind, seat: number, amount: number): number {
  const real = Math.min(amount, mind.table.damage[seat]!);
  return -mind.hate[seat]! * real * (0.5 + mind.table.damage[seat]! / 10);
}

/** Health left, as far as the bot's own is concerned. */
export function ownHealth(mind: Mind): number {
  return HP[mind.self]! - mind.table.damage[mind.seat]!;
}

export function isHidden(mind: Mind): boolean {
  return (mind.table.revealed & (1 << mind.seat)) === 0;
}
