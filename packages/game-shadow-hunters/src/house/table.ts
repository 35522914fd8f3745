/**
 * The one place that orders the house rules. Where several hook into the same point they act in this order; at a tie the
 * first that is due is the only one (SH-H-46). A rule that is off does nothing at all.
 */
import type { Offers, Procedure, Refusal, Run } from '@fray/engine';
import { CHANGE_MOMENT, RULE_OFF } from '../refusals.js';
import { type Attack, BOTH_DICE, type ShadowState } from '../state.js';
import { ACCEPT, ADJUST, CHANGE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { adjust } from './adjust.js';
import { blur } from './blur.js';
import { adjustFault, mayAdjust } from './changes.js';
import { coupDeGrace } from './coup-de-grace.js';
import { criticalMisses } from './critical-misses.js';
import { doubleIt } from './double-it.js';
import { duelDice } from './duel-dice.js';
import { lastStand } from './last-stand.js';
import { type HouseRule, isOn, type Point, type Reaction } from './rule.js';
import { useIt } from './use-it.js';

export const HOUSE_RULES: readonly HouseRule[] = [
  useIt,
  duelDice,
  criticalMisses,
  coupDeGrace,
  lastStand,
  blur,
  doubleIt,
];

/** By point, the rules that hook into it, first one first. */
const ORDER: Readonly<Record<Point, readonly HouseRule[]>> = {
  declared: [doubleIt],
  threatened: [blur],
  rolled: [blur],
  tied: [doubleIt, criticalMisses],
  reckoned: [doubleIt],
  wounded: [coupDeGrace],
  harm: [doubleIt],
  hermit: [doubleIt],
};

/** Calls what the rules in play do at this point; the first in the table runs first. */
export function atPoint(s: ShadowState, run: Run<ShadowState, Events>, point: Point): void {
  if (s.house === 0) return;
  const rules = ORDER[point];
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i]!;
    if (isOn(s, rule.bit)) run.call(rule.at![point]!);
  }
}

/** SH-H-46: once an attacker has declared DOUBLE, a tie is that rule's alone. */
export function atTie(s: ShadowState, run: Run<ShadowState, Events>, attack: Readonly<Attack>): void {
  if (s.house === 0) return;
  for (const rule of ORDER.tied) {
    if (!isOn(s, rule.bit) || (rule === doubleIt && !attack.bare)) continue;
    run.call(rule.at!.tied!);
    return;
  }
}

export function houseDice(s: Readonly<ShadowState>): number {
  for (const rule of HOUSE_RULES) if (rule.dice !== undefined && isOn(s, rule.bit)) return rule.dice;
  return BOTH_DICE;
}

export function houseAnswers(s: ShadowState, run: Run<ShadowState, Events>, attack: Attack): void {
  for (const rule of HOUSE_RULES) if (isOn(s, rule.bit)) rule.throwAnswers?.(s, run, attack);
}

export function houseReckon(
  s: Readonly<ShadowState>,
  attack: Readonly<Attack>,
  seat: number,
): number | undefined {
  if (s.house === 0) return undefined;
  for (const rule of HOUSE_RULES) {
    const damage = isOn(s, rule.bit) ? rule.reckon?.(s, attack, seat) : undefined;
    if (damage !== undefined) return damage;
  }
  return undefined;
}

export function houseReaction(s: Readonly<ShadowState>): Reaction | undefined {
  if (s.house === 0) return undefined;
  return HOUSE_RULES.find((rule) => isOn(s, rule.bit) && rule.reaction !== undefined)?.reaction;
}

export function houseKeeps(s: Readonly<ShadowState>, card: number): boolean {
  return s.house !== 0 && HOUSE_RULES.some((rule) => isOn(s, rule.bit) && rule.keeps?.(s, card) === true);
}

export function houseEmptiesHands(s: Readonly<ShadowState>): boolean {
  return s.house !== 0 && HOUSE_RULES.some((rule) => isOn(s, rule.bit) && rule.emptiesHands === true);
}

export function houseAtStart(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  if (mayAdjust(s)) out.offer(adjustFault(s), ADJUST);
  if (s.house === 0) return;
  for (const rule of HOUSE_RULES) if (isOn(s, rule.bit)) rule.offerAtStart?.(s, seat, out);
}

const ruleOff = () => RULE_OFF;

/** SH-H-01 */
export function houseRefuse(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  for (const rule of HOUSE_RULES)
    if (isOn(s, rule.bit)) rule.refuse?.(s, seat, out);
    else for (const verb of rule.verbs ?? []) out.otherwise(verb, ruleOff);
  const fault = (): Refusal => (seat === s.turn ? adjustFault(s) : undefined) ?? CHANGE_MOMENT;
  for (const verb of [ADJUST, CHANGE, ACCEPT]) out.otherwise(verb, fault);
}

export function houseStart(verb: number): Procedure<ShadowState> | undefined {
  if (verb === ADJUST) return adjust;
  return HOUSE_RULES.find((rule) => rule.atStart?.verb === verb)?.atStart?.procedure;
}
