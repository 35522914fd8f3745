/** Whether a hero has an ability, for entries that change another one. */
import type { AbilityId } from '../abilities/ability-ids.js';
import { ABILITY_IDS } from '../abilities/ids.js';
import type { DuelState } from '../state/state.js';

export function carries(s: Readonly<DuelState>, seat: number, id: AbilityId): boolean {
  return copiesOf(s, seat, id) > 0;
}

/** From how many items, for what is had once for each of them. */
export function copiesOf(s: Readonly<DuelState>, seat: number, id: AbilityId): number {
  const { abilities, copies } = s.sheets[seat]!;
  const place = abilities.findIndex((self) => ABILITY_IDS[self] === id);
  return place < 0 ? 0 : copies[place]!;
}
