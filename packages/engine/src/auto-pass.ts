/** Keeps account of what a client chooses for people because nothing is at stake, so that undo and records of it fit. */
import type { AnyGame } from './game.js';
import type { Move } from './move.js';
import { routineMove } from './routine.js';
import type { SeatView } from './view.js';

export class AutoPass {
  /** Seats that took something back want to be asked, until they have chosen again. */
  private readonly suspended = new Set<number>();

  /** `passed`: the numbers of the choices that were made for somebody, counted from 1. */
  constructor(
    private readonly isWanted: () => boolean,
    public passed: readonly number[] = [],
  ) {}

  /** What to choose for the seat of this view; undefined when it is to be asked. */
  moveFor(game: AnyGame, view: SeatView<unknown>, moves: readonly Move[]): Move | undefined {
    return this.isWanted() && !this.suspended.has(view.seat) ? routineMove(game, view, moves) : undefined;
  }

  /** The seat made the n-th choice, or it was made for it. */
  chosen(seat: number, n: number, forThem: boolean): void {
    if (forThem) this.passed = [...this.passed, n];
    else this.suspended.delete(seat);
  }

  /** The seat took back everything after the n-th choice. */
  takenBack(seat: number, n: number): void {
    this.passed = this.passed.filter((choice) => choice <= n);
    this.suspend(seat);
  }

  suspend(seat: number): void {
    this.suspended.add(seat);
  }
}
