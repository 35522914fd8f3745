/** DQ-M-atonement: what bleed, venom, disease, barbs, thorns and fire aura cost a seat at the end of this round. */
import type { AbilityId } from '../abilities/ability-ids.js';
import { carries } from '../sheet/carries.js';
import { BLEED, DISEASE, type DuelState, hasMark, other, VENOM } from '../state/state.js';

const AURAS: readonly AbilityId[] = ['barbs', 'thorns', 'fire-aura', 'turn-up-the-heat'];
/** Health by mark, and what makes it 1 more. */
const MARKED: readonly (readonly [number, number, readonly AbilityId[]])[] = [
  [BLEED, 1, ['gouge']],
  [VENOM, 2, ['deadly-poisons', 'poison-mastery']],
  [DISEASE, 2, []],
];

export function atonableTick(s: Readonly<DuelState>, seat: number): number {
  const foe = other(seat);
  let sum = 0;
  for (const [mark, by, worse] of MARKED)
    if (hasMark(s, seat, mark)) sum += by + worse.filter((id) => carries(s, foe, id)).length;
  for (const id of AURAS)
    if (carries(s, foe, id) && (id !== 'turn-up-the-heat' || carries(s, foe, 'fire-aura'))) sum++;
  return sum;
}
