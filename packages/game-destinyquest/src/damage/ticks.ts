/** What passives and marks cost at the end of a round. */

import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { withHook } from '../sheet/sheet.js';
import { COSTLY_MARKS, MARK_ABILITIES, MARK_TICKS } from '../state/marks.js';
import { type DuelState, hasMark, other } from '../state/state.js';
import type { TickPart } from '../words/events.js';

/** All that a seat loses at the end of this round. */
export function tickOf(s: Readonly<DuelState>, seat: number): number {
  let sum = 0;
  for (const mark of COSTLY_MARKS) if (hasMark(s, seat, mark)) sum += markTick(s, seat, mark);
  return sum + auraTick(s, other(seat), false) + auraTick(s, seat, true);
}

/** What one mark costs its bearer, with what the other's passives add to it. */
export function markTick(s: Readonly<DuelState>, seat: number, mark: number): number {
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
    if (!own || hurtsOwner(s, owner, self)) sum += tickBy(s, owner, self);
  return sum;
}

function tickBy(s: Readonly<DuelState>, owner: number, self: number): number {
  const { by } = ABILITIES[self]!.tick!;
  return typeof by === 'number' ? by : by(s, owner);
}

/** R-STACK: the vitriol of both heroes costs each of them only once. */
function hurtsOwner(s: Readonly<DuelState>, owner: number, self: number): boolean {
  return ABILITIES[self]!.tick!.both === true && !withHook(s.sheets[other(owner)]!, HOOK.tick).includes(self);
}

/** Each cause with its share, for the story. */
export function tickParts(s: Readonly<DuelState>, seat: number): TickPart[] {
  const parts: TickPart[] = [];
  for (const mark of COSTLY_MARKS)
    if (hasMark(s, seat, mark)) parts.push({ ability: MARK_ABILITIES[mark]!, by: markTick(s, seat, mark) });
  for (const self of withHook(s.sheets[other(seat)]!, HOOK.tick))
    parts.push({ ability: ABILITIES[self]!.id, by: tickBy(s, other(seat), self) });
  for (const self of withHook(s.sheets[seat]!, HOOK.tick))
    if (hurtsOwner(s, seat, self)) parts.push({ ability: ABILITIES[self]!.id, by: tickBy(s, seat, self) });
  return parts.filter(({ by }) => by > 0);
}
