/** What the seats see and may do at a position, worked out once for all who ask. */
import { type AnyGame, type Match, type Move, type SeatView, SPECTATOR, seatsIn } from '@fray/engine';
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
  /** By viewer, spectators first. */
  private views: (SeatView<unknown> | undefined)[] = [];
  /** By seat. */
  private lists: (readonly Move[] | undefined)[] = [];

  constructor(private readonly at: Looked) {}

  /** The position is another one. */
  forget(): void {
    this.views = [];
    this.lists = [];
  }

  view(viewer: number): SeatView<unknown> {
    this.views[viewer - SPECTATOR] ??= this.at.match.view(viewer);
    return this.views[viewer - SPECTATOR]!;
  }

  moves(seat: number): readonly Move[] {
    this.lists[seat] ??= this.at.match.moves(seat);
    return this.lists[seat]!;
  }

  /** The seats that must decide, as this viewer may know it: others who have sealed a choice look as if they were choosing. */
  asked(viewer: number): readonly number[] {
    const { flow } = this.view(viewer);
    return seatsIn(flow.outcome === null ? (flow.stack[flow.stack.length - 1]?.asking ?? 0) : 0);
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
