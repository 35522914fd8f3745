/** How a bot votes on the house rules, and when it uses them. */
import type { Move } from '@fray/engine';
import { BLADES, ROBE } from '../data/cards.js';
import { CHARACTERS } from '../data/characters.js';
import { isLow } from '../house/brink.js';
import { isUsedUp } from '../house/uses.js';
import { countBits } from '../rules/gear.js';
import * as verbs from '../verbs.js';
import { runningAttack } from '../view.js';
import { harmValue, type Mind, ownHealth, wantsToDie } from './mind.js';
import { attackValue, hermitValue } from './worth.js';

const LOW = 6;

/** SH-H-02, SH-H-48: bots agree with what people want, careless ones, too, and propose no change of their own. */
export function isCourtesy(moves: readonly Move[]): boolean {
  const [first, second] = [moves[0]![0], moves[1]?.[0]];
  return first === verbs.VOTE || first === verbs.ACCEPT || second === verbs.CHANGE;
}

export function houseWorth(mind: Mind, [verb, a]: Move, seat: number): number {
  const { table } = mind;
  switch (verb) {
    // SH-H-02: to whatever was proposed.
    case verbs.VOTE:
      return countBits(a);
    case verbs.DOUBLE:
      return doubleWorth(mind);
    case verbs.BLUR:
      return wantsToDie(table, mind.self) ? -1 : ownHealth(mind) <= LOW ? 1 : -1;
    case verbs.COUP:
      return coupWorth(mind);
    case verbs.STAND:
      return standWorth(mind);
    // SH-H-38: agree when it costs nothing any more.
    case verbs.AGREE:
      return isUsedUp(table.doubled, seat, table.options.doubleUses) ? 1 : -1;
    case verbs.ACCEPT:
      return 1;
    case verbs.PROPOSE:
    case verbs.ADJUST:
    case verbs.CHANGE:
      return -1;
    default:
      return 0;
  }
}

function doubleWorth(mind: Mind): number {
  const { table, seat } = mind;
  const more = table.options.doubleBonus;
  const attack = runningAttack(table);
  if (attack === undefined) {
    const target = table.target;
    if (table.hermit >= 0 && target >= 0) return hermitValue(mind, table.hermit, target) - 4;
    return target >= 0 ? harmValue(mind, target, 2 + more) - harmValue(mind, target, 2) - 2 : -1;
  }
  const gear = table.gear[seat]!;
  const own = countBits(gear & BLADES) - ((gear & ROBE) === 0 ? 0 : 1);
  let gain = -1.4;
  for (let other = 0; other < table.seats; other++)
    if ((attack.left & (1 << other)) !== 0)
      gain += attackValue(mind, other, more) - attackValue(mind, other, own);
  return gain;
}

/** An attempt is spent for good: worth it only if whoever was hit is probably low enough. */
function coupWorth(mind: Mind): number {
  const attack = runningAttack(mind.table);
  if (attack === undefined) return 0;
  let worth = -0.25;
  for (let other = 0; other < mind.table.seats; other++)
    if ((attack.hurt & (1 << other)) !== 0) worth += mind.hate[other]! * lowChance(mind, other);
  return worth;
}

function lowChance(mind: Mind, seat: number): number {
  let chance = 0;
  for (let c = 0; c < CHARACTERS.length; c++)
    if (isLow(mind.table, seat, c)) chance += mind.shares[seat * CHARACTERS.length + c]!;
  return chance;
}

function standWorth(mind: Mind): number {
  const by = runningAttack(mind.table)?.by ?? 0;
  return harmValue(mind, by, 2) - 0.5;
}
