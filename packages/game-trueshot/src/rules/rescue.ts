/** What a spell would do about a strike that would fell one of the caster's pets, as far as the table lies open. */
import { CAME_BACK, CLIPPED, FROZEN, HUNTED } from '../data/marks.js';
import { SPELLS } from '../data/spells.js';
import {
  AIM_ENEMY,
  AIM_PET,
  AIM_PLAYER,
  AIM_TRAPPABLE,
  BONUS,
  COMES_BACK,
  DETER,
  GUARD,
  HIT,
  IGNORES_FIRST,
  MEND,
  ON_RIDERS,
  RETARGET,
  SCARE,
  STOP,
  TO_PILE,
} from '../data/vocabulary.js';
import { powerOf, SPELLS_DOUBLE } from '../data/weapons.js';
import { aimsOf, beetleFor, legalTargets, SEAT_SHIFT, takesAll } from './aims.js';
import { has, ownerOf, type Table } from './board.js';
import { reduced } from './damage.js';
import { healthOf, maximumOf } from './figures.js';
import type { Forecast } from './forecast.js';

/** How the pet that was struck at would come out of it. */
export interface Rescue {
  readonly spell: number;
  /** The strike is called off (5.1, step 4), or goes at another pet. */
  readonly stops: boolean;
  readonly turns: boolean;
  /** The Health it would be left with if the strike lands all the same; 0 is death. */
  readonly left: number;
  /** The pet or, from 12 on, the seat to cast it at. */
  readonly aim: number;
}

const CALLS_OFF = new Set([STOP, SCARE, TO_PILE, DETER]);

/** The best this spell can do; a spell that would take every target says nothing here. */
export function rescueBy(s: Table, seat: number, strike: Forecast, spell: number): Rescue {
  const nothing = { spell, stops: false, turns: false, left: 0, aim: -1 };
  if (takesAll(s, seat, spell)) return nothing;
  return atStriker(s, seat, strike, spell) ?? atTarget(s, seat, strike, spell) ?? nothing;
}

function atStriker(s: Table, seat: number, strike: Forecast, spell: number): Rescue | undefined {
  const { striker, target } = strike;
  const { aim, ops, rider } = SPELLS[spell]!;
  const at = rider ? ownerOf(striker) + SEAT_SHIFT : striker;
  const aimed = rider ? aim === AIM_PLAYER || aim === AIM_TRAPPABLE : aim === AIM_PET || aim === AIM_ENEMY;
  if (!aimed || !isLegal(s, seat, spell, at) || beetleFor(s, striker) !== striker) return undefined;
  const found = { spell, stops: true, turns: false, left: strike.health, aim: at };
  if (ops.some(({ act, on }) => CALLS_OFF.has(act) && (on === ON_RIDERS) === rider)) return found;
  if (rider) return undefined;
  if (fells(s, seat, spell, striker)) return found;
  const elsewhere = legalTargets(s, striker) & ~(1 << target);
  if (ops.some(({ act }) => act === RETARGET) && elsewhere !== 0)
    return { ...found, stops: false, turns: true };
  return undefined;
}

/** Whether its hits alone bring the striker down for good. */
function fells(s: Table, seat: number, spell: number, striker: number): boolean {
  if (has(s, striker, IGNORES_FIRST) && s.ignored[striker] === 0) return false;
  if (has(s, striker, COMES_BACK) && (s.marks[striker]! & CAME_BACK) === 0) return false;
  const times = powerOf(s.weapon[seat]!) === SPELLS_DOUBLE ? 2 : 1;
  let damage = 0;
  for (const { act, n, plus } of SPELLS[spell]!.ops) {
    if (act !== HIT) continue;
    const marks = plus ? s.nextSpell[seat]! + s.spore[seat]! : 0;
    damage += reduced(s, striker, (n + marks) * times);
  }
  return damage >= healthOf(s, striker);
}

function atTarget(s: Table, seat: number, strike: Forecast, spell: number): Rescue | undefined {
  const { target } = strike;
  if (!isLegal(s, seat, spell, target) || beetleFor(s, target) !== target) return undefined;
  const found = { spell, stops: false, turns: false, aim: target };
  const { ops } = SPELLS[spell]!;
  if (ops.some(({ act }) => act === GUARD)) return { ...found, stops: true, left: strike.health };
  if (strike.kills || (s.marks[target]! & (CLIPPED | HUNTED | FROZEN)) !== 0) return undefined;
  let left = strike.health - strike.damage;
  for (const { act, m } of ops) {
    if (act === BONUS) left += m;
    if (act === MEND && (s.unhealed & (1 << ownerOf(target))) === 0)
      left += maximumOf(s, target) - healthOf(s, target);
  }
  return left > 0 ? { ...found, left } : undefined;
}

function isLegal(s: Table, seat: number, spell: number, aim: number): boolean {
  return (aimsOf(s, seat, spell) & (1 << aim)) !== 0;
}
