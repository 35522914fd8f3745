/** House rules that hook into the attack of the hidden-roles model, and the one table that says which goes first. */
import type { OptionDefinition, Options, Run } from '@fray/engine';
import type { Hunt } from './hidden-roles-view.js';

/** A house rule: changes the damage of an attack, and knows of no other. */
export interface HouseRule {
  readonly id: string;
  readonly clause: string;
  damage(damage: number): number;
}

export const doubleIt: HouseRule = {
  id: 'doubleIt',
  clause: 'MH-07',
  damage: (damage) => damage * 2,
};

export const armour: HouseRule = {
  id: 'armour',
  clause: 'MH-08',
  damage: (damage) => Math.min(damage, 3),
};

/** Where both are in play, damage is doubled first and then held by the armour. */
export const HOUSE_RULES: readonly HouseRule[] = [doubleIt, armour];

/** The hook: every module that is in play, in the order of the table. One that is off does nothing at all. */
export function withHouseRules(
  modules: readonly HouseRule[],
  s: Readonly<Hunt>,
  run: Run<Hunt>,
  rolled: number,
): number {
  let damage = rolled;
  for (const [i, module] of modules.entries()) {
    if ((s.house & (1 << i)) === 0) continue;
    damage = module.damage(damage);
    if (run.listening) run.tell({ type: module.id, clause: module.clause, data: { damage } });
  }
  return damage;
}

export function houseBits(modules: readonly HouseRule[], options: Options): number {
  return modules.reduce((bits, { id }, i) => (options[id] === true ? bits | (1 << i) : bits), 0);
}

export function houseOption({ id, clause }: HouseRule): OptionDefinition {
  return { id, clause, values: [false, true], default: false, basis: 'ruling' };
}
