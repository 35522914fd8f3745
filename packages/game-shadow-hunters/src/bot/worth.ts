/** What attacks, Equipment, cards and areas are worth to a bot. */
import { ALTAR, CABIN, CEMETERY, CHURCH, GATE, WOODS } from '../data/areas.js';
import {
  AID,
  ANGER,
  AXE,
  BETS,
  BLADES,
  BROOCH,
  CHAINSAW,
  COMPASS,
  EXORCISM,
  GREED,
  HANDGUN,
  KNIFE,
  MACHINE_GUN,
  MASAMUNE,
  NURTURANCE,
  PREDICTION,
  RELICS,
  ROBE,
  ROSARY,
  SPEAR,
  TALISMAN,
  TOUGH_LESSON,
} from '../data/cards.js';
import { BOB, CHARACTERS, DAVID, FACTION, FACTION_SETS, HUNTER, members } from '../data/characters.js';
import { countBits } from '../rules/gear.js';
import { inRange } from '../rules/range.js';
import { harmValue, healValue, type Mind } from './mind.js';

const COUNT = CHARACTERS.length;
/** SH-B-46 */
const ODDS = [4 / 24, 7 / 24, 6 / 24, 4 / 24, 2 / 24, 1 / 24];
const D4 = [0, 0.25, 0.25, 0.25, 0.25, 0];

/** What the bot's own Equipment adds to a blow that hits, as if it stayed hidden. */
function bonus(mind: Mind): number {
  const { table, seat } = mind;
  const gear = table.gear[seat]!;
  const known = (table.revealed & (1 << seat)) !== 0 && FACTION[mind.self] === HUNTER;
  return countBits(gear & BLADES) + (known && (gear & SPEAR) !== 0 ? 2 : 0) - ((gear & ROBE) === 0 ? 0 : 1);
}

/** The expected worth of an attack on one seat, with so much added to what hits. */
export function attackValue(mind: Mind, target: number, more = bonus(mind)): number {
  const { table, seat } = mind;
  if ((table.angels & (1 << target)) !== 0) return -0.01;
  const odds = (table.gear[seat]! & MASAMUNE) === 0 ? ODDS : D4;
  const robe = (table.gear[target]! & ROBE) === 0 ? 0 : 1;
  let sum = 0;
  for (let base = 1; base < odds.length; base++)
    sum += odds[base]! * harmValue(mind, target, Math.max(0, base + more - robe));
  return sum;
}

export function sweepValue(mind: Mind, targets: number): number {
  return members(targets).reduce((sum, target) => sum + attackValue(mind, target), 0);
}

/** The best that an attack from where everybody stands can bring. */
export function bestAttack(mind: Mind, places: readonly number[]): number {
  const { table, seat } = mind;
  const range = inRange({ ...table, places: places as number[] }, seat);
  if ((table.gear[seat]! & MACHINE_GUN) !== 0) return Math.max(0, sweepValue(mind, range));
  return members(range).reduce((best, target) => Math.max(best, attackValue(mind, target)), 0);
}

const GEAR_WORTH: readonly (readonly [gear: number, worth: number])[] = [
  [KNIFE, 2],
  [CHAINSAW, 2],
  [AXE, 2],
  [MACHINE_GUN, 1.2],
  [HANDGUN, 1],
  [MASAMUNE, 1.2],
  [ROBE, 1],
  [TALISMAN, 0.6],
  [BROOCH, 0.6],
  [COMPASS, 0.8],
  [ROSARY, 0.5],
];

/** What a piece of Equipment is worth to the bot. */
export function gearWorth(mind: Mind, bit: number): number {
  if (mind.self === BOB) return 3;
  if (mind.self === DAVID && (bit & RELICS) !== 0) return 5;
  if (bit === SPEAR) return FACTION[mind.self] === HUNTER ? 2.5 : 0.4;
  return GEAR_WORTH.find(([gear]) => gear === bit)?.[1] ?? 0.5;
}

/** Taking something from somebody: better from an enemy. */
export function takeWorth(mind: Mind, from: number, bit: number): number {
  return gearWorth(mind, bit) * (1 + 0.5 * mind.hate[from]!);
}

/** What giving a Hermit card to a seat does and tells. */
export function hermitValue(mind: Mind, card: number, to: number): number {
  const { shares, grudge } = mind;
  let meant = 0;
  let harm = 0;
  for (let c = 0; c < COUNT; c++) {
    const share = shares[to * COUNT + c]!;
    if ((BETS[card]! & (1 << c)) === 0) continue;
    meant += share;
    harm += share * grudge[c]!;
  }
  if (card === PREDICTION) return 3 * uncertainty(mind, to);
  const heals = card >= AID && card <= NURTURANCE && mind.table.damage[to]! > 0;
  const cost = card === EXORCISM || card === TOUGH_LESSON ? 2 : 1;
  const gift = card >= ANGER && card <= GREED && mind.table.gear[to] !== 0 ? meant : 0;
  return 2 * entropy(meant) + (heals ? -harm : harm * cost) + gift;
}

function entropy(p: number): number {
  return p <= 0 || p >= 1 ? 0 : -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p));
}

/** How unsure the bot is about a seat's side, from 0 to about 1.5. */
export function uncertainty(mind: Mind, seat: number): number {
  let sum = 0;
  for (const set of FACTION_SETS) {
    let p = 0;
    for (const c of members(set)) p += mind.shares[seat * COUNT + c]!;
    if (p > 0) sum -= p * Math.log2(p);
  }
  return sum;
}

/** What an area promises: its action, and whom one can attack from there. */
export function areaWorth(mind: Mind, area: number): number {
  const { table, seat } = mind;
  const places = table.places.slice();
  places[seat] = area;
  return actionWorth(mind, area) + bestAttack(mind, places);
}

function actionWorth(mind: Mind, area: number): number {
  const { table, seat } = mind;
  const others = members(table.alive & ~(1 << seat));
  switch (area) {
    case CABIN:
      return others.reduce((best, other) => Math.max(best, uncertainty(mind, other)), 0);
    case GATE:
      return 1.6;
    case CHURCH:
      return mind.self === BOB || mind.self === DAVID ? 2.2 : 1.2;
    case CEMETERY:
      return mind.self === BOB ? 2.2 : 1.4;
    case WOODS:
      return Math.max(
        healValue(mind, seat, 1),
        ...others.map((other) => ((table.gear[other]! & BROOCH) === 0 ? harmValue(mind, other, 2) : 0)),
      );
    case ALTAR:
      return Math.max(
        0,
        ...others.flatMap((other) =>
          members(table.gear[other]!).map((bit) => takeWorth(mind, other, 1 << bit)),
        ),
      );
    default:
      return 0;
  }
}
