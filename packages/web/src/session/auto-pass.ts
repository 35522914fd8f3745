/** Choices made for a person because nothing is at stake: which one, when not, and which ones it has been. */
import { type AnyGame, type Move, routineMove, type SeatView } from '@fray/engine';
import { useSettings } from '../settings.js';
import type { Step } from './session.js';

export class AutoPass {
  /** Seats that took something back want to be asked, until they have chosen again. */
  private readonly suspended = new Set<number>();

  /** `passed`: the numbers of the choices that were made for somebody. */
  constructor(public passed: readonly number[] = []) {}

  /** What to choose for the seat of this view; undefined when it is asked. */
  moveFor(game: AnyGame, view: SeatView<unknown>, moves: readonly Move[]): Move | undefined {
    const wanted = useSettings.getState().autoPass && !this.suspended.has(view.seat);
    return wanted ? routineMove(game, view, moves) : undefined;
  }

  /** The seat made the n-th choice, or it was made for it. */
  chosen(seat: number, n: number, forThem: boolean): void {
    if (forThem) this.passed = [...this.passed, n];
    else this.suspended.delete(seat);
  }

  /** The seat took back everything after the n-th choice. */
  takenBack(seat: number, n: number): void {
    this.passed = this.passed.filter((choice) => choice <= n);
    this.suspended.add(seat);
  }

  suspend(seat: number): void {
    this.suspended.add(seat);
  }
}

/** Whether the last choice of the seat, among the first `upTo`, was made for it. */
export function wasPassed(
  passed: readonly number[],
  steps: readonly Step[],
  seat: number,
  upTo: number,
): boolean {
  const last = steps.findLastIndex(({ n, by }) => n <= upTo && by === seat);
  return passed.includes(last);
}
