/** The figures of an attack: which dice, what they come to, what is added and taken off. */
import { BLADES, MASAMUNE, ROBE, SPEAR } from '../data/cards.js';
import { FACTION_SETS, HUNTER, VALKYRIE } from '../data/characters.js';
import { houseDice, houseReckon } from '../house/table.js';
import { countBits } from '../rules/gear.js';
import { isOpenly } from '../rules/reveal.js';
import { type Attack, isRevealed, ONLY_D4, type ShadowState } from '../state.js';

const SPEAR_BONUS = 2;

export function newAttack(s: Readonly<ShadowState>, by: number, targets: number, counter: boolean): Attack {
  const { seats } = s;
  return {
    by,
    counter,
    targets,
    left: targets,
    dice: 0,
    first: 0,
    second: 0,
    bare: false,
    answers: new Array<number>(seats).fill(0),
    base: new Array<number>(seats).fill(0),
    damage: new Array<number>(seats).fill(0),
    marks: new Array<number>(seats).fill(0),
    hurt: 0,
    won: 0,
    countered: 0,
    at: 1,
  };
}

/** SH-B-47, SH-H-11: Masamune and Valkyrie's horn come before any house rule. */
export function diceOf(s: Readonly<ShadowState>, by: number): number {
  if ((s.gear[by]! & MASAMUNE) !== 0 || isOpenly(s, by, VALKYRIE)) return ONLY_D4;
  return houseDice(s);
}

/** SH-B-44, SH-B-45, SH-H-09: the difference of two dice, or the only one. */
export function baseOf(attack: Readonly<Attack>, seat: number): number {
  if (attack.dice === ONLY_D4) return attack.first;
  const other = attack.second === 0 ? attack.answers[seat]! : attack.second;
  return Math.abs(attack.first - other);
}

/** SH-B-49 to SH-B-52: a failed attack gets nothing; otherwise the whole sum, and never less than 0. */
export function reckon(s: Readonly<ShadowState>, attack: Readonly<Attack>, seat: number): number {
  const base = attack.base[seat]!;
  if (base === 0) return 0;
  const changed = houseReckon(s, attack, seat);
  if (changed !== undefined) return changed;
  return Math.max(0, base + ownBonus(s, attack.by) - ((s.gear[seat]! & ROBE) === 0 ? 0 : 1));
}

/** SH-B-50, SH-B-51: what the attacker's own Equipment adds and takes off. */
export function ownBonus(s: Readonly<Pick<ShadowState, 'gear' | 'revealed' | 'open'>>, by: number): number {
  const gear = s.gear[by]!;
  const hunter = isRevealed(s, by) && (s.open[by]! & FACTION_SETS[HUNTER]!) !== 0;
  const spear = hunter && (gear & SPEAR) !== 0 ? SPEAR_BONUS : 0;
  return countBits(gear & BLADES) + spear - ((gear & ROBE) === 0 ? 0 : 1);
}
