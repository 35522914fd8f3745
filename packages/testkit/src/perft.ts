/** Counts legal choices to a depth: a missing or an extra move anywhere below a fixed position changes the count. */
import { type AnyGame, type Core, Machine } from '@fray/engine';

/**
 * For each depth from 1 on, how many sequences of that many legal choices there are. Seats that choose at once do so one after
 * the other; standing choices are not counted; chance is what the state's own generator brings.
 */
export function perft(game: AnyGame, state: Readonly<Core>, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  count(new Machine(game), state, 0, counts);
  return counts;
}

function count(machine: Machine<Core>, state: Readonly<Core>, level: number, counts: number[]): void {
  const asking = machine.asking(state);
  if (level === counts.length || asking === 0) return;
  const seat = 31 - Math.clz32(asking & -asking);
  machine.list(state, seat);
  const moves = machine.offers.moves();
  counts[level]! += moves.length;
  if (level + 1 === counts.length) return;
  for (const move of moves) {
    const next = machine.game.clone(state);
    machine.apply(next, seat, move);
    count(machine, next, level + 1, counts);
  }
}
