/** Everybody as the seats of the table show them, clockwise from the one who looks. */
import type { LoadedTable } from '../../games/table-registry.js';
import type { SessionState } from '../../session/session.js';
import type { Shell } from '../use-shell.js';
import { clockwiseFrom, seatState } from './seat-state.js';
import type { StripSeat } from './seat-strip.js';

export function stripSeats(
  state: SessionState,
  table: LoadedTable,
  { shown, props, telling }: Shell,
): StripSeat[] {
  return clockwiseFrom(state.seat, state.seats.length).map((seat) => {
    const facts = table.module.seatFacts?.(shown.view, seat, telling) ?? {};
    return {
      name: state.names[seat]!,
      mine: seat === state.seat,
      facts,
      state: seatState({
        seat,
        asked: props.asked,
        pending: props.pending,
        facts,
        bot: state.seats[seat]!.kind === 'bot',
        here: state.kind === 'here' || state.present[seat] !== false,
        standIn: state.standIns[seat] != null,
      }),
    };
  });
}
