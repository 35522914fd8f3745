/** What may be taken back at this screen: as the engine allows it, where a bot always agrees. */
import { type Core, type Match, replay, undoStatus } from '@fray/engine';
import { texts } from '../texts/index.js';

export type TakeBack =
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'consent'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** The length of the match before this seat's last choice, if only bots have chosen since. */
export function ownLastChoice(match: Match<Core, unknown>, seat: number): number | undefined {
  for (let n = match.length; n > 0; n--) {
    const { seat: by } = match.choices[n - 1]!;
    if (by === seat) return n - 1;
    if (match.header.seats[by]!.kind === 'person') return undefined;
  }
  return undefined;
}

export function mayTakeBack(match: Match<Core, unknown>, seat: number): TakeBack {
  if (match.outcome !== null) return { kind: 'refused', reason: texts.table.undoOver };
  const to = ownLastChoice(match, seat);
  if (to === undefined) return { kind: 'refused', reason: texts.table.undoNotYours };
  const others = match.header.seats.filter((_, i) => i !== seat);
  if (others.every((other) => other.kind === 'bot')) return { kind: 'free', to };
  const then = replay(match.game, match.record(), to + 1);
  if (!then.ok) return { kind: 'refused', reason: then.error.message };
  const status = undoStatus(then.value, seat);
  if (status.kind === 'free') return { kind: 'free', to };
  return { kind: status.kind, reason: status.reason };
}
