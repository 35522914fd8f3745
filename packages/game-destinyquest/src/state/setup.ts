/** A duel before its first step. Nothing random happens here. */
import type { Rng } from '@fray/engine';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import type { Hero } from '../heroes/hero.js';
import { sheetOf } from '../sheet/sheet.js';
import { newRare } from './rare.js';
import {
  type DuelRules,
  type DuelState,
  type DuelTable,
  duelOf,
  type Hit,
  MARKS,
  NO_HIT,
  NONE,
  SHADES,
  STATS,
} from './state.js';

function newHit(): Hit {
  return {
    kind: NO_HIT,
    ability: NONE,
    by: [NONE, NONE],
    faces: [[], []],
    rolled: [0, 0],
    added: [0, 0],
    stopped: [0, 0],
    martyred: [0, 0],
    control: 0,
  };
}

/**
 * Arrays are written out, not mapped: once compiled, `map` makes another kind of array than before, and all compiled
 * code that reads it is thrown away.
 */
export function newDuel(heroes: readonly [Hero, Hero], rules: DuelRules, rng: Rng): DuelState {
  const sheets = [sheetOf(heroes[0], heroes[1], rules), sheetOf(heroes[1], heroes[0], rules)] as const;
  const [one, two] = sheets;
  const table: DuelTable = {
    sheets,
    rules,
    round: 0,
    step: 0,
    window: NONE,
    skipTo: 0,
    winner: NONE,
    health: [one.start, two.start],
    before: [one.start, two.start],
    left: [one.copies.slice(), two.copies.slice()],
    played: [zeros(one.copies.length), zeros(two.copies.length)],
    effects: [],
    now: zeros(2 * STATS),
    marks: zeros(2 * MARKS),
    speedSlot: [NONE, NONE],
    shown: [0, 0],
    combatSlot: [NONE, NONE],
    speedDice: [[], []],
    speedRolled: [0, 0],
    totals: [0, 0],
    hit: newHit(),
    owed: NONE,
    counted: 0,
    hurt: 0,
    scored: 0,
    caused: [0, 0],
    streak: [0, 0],
    controlDie: [0, 0],
    rare: newRare([...one.abilities, ...two.abilities].map((i) => ABILITIES[i]!.id)),
  };
  const shades = abilityIndex('shades');
  sheets.forEach((sheet, seat) => {
    if (sheet.abilities.includes(shades)) table.marks[seat * MARKS + SHADES] = 1;
  });
  return duelOf(rng, [], null, table);
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}
