/** What may be taken back at this screen: as the engine allows it, where a bot always agrees. */
import { type Core, goneOn, type Match, undoStatus } from '@fray/engine';
import { texts } from '../texts/index.js';

export type TakeBack =
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'consent'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * The length of the match before the last choice that this seat made itself, if no other person has chosen since.
 * `passed`: choices that were made for people.
 */
export function ownLastChoice(
  match: Match<Core, unknown>,
  seat: number,
  passed: readonly number[],
): number | undefined {
  for (let n = match.length; n > 0; n--) {
    if (passed.includes(n)) continue;
    const { seat: by } = match.choices[n - 1]!;
    if (by === seat) return n - 1;
    if (match.header.seats[by]!.kind === 'person') return undefined;
  }
  return undefined;
}

export function mayTakeBack(match: Match<Core, unknown>, seat: number, passed: readonly number[]): TakeBack {
  if (match.outcome !== null) return { kind: 'refused', reason: texts().table.undoOver };
  const to = ownLastChoice(match, seat, passed);
  if (to === undefined) return { kind: 'refused', reason: texts().table.undoNotYours };
  const others = match.header.seats.filter((_, i) => i !== seat);
  if (others.every((other) => other.kind === 'bot')) return { kind: 'free', to };
  // What was chosen since may have thrown dice, whoever chose it.
  const status = to + 1 < match.length ? goneOn(match, seat) : undoStatus(match, seat);
  if (status.kind === 'free') return { kind: 'free', to };
  return { kind: status.kind, reason: status.reason };
}
