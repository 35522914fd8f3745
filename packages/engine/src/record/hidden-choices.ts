/** The choices that were made and still lie sealed: the others must not even know that they were made. */
import type { Core, StackFrame } from '../core.js';

interface Hidden {
  readonly n: number;
  readonly seat: number;
  /** The place on the stack of the procedure that waits for the rest. */
  readonly depth: number;
}

const NONE: readonly number[] = [];

export class HiddenChoices {
  private hidden: readonly Hidden[] = [];

  /** Looks after the n-th choice, made by this seat in the procedure that was then on top. */
  note(state: Readonly<Core>, n: number, seat: number, depth: number): void {
    if (this.hidden.length > 0) this.hidden = this.hidden.filter((each) => waits(state, each));
    const made = { n, seat, depth };
    if (waits(state, made) && !this.hidden.some((each) => each.seat === seat && each.depth === depth))
      this.hidden = [...this.hidden, made];
  }

  has(n: number): boolean {
    return this.hidden.length > 0 && this.hidden.some((each) => each.n === n);
  }

  /** Their numbers, in order. */
  list(): readonly number[] {
    return this.hidden.length === 0 ? NONE : this.hidden.map(({ n }) => n);
  }
}

function waits({ stack, outcome }: Readonly<Core>, { seat, depth }: Hidden): boolean {
  const frame: StackFrame | undefined = stack[depth];
  return outcome === null && frame !== undefined && frame.asking !== 0 && !!frame.sealed?.[seat];
}
