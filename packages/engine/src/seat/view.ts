/** What one seat may know. Bots and clients get views, never states. */
import { type Core, cloneStack, type Outcome, type StackFrame } from '../core.js';

/** Seat number of somebody who only watches. */
export const SPECTATOR = -1;

/** The flow of play as one seat may know it: no generator, and nobody else's sealed choice. */
export interface FlowView {
  readonly stack: readonly StackFrame[];
  readonly outcome: Outcome | null;
}

export interface SeatView<V> {
  readonly seat: number;
  readonly table: V;
  readonly flow: FlowView;
}

/** Whether every viewer sees the same flow: only what lies sealed is kept from some. */
export function isFlowOpen({ stack }: Readonly<Core>): boolean {
  for (let i = 0; i < stack.length; i++) if (stack[i]!.sealed !== null) return false;
  return true;
}

export function viewFlow(state: Readonly<Core>, seat: number): FlowView {
  const stack = cloneStack(state.stack);
  for (const frame of stack) {
    const sealed = frame.sealed;
    if (sealed === null) continue;
    const waiting = frame.asking !== 0;
    // Others who have chosen look the same as others who have not.
    for (let i = 0; i < sealed.length; i++)
      if (i !== seat && sealed[i]) {
        sealed[i] = null;
        if (waiting) frame.asking |= 1 << i;
      }
  }
  return { stack, outcome: state.outcome };
}

/** The sets of up to eight seats, listed once: hosts ask for them several times a choice. */
const SETS = Array.from({ length: 1 << 8 }, (_, bits) => listSeats(bits));

/** The seats whose bits are set, as a stack frame says who is asked. The same list each time: nobody may change it. */
export function seatsIn(bits: number): readonly number[] {
  return SETS[bits] ?? listSeats(bits);
}

function listSeats(bits: number): readonly number[] {
  const seats: number[] = [];
  for (let seat = 0; bits >>> seat !== 0; seat++) if ((bits >>> seat) & 1) seats.push(seat);
  return seats;
}
