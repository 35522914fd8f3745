/**
 * Doubles count whenever dice come up so: at each roll, each re-roll, and when a die joins its like (R-SCORE). Dice that are swapped or
 * set make none. What hurts comes before what heals.
 */
import type { Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { hasDouble } from '../sheet/attack-speed.js';
import { withHook } from '../sheet/sheet.js';
import { type DuelState, NONE } from '../state/state.js';
import { checkFallen } from './fall.js';
import { heal, rememberHealth } from './health.js';

/** Both heroes have rolled for attack speed. True when somebody has fallen by it. */
export function readSpeedDoubles(s: DuelState, run: Run<DuelState>): boolean {
  return readBoth(s, run, hasDouble(s.speedDice[0]!), hasDouble(s.speedDice[1]!), true);
}

/** A damage roll lies there. True when somebody has fallen by a double of it. */
export function readDamageDoubles(s: DuelState, run: Run<DuelState>): boolean {
  return readBoth(s, run, bringsDouble(s, 1), bringsDouble(s, 0), false);
}

/** Dice of a seat have been rolled again, or one has joined them. */
export function readAgain(s: DuelState, run: Run<DuelState>, seat: number, speed: boolean): boolean {
  return readBoth(s, run, seat === 0, seat === 1, speed);
}

function readBoth(
  s: DuelState,
  run: Run<DuelState>,
  first: boolean,
  second: boolean,
  speed: boolean,
): boolean {
  if (!first && !second) return false;
  rememberHealth(s);
  if (first) hurt(s, run, 0, speed);
  if (second) hurt(s, run, 1, speed);
  if (first) mend(s, run, 0);
  if (second) mend(s, run, 1);
  return checkFallen(s, run, 'R-SCORE');
}

/** Dice at oneself make no double, nor do attack-speed dice that strike: they were rolled in step 2. */
function bringsDouble(s: Readonly<DuelState>, at: number): boolean {
  const by = s.hit.by[at]!;
  if (by === NONE || by === at) return false;
  const faces = s.hit.faces[at]!;
  if (!hasDouble(faces)) return false;
  if (s.hit.ability === NONE || ABILITIES[s.hit.ability]!.usesSpeedDice !== true) return true;
  return faces.length !== s.speedDice[by]!.length;
}

function hurt(s: DuelState, run: Run<DuelState>, seat: number, speed: boolean): void {
  for (const self of withHook(s.sheets[seat]!, HOOK.double))
    ABILITIES[self]!.double!(s, seat, run, self, speed);
}

function mend(s: DuelState, run: Run<DuelState>, seat: number): void {
  for (const self of withHook(s.sheets[seat]!, HOOK.doubleHeals))
    heal(s, run, seat, ABILITIES[self]!.doubleHeals!, self);
}
