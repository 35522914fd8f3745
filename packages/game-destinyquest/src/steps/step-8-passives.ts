/** Step 8: both heroes' passive damage is worked out from the same state and applied together. */

import { type EventValue, procedureOf, type Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { checkFallen } from '../damage/fall.js';
import { heal, rememberHealth } from '../damage/health.js';
import { COSTLY_MARKS, MARK_ABILITIES, MARK_TICKS } from '../state/marks.js';
import { withHook } from '../sheet/sheet.js';
import { type DuelState, F, hasMark, other } from '../state/state.js';
import { openWindow } from './window.js';

export const passives = procedureOf<DuelState>()('passives', {
  window(s, run) {
    openWindow(s, run, F);
  },
  // DQ-8.1 and DQ-8.2
  damage(s, run) {
    const first = tickOf(s, 0);
    const second = tickOf(s, 1);
    rememberHealth(s);
    tick(s, run, 0, first);
    tick(s, run, 1, second);
    checkFallen(s, run, 'DQ-8.1');
  },
  // DQ-8.3
  healing(s, run) {
    for (let seat = 0; seat < 2; seat++)
      for (const self of withHook(s.sheets[seat]!, HOOK.endHeal))
        heal(s, run, seat, ABILITIES[self]!.endHeal!(s, seat), self);
  },
});

/** All that a seat loses at the end of this round. */
export function tickOf(s: Readonly<DuelState>, seat: number): number {
  let sum = 0;
  for (const mark of COSTLY_MARKS) if (hasMark(s, seat, mark)) sum += markTick(s, seat, mark);
  return sum + auraTick(s, other(seat), false) + auraTick(s, seat, true);
}

function markTick(s: Readonly<DuelState>, seat: number, mark: number): number {
  let by = MARK_TICKS[mark]!;
  for (const self of withHook(s.sheets[other(seat)]!, HOOK.worsens)) {
    const worsens = ABILITIES[self]!.worsens!;
    if (worsens.mark === mark) by += worsens.by;
  }
  return by;
}

/** What the auras of a seat cost: the other hero, or (`own`) itself. */
function auraTick(s: Readonly<DuelState>, owner: number, own: boolean): number {
  let sum = 0;
  for (const self of withHook(s.sheets[owner]!, HOOK.tick))
    if (!own || hurtsOwner(s, owner, self)) sum += ABILITIES[self]!.tick!.by;
  return sum;
}

/** R-STACK: the vitriol of both heroes costs each of them only once. */
function hurtsOwner(s: Readonly<DuelState>, owner: number, self: number): boolean {
  return ABILITIES[self]!.tick!.both === true && !withHook(s.sheets[other(owner)]!, HOOK.tick).includes(self);
}

function tick(s: DuelState, run: Run<DuelState>, seat: number, by: number): void {
  if (by === 0) return;
  s.health[seat] = Math.max(0, s.health[seat]! - by);
  if (run.listening)
    run.tell({
      type: 'tick',
      clause: 'DQ-8.1',
      data: { seat, by, parts: tickParts(s, seat), health: s.health[seat]! },
    });
}

/** Each cause with its share, for the story. */
export function tickParts(s: Readonly<DuelState>, seat: number): EventValue[] {
  const parts: EventValue[] = [];
  for (const mark of COSTLY_MARKS)
    if (hasMark(s, seat, mark)) parts.push({ ability: MARK_ABILITIES[mark]!, by: markTick(s, seat, mark) });
  for (const self of withHook(s.sheets[other(seat)]!, HOOK.tick))
    parts.push({ ability: abilityId(self), by: ABILITIES[self]!.tick!.by });
  for (const self of withHook(s.sheets[seat]!, HOOK.tick))
    if (hurtsOwner(s, seat, self)) parts.push({ ability: abilityId(self), by: ABILITIES[self]!.tick!.by });
  return parts;
}
