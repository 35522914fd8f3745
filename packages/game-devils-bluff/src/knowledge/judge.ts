/** How good a table is for a seat. */
import { settled } from '@fray/engine';
import { sumOf } from '../cards.js';
import { REMOVED } from '../geometry/bodies.js';
import { ACCESS, CARRIED, CONTROL, type DevilsState, editionOf, LIES, profileOf } from '../state.js';

/** What a gang is still worth: health in the light of what a model can do. */
function strength(s: Readonly<DevilsState>, seat: number): number {
  let sum = 0;
  for (let i = 0; i < s.roster.length; i++) {
    if (s.seatOf[i] !== seat || s.where[i] === REMOVED) continue;
    const { cost, hp } = profileOf(s, i);
    sum += cost * (0.5 + (0.5 * s.hp[i]!) / hp) * (s.injured[i] === 1 ? 0.8 : 1);
  }
  return sum;
}

/** Points on the table, in the hand and on the way. */
function points(s: Readonly<DevilsState>, seat: number): number {
  let sum = s.vp[seat]!;
  for (const marker of s.markers) {
    if (marker.state === CARRIED && marker.holder === seat) sum += 2;
    if (marker.kind === CONTROL && marker.holder === seat) sum += s.round * 0.7;
    if (marker.kind === ACCESS && marker.state === LIES && marker.holder === seat) sum += 2;
  }
  return sum;
}

/** How near a gang is to running, from 0 to 1. */
function fear(s: Readonly<DevilsState>, seat: number): number {
  if (s.routed[seat]) return 1;
  return s.wavering[seat] ? 0.35 + (0.6 * sumOf(s.piles[seat]!)) / 22 : 0;
}

export function judge(s: Readonly<DevilsState>, seat: number): number {
  const over = settled(s.outcome, seat);
  if (over !== undefined) return over;
  const other = 1 - seat;
  const [mine, theirs] = [strength(s, seat), strength(s, other)];
  const force = (mine - theirs) / Math.max(1, mine + theirs);
  const left = Math.max(1, editionOf(s).rounds - s.round + 1);
  const lead = (points(s, seat) - points(s, other)) / (3 + 2 * left);
  const worth = 0.7 * force + 0.35 * lead + 0.6 * (fear(s, other) - fear(s, seat));
  return Math.max(-0.95, Math.min(0.95, worth));
}
