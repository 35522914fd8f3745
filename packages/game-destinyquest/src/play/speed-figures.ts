/** An attack-speed roll to the last point: every die, what it counts as, and who changed the speed. */
import type { Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { attackSpeed, countedFace } from '../sheet/attack-speed.js';
import { causesOf } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { speedOf } from '../sheet/values.js';
import { type DuelState, SPEED, TOTAL } from '../state/state.js';
import type { CauseFigure, SpeedFigures } from '../words/events.js';
import { tell } from '../words/speak.js';

export function speedFigures(s: Readonly<DuelState>, seat: number): SpeedFigures {
  const dice = s.speedDice[seat]!;
  const counts = dice.map((face) => countedFace(s, seat, face));
  const causes: CauseFigure[] = [...causesOf(s, seat, SPEED), ...causesOf(s, seat, TOTAL)].map(
    ({ ability, by }) => ({ ability: abilityId(ability), by }),
  );
  const gained = sum(counts) - sum(dice);
  if (gained !== 0)
    causes.push({ ability: abilityId(withHook(s.sheets[seat]!, HOOK.speedDie)[0]!), by: gained });
  return { seat, dice: dice.slice(), counts, speed: speedOf(s, seat), causes, total: attackSpeed(s, seat) };
}

export function tellSpeed(s: Readonly<DuelState>, run: Run<DuelState>, seat: number): void {
  tell(run, 'speed', 'DQ-2.1', speedFigures(s, seat));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
