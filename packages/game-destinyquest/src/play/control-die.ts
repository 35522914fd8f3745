/** Steering dice and the die of an ice shield: what happens when a modifier touches one. */
import type { Run } from '@fray/engine';
import type { DiceChange } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { controlDieFor, diceOwner, isSteered } from '../legality/dice-choice.js';
import { change, endEffects } from '../sheet/effects.js';
import { ARMOUR, type DuelState } from '../state/state.js';

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
  if (run.listening) tellControl(s, run, seat, self, owner, from, to);
  if (isSteered(s, owner)) {
    s.hit.control = to;
    ABILITIES[s.hit.ability]!.steered!(s, owner, run, s.hit.ability);
    return;
  }
  s.controlDie[owner] = to;
  const source = ABILITIES.findIndex((ability) => ability.id === 'ice-shield');
  endEffects(s, source, owner);
  change(s, run, source, owner, ARMOUR, to, 'round');
}

function tellControl(
  s: Readonly<DuelState>,
  run: Run<DuelState>,
  seat: number,
  self: number,
  owner: number,
  from: number,
  to: number,
): void {
  const { clause, id, changes } = ABILITIES[self]!;
  const data = { step: s.step, seat, ability: id };
  if (changes!.face === undefined) run.tell({ type: 'control', clause, data: { ...data, die: to } });
  else run.tell({ type: 'turn', clause, data: { ...data, owner, from, to } });
}
