/** The event of a die that decides something but is no damage: a steering die, an ice shield, a vortex. */
import type { Run } from '@fray/engine';
import { abilityId } from '../abilities/ids.js';
import type { DuelState } from '../state/state.js';
import { tell } from '../words/speak.js';

export function tellControl(
  s: Readonly<DuelState>,
  run: Run<DuelState>,
  seat: number,
  ability: number,
  die: number,
  clause: string,
): void {
  tell(run, 'control', clause, { step: s.step, seat, ability: abilityId(ability), die });
}
