/** How a position looks for a seat: how near its side is to winning, and its enemies. */
import { settled } from '@fray/engine';
import { FACTION, HP, HUNTER, NEUTRAL, SHADOW } from '../data/characters.js';
import { fulfils } from '../rules/win.js';
import { isAlive, type ShadowState } from '../state.js';

export function judge(s: Readonly<ShadowState>, seat: number): number {
  const over = settled(s.outcome, seat);
  if (over !== undefined) return over;
  const faction = FACTION[s.characters[seat]!]!;
  const health = [0, 0, 0];
  const full = [0, 0, 0];
  for (let other = 0; other < s.seats; other++) {
    const side = FACTION[s.characters[other]!]!;
    full[side]! += HP[s.characters[other]!]!;
    if (isAlive(s, other)) health[side]! += HP[s.characters[other]!]! - s.damage[other]!;
  }
  const share = (side: number): number => (full[side] === 0 ? 0 : health[side]! / full[side]!);
  if (faction === NEUTRAL) {
    const own = isAlive(s, seat) ? 1 - s.damage[seat]! / HP[s.characters[seat]!]! : 0;
    return (fulfils(s, seat) ? 0.3 : -0.3) + 0.4 * (own - 0.5);
  }
  const lead = share(faction) - share(faction === HUNTER ? SHADOW : HUNTER);
  return Math.max(-0.95, Math.min(0.95, lead));
}
