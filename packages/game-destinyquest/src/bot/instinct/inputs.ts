/** What a choice is made in, as a list of those inputs of the net that are not nought. */
import { hitTotal } from '../../damage/hit.js';
import { attackSpeed, isForced } from '../../sheet/attack-speed.js';
import { EFFECT_SIZE } from '../../sheet/effects.js';
import { armourOf, might, speedDiceOf, speedOf } from '../../sheet/values.js';
import { type DuelState, MARKS, NO_HIT, NONE, other, SCORE_HIT, SPEED, STATS } from '../../state/state.js';
import { plainHit } from '../estimates.js';
import {
  ASK,
  BLOW,
  BLOW_STEP,
  BLOW_STEPS,
  COMING,
  FIGURE,
  HEALTH,
  HEALTH_STEP,
  HEALTH_STEPS,
  LEAD,
  LEFT,
  MARK,
  MOST_LEAD,
  NOW,
  ROUND,
  ROUND_STEPS,
  SIDE,
  SIDE_SIZE,
  SLOT,
  SPENT,
  WINDOW,
} from './input-names.js';

/** More than a hero with every kind of box full can fill. */
const MOST = 1000;

export class Inputs {
  count = 0;
  readonly index = new Int32Array(MOST);
  readonly value = new Float64Array(MOST);

  add(index: number, value: number): void {
    if (value === 0 || this.count === MOST) return;
    this.index[this.count] = index;
    this.value[this.count++] = value;
  }
}

/** Between -1 and 1, steepest at nought, without a function whose last digit differs between machines. */
function soft(x: number): number {
  return x / (1 + (x < 0 ? -x : x));
}

export function readInputs(s: Readonly<DuelState>, me: number, ask: number, out: Inputs): void {
  out.count = 0;
  const foe = other(me);
  readFigures(s, me, foe, out);
  out.add(ASK + ask, 1);
  if (s.window !== NONE) out.add(WINDOW + s.window, 1);
  readLead(s, me, foe, out);
  for (let i = 0; i < ROUND_STEPS; i++) if (s.round > i + 1) out.add(ROUND + i, 1);
  readSide(s, me, SIDE, out);
  readSide(s, foe, SIDE + SIDE_SIZE, out);
}

function readFigures(s: Readonly<DuelState>, me: number, foe: number, out: Inputs): void {
  const mine = s.health[me]!;
  const theirs = s.health[foe]!;
  const hit = plainHit(s, me);
  const foeHit = plainHit(s, foe);
  const faster = speedOf(s, me) - speedOf(s, foe);
  const dice = speedDiceOf(s, me) - speedDiceOf(s, foe);
  const won = 0.5 + 0.5 * soft(0.35 * (faster + 3 * dice));
  const iLast = mine / ((1 - won) * (foeHit + 1) + 0.5);
  const theyLast = theirs / (won * (hit + 1) + 0.5);
  const left = Math.min(iLast, theyLast);
  const race = (iLast - theyLast) / (iLast + theyLast + 2);
  let at = FIGURE;
  out.add(at++, 1);
  out.add(at++, Math.min(14, left) / 7);
  out.add(at++, 2 / (1 + left));
  out.add(at++, 3 * race);
  out.add(at++, (3 * race) / (1 + left));
  out.add(at++, mine / s.sheets[me]!.max);
  out.add(at++, theirs / s.sheets[foe]!.max);
  out.add(at++, hit / 8);
  out.add(at++, foeHit / 8);
  out.add(at++, faster / 3);
  out.add(at++, dice);
  out.add(at++, won - 0.5);
  out.add(at++, speedOf(s, me) / 10 - 1);
  out.add(at++, speedOf(s, foe) / 10 - 1);
  out.add(at++, might(s, me) / 10 - 1);
  out.add(at++, might(s, foe) / 10 - 1);
  out.add(at++, armourOf(s, me) / 5 - 1);
  out.add(at++, armourOf(s, foe) / 5 - 1);
  out.add(at++, Math.min(10, mine / (foeHit + 1)) / 5);
  out.add(at++, Math.min(10, theirs / (hit + 1)) / 5);
  out.add(at++, mine <= foeHit + 3 ? 1 : 0);
  out.add(at++, theirs <= hit + 3 ? 1 : 0);
  out.add(at++, s.combatSlot[me] === NONE ? 0 : 1);
  out.add(at++, s.combatSlot[foe] === NONE ? 0 : 1);
  out.add(at++, s.winner === NONE ? 0 : s.winner === me ? 1 : -1);
  out.add(at++, s.hurt > 0 ? 1 : 0);
}

/** How the attack-speed dice lie while they can still be changed. */
function readLead(s: Readonly<DuelState>, me: number, foe: number, out: Inputs): void {
  if (s.step !== 2 || s.winner !== NONE || s.speedDice[0]!.length === 0) return;
  const lead = attackSpeed(s, me) - attackSpeed(s, foe);
  out.add(LEAD + MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead)), 1);
  out.add(LEAD + 2 * MOST_LEAD + 1, (isForced(s, foe) ? 1 : 0) - (isForced(s, me) ? 1 : 0));
}

function readSide(s: Readonly<DuelState>, seat: number, from: number, out: Inputs): void {
  const health = s.health[seat]!;
  for (let i = 0; i < HEALTH_STEPS && health > i * HEALTH_STEP; i++)
    out.add(from + HEALTH + i, Math.min(1, health / HEALTH_STEP - i));
  const blow = blowAt(s, seat);
  for (let i = 0; i < BLOW_STEPS && blow > i * BLOW_STEP; i++)
    out.add(from + BLOW + i, Math.min(1, blow / BLOW_STEP - i));
  for (let mark = 0; mark < MARKS; mark++)
    if (s.marks[seat * MARKS + mark] !== 0) out.add(from + MARK + mark, 1);
  for (let stat = 0; stat < STATS; stat++) out.add(from + NOW + stat, s.now[seat * STATS + stat]! / 2);
  readComing(s, seat, from + COMING, out);
  readAbilities(s, seat, from, out);
}

/** Health that the damage on the table would cost. */
function blowAt(s: Readonly<DuelState>, seat: number): number {
  if (s.hit.kind === NO_HIT) return 0;
  return Math.max(0, hitTotal(s, seat) - (s.hit.kind === SCORE_HIT ? armourOf(s, seat) : 0));
}

/** Effects that begin in the next round; a slower speed that will be felt longer counts more. */
function readComing(s: Readonly<DuelState>, seat: number, from: number, out: Inputs): void {
  const e = s.effects;
  for (let i = 0; i < e.length; i += EFFECT_SIZE) {
    if (e[i + 1] !== seat || e[i + 5]! <= s.round) continue;
    const stat = e[i + 2]!;
    if (e[i + 4]! > s.round || stat === SPEED)
      out.add(from + stat, (e[i + 3]! * Math.min(3, e[i + 5]! - s.round)) / 4);
  }
}

function readAbilities(s: Readonly<DuelState>, seat: number, from: number, out: Inputs): void {
  const { abilities } = s.sheets[seat]!;
  const left = s.left[seat]!;
  for (let i = 0; i < abilities.length; i++) {
    if (left[i]! > 0) out.add(from + LEFT + abilities[i]!, left[i]! > 1 ? 1.5 : 1);
    else out.add(from + SPENT + abilities[i]!, 1);
  }
  const slot = s.step <= 2 ? s.speedSlot[seat]! : s.combatSlot[seat]!;
  if (slot !== NONE) out.add(from + SLOT + slot, 1);
}
