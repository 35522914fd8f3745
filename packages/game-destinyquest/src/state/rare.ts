/** What only a few abilities leave on the table: most duels do without, and copy nothing of it. */
import type { AbilityId } from '../abilities/ability-ids.js';

export interface Rare {
  /** Attack-speed dice that wait for the next round, and 1 where silver frost holds all of them (R-FROZEN). */
  held: number[][];
  heldAll: number[];
  /** Those that lie there from the last round, in front of what is rolled. */
  lying: number[][];
  lyingAll: number[];
  /** Sixes that the other has rolled for damage (fiery temper). */
  sixes: number[];
  /** The number each seat has named; 0 for none (sweet spot). */
  named: number[];
  /** Places of modifiers that have failed this round (elysium soaked). */
  failed: number[][];
  /** Dice of the roll on the table, as bits, that bright spark has had. */
  sparked: number;
  /** What was picked with the ability on the table: an attribute, or a place of the sheet; -1 for none. */
  picked: number;
}

const NEED: readonly AbilityId[] = [
  'hooked',
  'silver-frost',
  'fiery-temper',
  'sweet-spot',
  'elysium-soaked',
  'bright-spark',
  'wither',
  'splash-damage',
];

export function newRare(abilities: readonly AbilityId[]): Rare | null {
  if (!abilities.some((id) => NEED.includes(id))) return null;
  return {
    held: [[], []],
    heldAll: [0, 0],
    lying: [[], []],
    lyingAll: [0, 0],
    sixes: [0, 0],
    named: [0, 0],
    failed: [[], []],
    sparked: 0,
    picked: -1,
  };
}

export function cloneRare(rare: Readonly<Rare>): Rare {
  return {
    held: rare.held.map((dice) => dice.slice()),
    heldAll: rare.heldAll.slice(),
    lying: rare.lying.map((dice) => dice.slice()),
    lyingAll: rare.lyingAll.slice(),
    sixes: rare.sixes.slice(),
    named: rare.named.slice(),
    failed: rare.failed.map((places) => places.slice()),
    sparked: rare.sparked,
    picked: rare.picked,
  };
}

/** As a round begins: what was kept for it lies there, and what failed may be tried again. */
export function turnRare(rare: Rare): void {
  rare.lying = rare.held;
  rare.lyingAll = rare.heldAll;
  rare.held = [[], []];
  rare.heldAll = [0, 0];
  rare.failed = [[], []];
}
