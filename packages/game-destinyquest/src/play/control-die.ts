/** Steering dice and the die of an ice shield: what happens when a modifier touches one. */
import type { Run } from '@fray/engine';
import type { DiceChange } from '../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { tellRollAt } from '../damage/tell-roll.js';
import { controlDieFor, diceOwner, isSteered } from '../legality/dice-choice.js';
import { change, endEffects } from '../sheet/effects.js';
import { ARMOUR, type DuelState } from '../state/state.js';
import { tell } from '../words/speak.js';

const ICE_SHIELD = abilityIndex('ice-shield');

/** It is rolled again or turned, and what hung on it follows. */
export function changeControl(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  self: number,
  dice: DiceChange,
): void {
  const owner = diceOwner(seat, dice);
  const from = controlDieFor(s, seat, dice);
  const to = dice.face?.(from) ?? run.die(6);
  if (isSteered(s, owner)) {
    s.hit.control = to;
    if (run.listening) tellChanged(s, run, seat, self, owner, from, to);
    ABILITIES[s.hit.ability]!.steered!(s, owner, run, s.hit.ability);
    if (run.listening && s.hit.by[owner] === owner) tellRollAt(s, run, owner);
    return;
  }
  s.controlDie[owner] = to;
  if (run.listening) tellChanged(s, run, seat, self, owner, from, to);
  endEffects(s, ICE_SHIELD, owner);
  change(s, run, ICE_SHIELD, owner, ARMOUR, to, 'round');
}

function tellChanged(
  s: Readonly<DuelState>,
  run: Run<DuelState>,
  seat: number,
  self: number,
  owner: number,
  from: number,
  to: number,
): void {
  const { clause, id, changes } = ABILITIES[self]!;
  const rolled = changes!.face === undefined;
  tell(run, 'turn', clause, { step: s.step, seat, owner, ability: id, rolled, from, to });
}
