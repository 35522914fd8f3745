/** Passives that answer what the other rolls for attack speed (R-SPEEDDICE). */
import type { Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { withHook } from '../sheet/sheet.js';
import { type DuelState, other } from '../state/state.js';

/** A die of this seat has just been rolled. */
export function answerFace(s: DuelState, run: Run<DuelState>, owner: number, face: number): void {
  const hooks = withHook(s.sheets[other(owner)]!, HOOK.foeRolls);
  for (let i = 0; i < hooks.length; i++)
    ABILITIES[hooks[i]!]!.foeRolls!(s, other(owner), run, hooks[i]!, face);
}

/** All that it has rolled, without dice that lie there from the last round. */
export function answerFaces(s: DuelState, run: Run<DuelState>, owner: number): void {
  if (withHook(s.sheets[other(owner)]!, HOOK.foeRolls).length === 0) return;
  s.speedDice[owner]!.forEach((face, i) => {
    if (((s.speedRolled[owner]! >> i) & 1) === 1) answerFace(s, run, owner, face);
  });
}
