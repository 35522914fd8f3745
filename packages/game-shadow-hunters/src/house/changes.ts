/** Which house rules a table may change in the middle of a match, and why one may not be changed now (SH-H-48, SH-H-49). */
import { type Change, changesOf, formatChange, type Refusal, withChange } from '@fray/engine';
import { OPTIONS } from '../options.js';
import {
  ALREADY_SO,
  DOUBLE_FIXED,
  NEEDS_DUEL,
  PROPOSED_ALREADY,
  RULE_OFF,
  RULES_LOCKED,
} from '../refusals.js';
import type { ShadowState } from '../state.js';
import { CRITICAL_MISSES, DOUBLE_IT, DUEL_DICE, HOUSE_IDS, type HouseId } from './ids.js';

/** What belongs to which rule. */
const RULE_OF: Readonly<Record<string, HouseId>> = {
  ...Object.fromEntries(HOUSE_IDS.map((id) => [id, id])),
  holdDemanding: 'useIt',
  machineGunDuel: 'duelDice',
  duelAttackDie: 'duelDice',
  duelDefendDie: 'duelDice',
  missDamage: 'criticalMisses',
  coupThresholdHp8: 'coupDeGrace',
  coupThreshold10: 'coupDeGrace',
  coupThreshold12: 'coupDeGrace',
  coupSixes: 'coupDeGrace',
  coupUses: 'coupDeGrace',
  coupSecrecy: 'coupDeGrace',
  lastStandTrigger: 'lastStand',
  counterChain: 'lastStand',
  standUses: 'lastStand',
  blurMachineGun: 'blur',
  blurCoupLock: 'blur',
  blurUses: 'blur',
  doubleBonus: 'doubleIt',
  doubleUses: 'doubleIt',
  loseItPenalty: 'doubleIt',
  doubleHermit: 'doubleIt',
};

export const CHANGES: readonly Change[] = changesOf(OPTIONS, Object.keys(RULE_OF));
export const CHANGE_NAMES: readonly string[] = CHANGES.map(formatChange);

type Ruled = Pick<ShadowState, 'options' | 'house'>;

const bitOf = (rule: HouseId): number => 1 << HOUSE_IDS.indexOf(rule);
const isRule = (id: string): id is HouseId => HOUSE_IDS.some((rule) => rule === id);

function inForce({ options, house }: Readonly<Ruled>, id: string): unknown {
  return isRule(id) ? (house & bitOf(id)) !== 0 : options[id as keyof typeof options];
}

/** SH-H-48: whether the table changes rules in the middle at all. */
export function mayAdjust({ options, house }: Readonly<Ruled>): boolean {
  return options.houseChanges || (options.doubleAdjustable && (house & DOUBLE_IT) !== 0);
}

export function adjustFault(s: Readonly<ShadowState>): Refusal | undefined {
  if (!mayAdjust(s)) return RULES_LOCKED;
  return s.proposed ? PROPOSED_ALREADY : undefined;
}

export function changeFault(s: Readonly<Ruled>, { id, value }: Change): Refusal | undefined {
  const rule = RULE_OF[id]!;
  const isDouble = rule === 'doubleIt' && (s.house & DOUBLE_IT) !== 0;
  if (!s.options.houseChanges && !isDouble) return RULES_LOCKED;
  if (!s.options.houseChanges && !s.options.doubleAdjustable) return DOUBLE_FIXED;
  if (!isRule(id) && (s.house & bitOf(rule)) === 0) return RULE_OFF;
  if (id === 'criticalMisses' && value === true && (s.house & DUEL_DICE) === 0) return NEEDS_DUEL;
  return inForce(s, id) === value ? ALREADY_SO : undefined;
}

/** SH-H-49: Duel Dice take Critical Misses with them. */
export function makeChange(s: ShadowState, change: Change): void {
  s.options = withChange(s.options, change);
  if (!isRule(change.id)) return;
  const bit = bitOf(change.id);
  s.house = change.value === true ? s.house | bit : s.house & ~bit;
  if ((s.house & DUEL_DICE) !== 0 || !s.options.criticalMisses) return;
  s.house &= ~CRITICAL_MISSES;
  s.options = withChange(s.options, { id: 'criticalMisses', value: false });
}
