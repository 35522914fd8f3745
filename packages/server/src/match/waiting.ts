/** How long the others wait for a player who is away: by the clock, or where there is none, by the patience of the table. */
import type { Away } from '@fray/protocol';
import { PATIENCE_SECONDS } from '../table/table.js';
import type { MatchHost } from './match-host.js';
import type { Presence } from './presence.js';

/** A bot may play on sooner than the win may be claimed: its player gets the seat back on return. */
const DECIDE_MS = 5 * 60_000;
/** Where a clock ran out, the table has agreed on less. */
const CLOCKED_DECIDE_MS = 60_000;
const CLOCKED_CLAIM_MS = 3 * 60_000;

/** Since when a seat's player has been away, and what the others may do about it; undefined while they are here. */
export function waitingFor(
  { file, timeline }: Pick<MatchHost, 'file' | 'timeline'>,
  presence: Presence,
  seat: number,
): Away | undefined {
  const since = presence.awaySince(file.id, seat, timeline.history.actedAt(seat));
  return since === undefined ? undefined : waitedFor({ file, timeline }, seat, since);
}

/** The same as everybody may know it: what a player does with the match closed may be a secret. */
export function shownWaiting(
  { file, timeline }: Pick<MatchHost, 'file' | 'timeline'>,
  presence: Presence,
  seat: number,
): Away | undefined {
  if (file.seats[seat]?.kind !== 'person') return undefined;
  const since = presence.closedSince(file.id, seat, file.started);
  return since === undefined ? undefined : waitedFor({ file, timeline }, seat, since);
}

function waitedFor(
  { file, timeline }: Pick<MatchHost, 'file' | 'timeline'>,
  seat: number,
  since: number,
): Away {
  if (file.clock.kind !== 'none')
    return timeline.history.hasTimedOut(seat)
      ? { seat, since, decideAt: since + CLOCKED_DECIDE_MS, claimAt: since + CLOCKED_CLAIM_MS }
      : { seat, since };
  const claimMs = (file.patience ?? PATIENCE_SECONDS) * 1000;
  return { seat, since, decideAt: since + Math.min(DECIDE_MS, claimMs), claimAt: since + claimMs };
}
