/** What an attack would come to, from what a seat may know: for buttons that say so before they are pressed. */
import { BLADES, MASAMUNE, ROBE, SPEAR } from './data/cards.js';
import { CHARACTERS, FACTION_SETS, HP, HUNTER, VALKYRIE } from './data/characters.js';
import { DUEL_DICE } from './house/ids.js';
import { firstSides } from './house/sides.js';
import { countBits } from './rules/gear.js';
import { BOTH_DICE, ONLY_D4, ONLY_D6 } from './state.js';
import type { ShadowView } from './view.js';
import { worldsFor } from './who/beliefs.js';

export interface AttackForecast {
  /** The chance of each damage, from 0 on. */
  readonly damage: readonly number[];
  /** The chance that nothing is dealt. */
  readonly unhurt: number;
  /** The chance that the defender falls: exact for oneself and for known characters, otherwise by the fitting deals. */
  readonly falls: number;
}

export interface Planned {
  /** The defender blurs. */
  readonly blur?: boolean;
  /** The attacker has declared DOUBLE. */
  readonly double?: boolean;
}

/** SH-B-46 and its like: base damage by the dice that are thrown. */
function baseOdds(table: ShadowView, by: number, blur: boolean): number[] {
  const dice = throwsD4(table, by) ? ONLY_D4 : (table.house & DUEL_DICE) === 0 ? BOTH_DICE : ONLY_D6;
  const throws = throwsOf(table, dice);
  const odds = new Array<number>(MOST_BASE + 1).fill(0);
  for (const [first, second, base] of throws) {
    const stays = blur ? 1 - blurChance(table, dice, first, second) : 1;
    odds[base]! += stays / throws.length;
  }
  odds[0]! += 1 - odds.reduce((sum, chance) => sum + chance, 0);
  return odds;
}

const MOST_BASE = 7;
const MOST_DAMAGE = 20;
type Throw = readonly [first: number, second: number, base: number];
const faces = (sides: number): number[] => Array.from({ length: sides }, (_, i) => i + 1);
const D4_THROWS: readonly Throw[] = faces(4).map((die) => [die, 0, die]);
const twoDice = (one: number, other: number): readonly Throw[] =>
  faces(one).flatMap((first) =>
    faces(other).map((second): Throw => [first, second, Math.abs(first - second)]),
  );
const BOTH_THROWS = twoDice(6, 4);

/** Every throw that is as likely as any other: with Duel Dice the second die is the defender's. */
function throwsOf(table: ShadowView, dice: number): readonly Throw[] {
  if (dice === ONLY_D4) return D4_THROWS;
  return dice === BOTH_DICE ? BOTH_THROWS : twoDice(firstSides(table, dice), table.options.duelDefendDie);
}

function throwsD4(table: ShadowView, by: number): boolean {
  const horn = (table.revealed & ~table.cancelled & (1 << by)) !== 0 && table.characters[by] === VALKYRIE;
  return horn || (table.gear[by]! & MASAMUNE) !== 0;
}

/** SH-H-31 to SH-H-33: how often a Blur is as high as this throw. */
function blurChance(table: ShadowView, dice: number, first: number, second: number): number {
  const sides = firstSides(table, dice);
  if (dice !== BOTH_DICE) return Math.max(0, sides + 1 - first) / sides;
  const theirs = Math.abs(first - second);
  return BOTH_THROWS.filter(([, , base]) => base >= theirs).length / 24;
}

/** The damage of a hit with this base, Equipment and DOUBLE counted in. */
function dealt(table: ShadowView, by: number, target: number, base: number, double: boolean): number {
  const bit = 1 << target;
  if (base === 0 || ((table.angels | table.barriers) & bit) !== 0) return 0;
  const robe = (table.gear[target]! & ROBE) === 0 ? 0 : 1;
  if (double) {
    const left = Math.max(0, base - robe);
    const more = table.options.doubleBonus;
    return throwsD4(table, by) ? (left === 0 ? 0 : left + more) : Math.max(0, base + more - robe);
  }
  const gear = table.gear[by]!;
  const hunter = (table.revealed & (1 << by)) !== 0 && (table.open[by]! & FACTION_SETS[HUNTER]!) !== 0;
  const more =
    countBits(gear & BLADES) + (hunter && (gear & SPEAR) !== 0 ? 2 : 0) - ((gear & ROBE) === 0 ? 0 : 1);
  return Math.max(0, base + more - robe);
}

export function attackForecast(
  table: ShadowView,
  by: number,
  target: number,
  { blur = false, double = false }: Planned = {},
): AttackForecast {
  const damage = new Array<number>(MOST_DAMAGE).fill(0);
  for (const [base, chance] of baseOdds(table, by, blur).entries())
    damage[dealt(table, by, target, base, double)]! += chance;
  const shares = worldsFor(table)
    .shares()
    .slice(target * CHARACTERS.length, (target + 1) * CHARACTERS.length);
  let falls = 0;
  for (const [amount, chance] of damage.entries())
    if (amount > 0)
      for (const [c, share] of shares.entries())
        if (table.damage[target]! + amount >= HP[c]!) falls += chance * share;
  return { damage, unhurt: damage[0]!, falls };
}
