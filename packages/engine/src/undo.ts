/**
 * Undo is derived, not declared: the last act can be taken back freely when the generator did not move and no
 * other seat learnt anything; otherwise, and when the match has gone on since, the others are asked.
 */
import type { Core } from './core.js';
import type { Game } from './game.js';
import type { Match } from './match.js';
import { replay } from './replay.js';
import { assert } from './result.js';
import { viewFlow } from './view.js';
import { engineMessage } from './words/engine-message.js';
import type { Message } from './words/message.js';

export type UndoStatus =
  | { readonly kind: 'free' }
  | { readonly kind: 'consent'; readonly seats: readonly number[]; readonly reason: Message }
  | { readonly kind: 'refused'; readonly reason: Message };

/** On what terms this seat may take back its last choice, and with it all that came after. */
export function undoStatus<S extends Core, V>(match: Match<S, V>, seat: number): UndoStatus {
  if (match.outcome !== null) return { kind: 'refused', reason: engineMessage('over') };
  const own = match.choices.findLastIndex((choice) => choice.seat === seat);
  if (own === -1) return { kind: 'refused', reason: engineMessage('nothing-chosen') };
  return own === match.length - 1 ? judgeLast(match) : goneOn(match, seat);
}

export function goneOn<S extends Core, V>(match: Match<S, V>, seat: number): UndoStatus {
  return { kind: 'consent', seats: othersThan(match, seat), reason: engineMessage('gone-on') };
}

/** The last choice of the match, seen by whoever made it. */
export function judgeLast<S extends Core, V>(match: Match<S, V>): UndoStatus {
  const { game, before, state, length } = match;
  assert(before !== undefined, 'a choice was made from some state');
  const others = othersThan(match, match.choices[length - 1]!.seat);
  if (!isSame(before.rng, state.rng))
    return { kind: 'consent', seats: others, reason: engineMessage('dice-drawn') };
  const told = match.story[length]!.length > 0;
  const learnt = others.filter((other) => told || !looksSame(game, before, state, other));
  if (learnt.length === 0) return { kind: 'free' };
  return { kind: 'consent', seats: learnt, reason: engineMessage('others-saw') };
}

/** The match as it was before its last choice. */
export function takeBack<S extends Core, V>(match: Match<S, V>): Match<S, V> {
  const before = replay(match.game, match.record(), match.length - 1);
  assert(before.ok, 'a match must replay');
  return before.value;
}

function othersThan<S extends Core, V>(match: Match<S, V>, seat: number): number[] {
  return match.header.seats.map((_, other) => other).filter((other) => other !== seat);
}

/** The flow of play belongs to it: who passes changes nothing on the table, and yet shows. */
function looksSame<S extends Core, V>(game: Game<S, V>, before: S, after: S, seat: number): boolean {
  return (
    isSame(viewFlow(before, seat), viewFlow(after, seat)) &&
    isSame(game.view(before, seat), game.view(after, seat))
  );
}

/** Whether two pieces of plain data say the same. */
function isSame(x: unknown, y: unknown): boolean {
  if (x === y) return true;
  if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false;
  const [mine, theirs] = [x as Record<string, unknown>, y as Record<string, unknown>];
  const keys = Object.keys(mine);
  return keys.length === Object.keys(theirs).length && keys.every((key) => isSame(mine[key], theirs[key]));
}
