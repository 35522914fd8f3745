/** What the seats see and may do at a position, worked out once for all who ask. */
import { type AnyGame, type Match, type Move, type SeatView, SPECTATOR } from '@fray/engine';
import type { SeatOrders } from '../timeline/seat-orders.js';

/** What it looks at. */
interface Looked {
  readonly game: AnyGame;
  readonly match: Match;
  readonly orders: SeatOrders;
  readonly undoAsked: object | null;
  asked(): readonly number[];
  botOf(seat: number): string | undefined;
}

export class Look {
  private readonly views = new Map<number, SeatView<unknown>>();
  private readonly lists = new Map<number, readonly Move[]>();

  constructor(private readonly at: Looked) {}

  /** The position is another one. */
  forget(): void {
    this.views.clear();
    this.lists.clear();
  }

  view(viewer: number): SeatView<unknown> {
    const view = this.views.get(viewer) ?? this.at.match.view(viewer);
    this.views.set(viewer, view);
    return view;
  }

  moves(seat: number): readonly Move[] {
    const moves = this.lists.get(seat) ?? this.at.match.moves(seat);
    this.lists.set(seat, moves);
    return moves;
  }

  /** The seats that must decide, as this viewer may know it: others who have sealed a choice look as if they were choosing. */
  asked(viewer: number): number[] {
    const { flow } = this.view(viewer);
    const bits = flow.outcome === null ? (flow.stack[flow.stack.length - 1]?.asking ?? 0) : 0;
    const seats: number[] = [];
    for (let seat = 0; bits >>> seat !== 0; seat++) if ((bits >>> seat) & 1) seats.push(seat);
    return seats;
  }

  /** What the standing orders of the seat make it choose now; undefined when it is to be asked. */
  ordered(seat: number): Move | undefined {
    const { match, orders, undoAsked } = this.at;
    // Nothing is chosen for anybody while an undo is talked about, or while a bot plays for them.
    if (seat === SPECTATOR || undoAsked !== null || !orders.has(seat)) return undefined;
    if (!this.at.asked().includes(seat) || this.at.botOf(seat) !== undefined) return undefined;
    return orders.answer(seat, this.view(seat), this.moves(seat), match.decision()!);
  }
}
