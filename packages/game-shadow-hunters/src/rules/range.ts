/** Who stands where, and whom one can reach. */
import { OFF_BOARD } from '../data/areas.js';
import { HANDGUN } from '../data/cards.js';
import type { ShadowState } from '../state.js';

/** SH-B-10: the pair of an area. */
export function pairOf(s: Readonly<Pick<ShadowState, 'slots'>>, area: number): number {
  return s.slots[area]! >> 1;
}

/** SH-B-41, SH-B-42: the living players one may attack. With a Handgun only those outside one's own pair. */
export function inRange(
  s: Readonly<Pick<ShadowState, 'alive' | 'gear' | 'places' | 'slots' | 'seats'>>,
  seat: number,
): number {
  const area = s.places[seat]!;
  if (area === OFF_BOARD) return 0;
  const pair = pairOf(s, area);
  const near = (s.gear[seat]! & HANDGUN) === 0;
  let set = 0;
  for (let other = 0; other < s.seats; other++) {
    const place = s.places[other]!;
    if (other === seat || place === OFF_BOARD || (s.alive & (1 << other)) === 0) continue;
    if ((pairOf(s, place) === pair) === near) set |= 1 << other;
  }
  return set;
}

/** SH-C-Emi: the neighbours of an area on the ring of slots, or only its pair-mate. */
export function isNextTo(
  s: Readonly<Pick<ShadowState, 'slots' | 'options'>>,
  area: number,
  other: number,
): boolean {
  const [from, to] = [s.slots[area]!, s.slots[other]!];
  if (s.options.emiTeleport === 'pair') return (from ^ 1) === to;
  const gap = (from - to + 6) % 6;
  return gap === 1 || gap === 5;
}

/** SH-E-48: the next living player in turn order. */
export function nextAlive(s: Readonly<Pick<ShadowState, 'alive' | 'seats'>>, seat: number): number {
  for (let step = 1; step <= s.seats; step++) {
    const other = (seat + step) % s.seats;
    if ((s.alive & (1 << other)) !== 0) return other;
  }
  return seat;
}
