/** What can never be true of a duel, for the conformance suite. */
import { EFFECT_SIZE } from '../sheet/effects.js';
import { type DuelState, MARKS, NONE, STATS } from './state.js';

export function auditDuel(s: Readonly<DuelState>): string | undefined {
  for (let seat = 0; seat < 2; seat++) {
    const problem = auditSeat(s, seat);
    if (problem !== undefined) return `${s.sheets[seat]!.name}: ${problem}`;
  }
  if (s.effects.length % EFFECT_SIZE !== 0) return 'the list of effects is torn';
  if (s.now.length !== 2 * STATS || s.marks.length !== 2 * MARKS) return 'a list has lost its length';
  if (s.round > s.rules.roundCap) return 'the duel went past its last round';
  if (s.winner !== NONE && s.winner !== 0 && s.winner !== 1) return 'the round is won by nobody at the table';
  return undefined;
}

function auditSeat(s: Readonly<DuelState>, seat: number): string | undefined {
  const { max, abilities } = s.sheets[seat]!;
  const health = s.health[seat]!;
  if (health < 0 || health > Math.max(max, s.sheets[seat]!.start)) return `health ${health} of ${max}`;
  if (health === 0 && s.outcome === null) return 'fights on at 0 health';
  if (s.left[seat]!.length !== abilities.length) return 'an ability has been lost';
  if (s.left[seat]!.some((left) => left < 0)) return 'an ability was used too often';
  for (const face of [...s.speedDice[seat]!, ...s.hit.faces[seat]!])
    if (face < 1 || face > 6) return `a die shows ${face}`;
  if (s.speedDice[seat]!.length > 4) return 'too many attack-speed dice';
  return undefined;
}
