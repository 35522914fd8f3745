/** The attack that is running, as everybody may know it: from the public flow, with each part of every figure by name. */
import type { SeatView } from '@fray/engine';
import { WEAPON_IDS, type WeaponId } from '../data/weapons.js';
import { OBSCURED } from '../geometry/sight/sight.js';
import { distanceShown, takeSight } from '../rules/fight/aim.js';
import {
  attackModifiers,
  attacksOf,
  counterModifiers,
  defenceModifiers,
  type Modifier,
  rangeOf,
} from '../rules/fight/needs.js';
import type { AttackLocals } from '../rules/fight/shots.js';
import type { WoundLocals } from '../rules/fight/wounds.js';
import { COUNTER_DRAW, DEFENCE_DRAW, INJURY_DRAW, weaponOf } from '../state.js';
import type { DevilsView } from '../view.js';

export type AttackStage = 'reactions' | 'attack' | 'defence' | 'counter' | 'injury';

export interface RunningAttack {
  readonly attacker: number;
  readonly target: number;
  /** Whom the hits are on now: the target, or a victim of the blast. */
  readonly victim: number;
  readonly weapon: WeaponId;
  readonly long: boolean;
  readonly stage: AttackStage;
  /** In thousandths. */
  readonly away: number;
  readonly range: number;
  readonly obscured: boolean;
  readonly cover: boolean;
  /** Attack draws in all, and the one that is being made, from 1. */
  readonly draws: number;
  readonly draw: number;
  readonly hits: number;
  readonly damage: number;
  readonly attackParts: readonly Modifier[];
  readonly defenceParts: readonly Modifier[];
  readonly counterParts: readonly Modifier[];
}

const STAGES: Readonly<Record<number, AttackStage>> = {
  [DEFENCE_DRAW]: 'defence',
  [COUNTER_DRAW]: 'counter',
  [INJURY_DRAW]: 'injury',
};

export function runningAttack({
  table,
  flow,
}: Pick<SeatView<DevilsView>, 'table' | 'flow'>): RunningAttack | undefined {
  const frames = flow.stack.map(({ locals }) => locals as Partial<AttackLocals & WoundLocals>);
  const at = frames.findLastIndex(({ attacker, target = -1 }) => attacker !== undefined && target >= 0);
  if (at === -1) return undefined;
  const l = frames[at] as AttackLocals;
  const wounds = frames.slice(at).find(({ counter }) => counter !== undefined) as WoundLocals | undefined;
  const weapon = weaponOf(table, l.weapon);
  const sight = takeSight(table, l.attacker, l.target);
  const cover = wounds?.cover ?? sight.cover;
  const victim = wounds?.model ?? l.target;
  const draws = attacksOf(weapon, l.long);
  const stage =
    wounds !== undefined ? (STAGES[table.drawKind] ?? 'defence') : l.free ? 'attack' : 'reactions';
  return {
    attacker: l.attacker,
    target: l.target,
    victim,
    weapon: WEAPON_IDS[l.weapon]!,
    long: l.long,
    stage,
    away: distanceShown(table, l.attacker, l.target),
    range: rangeOf(weapon, l.long),
    obscured: sight.result === OBSCURED,
    cover,
    draws,
    draw: Math.max(1, draws - l.shots),
    hits: wounds?.hits ?? l.hits,
    damage: wounds?.damage ?? 0,
    attackParts: attackModifiers(table, l.attacker, l.target, weapon, l.actions, sight.result),
    defenceParts: defenceModifiers(table, victim, weapon, cover),
    counterParts: counterModifiers(table, victim, weapon),
  };
}
