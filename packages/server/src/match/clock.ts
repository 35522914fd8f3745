/** Clocks: time is charged to every seat that is being asked, whatever window the question is nested in. */
import type { Clock } from '../schema/tables.js';

export class Clocks {
  private readonly left: number[];
  private asked: readonly number[] = [];
  at: number;

  constructor(
    private readonly rule: Clock,
    seats: number,
    started: number,
  ) {
    this.left = new Array(seats).fill(rule.kind === 'none' ? 0 : rule.seconds * 1000);
    this.at = started;
  }

  /** Charges the time since the last entry to the seats that were asked then. */
  pass(at: number): void {
    if (this.rule.kind !== 'none')
      for (const seat of this.asked) this.left[seat] = Math.max(0, this.leftAt(seat, at));
    this.at = Math.max(at, this.at);
  }

  /** A seat has answered: a bank gains its increment, a decision's time is whole again for the next one. */
  answered(seat: number): void {
    if (this.rule.kind === 'bank') this.left[seat]! += this.rule.increment * 1000;
    if (this.rule.kind === 'decision') this.left[seat] = this.rule.seconds * 1000;
  }

  /** Who is asked from now on; `anew` are the seats that face another question than before. */
  ask(asked: readonly number[], anew: readonly number[]): void {
    this.asked = asked;
    if (this.rule.kind === 'decision') for (const seat of anew) this.left[seat] = this.rule.seconds * 1000;
  }

  /** When the first of the asked seats runs out of time; undefined where no clock runs. */
  due(): { readonly seat: number; readonly at: number } | undefined {
    if (this.rule.kind === 'none' || this.asked.length === 0) return undefined;
    const seat = this.asked.reduce((first, other) => (this.left[other]! < this.left[first]! ? other : first));
    return { seat, at: this.at + this.left[seat]! };
  }

  /** What a viewer is shown: `running` are the seats that they may know to be asked. */
  face(running: readonly number[]): { at: number; left: number[]; running: readonly number[] } | null {
    return this.rule.kind === 'none' ? null : { at: this.at, left: this.left.slice(), running };
  }

  private leftAt(seat: number, at: number): number {
    return this.left[seat]! - Math.max(0, at - this.at);
  }
}
