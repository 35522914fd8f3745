/** How a match ends: one player left, everybody gone at once, or the last round (TL-01, TL-E6, TL-A29). */
import { countBits, isInGame, lowestBit, seatsInOrder, type Table } from '../../rules/board.js';
import type { Rules } from '../../rules/tell.js';
import type { TrueshotState } from '../../state/state.js';
import type { OutcomeId } from '../../words/ids.js';

function end(s: Table, run: Rules, winner: number, clause: string, reason: OutcomeId): void {
  if (run.listening) run.tell({ type: 'over', clause, data: { winner, reason } });
  run.finish([winner], clause, reason, { data: { winner }, places: places(s, winner) });
}

/** The winner first; the others by how long they lasted, then by their rank of the last round. */
function places(s: Table, winner: number): number[] {
  const worth = (seat: number): number =>
    (seat === winner ? 1000 : 0) +
    (isInGame(s, seat) ? 100 + s.health[seat]! * 5 : 0) +
    s.wiped.indexOf(seat);
  const order = seatsInOrder(s, (1 << s.seats) - 1, 0).sort((a, b) => worth(b) - worth(a));
  return Array.from({ length: s.seats }, (_, seat) => order.indexOf(seat) + 1);
}

/** After elimination: the last one in the game has won; if nobody is left, the best of the round. */
export function finishIfOver(s: TrueshotState, run: Rules): void {
  const left = countBits(s.inGame);
  if (left === 1) end(s, run, lowestBit(s.inGame), 'TL-01', 'last-left');
  else if (left === 0) end(s, run, s.wiped[s.wiped.length - 1]!, 'TL-E6', 'all-fell');
}

/** Everybody but one has given up. */
export function finishIfDeserted(s: TrueshotState, run: Rules): void {
  const left = s.inGame & ~s.gone;
  if (countBits(left) === 1) end(s, run, lowestBit(left), 'TL-E7', 'deserted');
}

/** TL-A29: most Health, then the better rank of this round. */
export function finishAtCap(s: TrueshotState, run: Rules): void {
  const ranked = s.wiped.filter((seat) => isInGame(s, seat));
  const best = Math.max(...ranked.map((seat) => s.health[seat]!));
  const winner = ranked.filter((seat) => s.health[seat] === best).pop()!;
  end(s, run, winner, 'TL-A29', 'last-round');
}
