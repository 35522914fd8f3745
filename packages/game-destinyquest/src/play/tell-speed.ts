/** The event of an attack-speed roll: every die, what it counts as, and who changed the speed. */
import type { EventValue, Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { attackSpeed, countedFace } from '../sheet/attack-speed.js';
import { causesOf } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { type DuelState, SPEED, TOTAL } from '../state/state.js';
import { speedOf } from '../sheet/values.js';

export function tellSpeed(s: Readonly<DuelState>, run: Run<DuelState>, seat: number): void {
  const dice = s.speedDice[seat]!;
  const counts = dice.map((face) => countedFace(s, seat, face));
  const causes: EventValue[] = [...causesOf(s, seat, SPEED), ...causesOf(s, seat, TOTAL)].map(
    ({ ability, by }) => ({ ability: abilityId(ability), by }),
  );
  const gained = sum(counts) - sum(dice);
  if (gained !== 0)
    causes.push({ ability: abilityId(withHook(s.sheets[seat]!, HOOK.speedDie)[0]!), by: gained });
  run.tell({
    type: 'speed',
    clause: 'DQ-2.1',
    data: { seat, dice: dice.slice(), counts, speed: speedOf(s, seat), total: attackSpeed(s, seat), causes },
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
