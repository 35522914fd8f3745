/** What an attack would come to, from what a seat may know: for buttons that say so before they are pressed. */
import { BLADES, MASAMUNE, ROBE, SPEAR } from './data/cards.js';
import { CHARACTERS, FACTION_SETS, HP, HUNTER, VALKYRIE } from './data/characters.js';
import { DUEL_DICE } from './house/ids.js';
import { countBits } from './rules/gear.js';
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
  const single = throwsD4(table, by);
  const odds = new Array<number>(7).fill(0);
  for (const [first, second, base] of single ? D4_THROWS : BOTH_THROWS) {
    const stays = blur ? 1 - blurChance(table, single, first, second) : 1;
    odds[base]! += stays / (single ? 4 : 24);
  }
  odds[0]! += 1 - odds.reduce((sum, chance) => sum + chance, 0);
  return odds;
}

const FOUR = [1, 2, 3, 4];
const SIX = [1, 2, 3, 4, 5, 6];
type Throw = readonly [first: number, second: number, base: number];
const D4_THROWS: readonly Throw[] = FOUR.map((die) => [die, 0, die]);
const BOTH_THROWS: readonly Throw[] = SIX.flatMap((six) =>
  FOUR.map((four): Throw => [six, four, Math.abs(six - four)]),
);

function throwsD4(table: ShadowView, by: number): boolean {
  const horn = (table.revealed & ~table.cancelled & (1 << by)) !== 0 && table.characters[by] === VALKYRIE;
  return horn || (table.gear[by]! & MASAMUNE) !== 0;
}

/** SH-H-31 to SH-H-33: how often a Blur is as high as this throw. */
function blurChance(table: ShadowView, single: boolean, first: number, second: number): number {
  if (single) return FOUR.filter((die) => die >= first).length / 4;
  if ((table.house & DUEL_DICE) !== 0) return SIX.filter((die) => die >= first).length / 6;
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
    return throwsD4(table, by) ? (left === 0 ? 0 : left + 2) : Math.max(0, base + 2 - robe);
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
  const damage = new Array<number>(13).fill(0);
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
