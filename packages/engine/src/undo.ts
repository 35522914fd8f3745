/**
 * Undo is derived, not declared: the last act can be taken back freely when the generator did not move and no
 * other seat learnt anything; otherwise the others are asked.
 */
import { canonical } from './canonical.js';
import type { Core } from './core.js';
import type { Match } from './match.js';
import { replay } from './replay.js';
import { assert } from './result.js';

export type UndoStatus =
  | { readonly kind: 'free' }
  | { readonly kind: 'consent'; readonly seats: readonly number[]; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

export function undoStatus<S extends Core, V>(match: Match<S, V>, seat: number): UndoStatus {
  if (match.outcome !== null) return { kind: 'refused', reason: 'The match is over.' };
  const last = match.choices[match.length - 1];
  if (last === undefined) return { kind: 'refused', reason: 'Nothing has been chosen yet.' };
  if (last.seat !== seat) return { kind: 'refused', reason: 'The last choice was not yours.' };
  const before = takeBack(match);
  const others = match.header.seats.map((_, i) => i).filter((i) => i !== seat);
  if (canonical(before.state.rng) !== canonical(match.state.rng))
    return { kind: 'consent', seats: others, reason: 'Dice or cards have been drawn since.' };
  const learnt = others.filter(
    (i) => match.eventsFor(match.length, i).length > 0 || knows(before, i) !== knows(match, i),
  );
  if (learnt.length === 0) return { kind: 'free' };
  return { kind: 'consent', seats: learnt, reason: 'Others have already seen what you did.' };
}

/** The match as it was before its last choice. */
export function takeBack<S extends Core, V>(match: Match<S, V>): Match<S, V> {
  const before = replay(match.game, match.record(), match.length - 1);
  assert(before.ok, 'a match must replay');
  return before.value;
}

/** The flow of play belongs to it: who passes changes nothing on the table, and yet shows. */
function knows<S extends Core, V>(match: Match<S, V>, seat: number): string {
  return canonical(match.view(seat));
}
