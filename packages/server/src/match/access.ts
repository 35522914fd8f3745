/** Who may see a match, and through whose eyes. */
import { SPECTATOR } from '@fray/engine';
import { refuse } from '../refused.js';
import type { MatchFile } from './match-file.js';

export function seatOfGuest(file: MatchFile, guest: string | undefined): number {
  return guest === undefined ? SPECTATOR : file.seats.findIndex((seat) => seat.guest === guest);
}

/** The guest's own seat, or SPECTATOR; refused where even watching is not allowed. */
export function checkSight(file: MatchFile, guest: string | undefined, pass: string | undefined): number {
  const seat = seatOfGuest(file, guest);
  if (seat === SPECTATOR && !file.public && pass !== file.watch && pass !== file.invite)
    throw refuse('missing', 'no-match');
  return seat;
}

/** The seat whose view was asked for, if it may be given to somebody who sits at `own`. */
export function chooseViewer(own: number, wanted: number | 'watch' | undefined, open: boolean): number {
  if (wanted === undefined) return own;
  if (wanted === 'watch') return SPECTATOR;
  if (wanted !== own && !open) throw refuse('forbidden', 'not-your-eyes');
  return wanted;
}

export function requireSeat(file: MatchFile, guest: string | undefined): number {
  const seat = checkSight(file, guest, undefined);
  if (seat === SPECTATOR) throw refuse('forbidden', 'not-a-player');
  return seat;
}
