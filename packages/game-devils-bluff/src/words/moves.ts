/** What any language must know about a move to put it into words. */
import { formatNotation, type Move, type SeatView } from '@fray/engine';
import * as verbs from '../verbs.js';
import type { DevilsView } from '../view.js';

export type Saying = (move: Move, table: DevilsView, seat: number) => string;

/** `sayings` in the order of the verbs. */
export function movesOf(sayings: readonly Saying[]): (move: Move, view: SeatView<DevilsView>) => string {
  return (move, { table, seat }) =>
    sayings[move[0]]?.(move, table, seat) ?? formatNotation(verbs.VERBS, move);
}

/** A move to where the model stands already. */
export function staysPut([, level, x, y]: Move, { active, ...table }: DevilsView): boolean {
  return table.x[active] === x && table.y[active] === y && table.level[active] === level;
}

/** The cards of a set or run, and the one swapped in for it. */
export function meldIn(
  [, play, spare]: Move,
  table: DevilsView,
  seat: number,
): { cards: readonly number[]; swapped: number | undefined } {
  const drawn = table.inPlay[seat] ?? -1;
  return {
    cards: [...table.hand, drawn].filter((card) => card !== spare),
    swapped: play === drawn ? undefined : play!,
  };
}

/** The declared actions, by id. */
export function planIn([, ...kinds]: Move): readonly string[] {
  return kinds.filter((kind) => kind !== verbs.NONE).map((kind) => verbs.ACTIONS[kind]!);
}
