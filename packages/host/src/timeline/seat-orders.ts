/** The standing orders of every seat, kept with the match: they work while their player is away, too. */
import {
  type AnyGame,
  answerByOrders,
  defaultOrders,
  lastingOrders,
  type Move,
  type SeatInfo,
  type SeatView,
} from '@fray/engine';

export class SeatOrders {
  private readonly given: (readonly string[])[];
  /** Seats that took a choice back: they want to be asked, whatever they ordered before. */
  private readonly suspended = new Set<number>();
  private readonly mayLapse: boolean;

  constructor(
    private readonly game: AnyGame,
    seats: readonly SeatInfo[],
  ) {
    const first = defaultOrders(game);
    this.given = seats.map(({ kind }) => (kind === 'person' ? first : []));
    this.mayLapse = game.orders?.some((order) => order.lapses !== undefined) === true;
  }

  of(seat: number): readonly string[] {
    return this.given[seat] ?? [];
  }

  give(seat: number, given: readonly string[]): void {
    this.given[seat] = given;
    this.suspended.delete(seat);
  }

  suspend(seat: number): void {
    this.suspended.add(seat);
  }

  /** The seat has chosen again, by itself. */
  resume(seat: number): void {
    this.suspended.delete(seat);
  }

  /** Something changed: orders that have done their work end. */
  lapse(view: (seat: number) => SeatView<unknown>): void {
    if (!this.mayLapse) return;
    for (const [seat, given] of this.given.entries())
      if (given.length > 0) this.given[seat] = lastingOrders(this.game, given, view(seat));
  }

  answer(seat: number, view: SeatView<unknown>, moves: readonly Move[], decision: string): Move | undefined {
    if (this.suspended.has(seat)) return undefined;
    return answerByOrders(this.game, this.of(seat), view, moves, decision);
  }

  /** Whether there is anything to ask the orders of this seat. */
  has(seat: number): boolean {
    return this.of(seat).length > 0 && !this.suspended.has(seat);
  }
}
