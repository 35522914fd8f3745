/**
 * One legality. A game describes a decision once, as a walk over everything a seat might try, each with the
 * reason why it is refused or with none. The list of legal moves, the check of a submitted one and the
 * explained refusal are three ways of listening to that same walk, so they cannot disagree.
 */
import type { EventData } from './event.js';
import { MOVE_SIZE, type Move } from './move.js';
import type { DataOf, Message, Spoken } from './words/message.js';

/** Why something may not be chosen now: a message that the word book's `refusal` tells to whom it is refused. */
export interface Refusal extends Message {
  readonly clause: string;
}

/** A fixed refusal: made once, so refusing costs nothing. */
export function refusal(clause: string, id: string, data?: EventData): Refusal {
  return data === undefined ? { clause, id } : { clause, id, data };
}

export type RefusalMaker<R> = <K extends keyof Spoken<R> & string>(
  clause: string,
  id: K,
  ...data: DataOf<Spoken<R>[K]>
) => Refusal;

/** The same for one game: only ids that its word books know, each with what its sentence speaks of (see `Spoken`). */
export function refusalsOf<R>(): RefusalMaker<R> {
  return refusal as (clause: string, id: string, ...data: readonly unknown[]) => Refusal;
}

export type Verdict = 'legal' | 'refused' | 'unknown';
type Mode = 'list' | 'check' | 'explain';

/** A copy of its own: the compiler does not see through an imported constant. */
const SIZE: number = MOVE_SIZE;
/** Room for the legal moves of most decisions; it doubles when one has more. */
const FIRST_ROOM = 128;
/** How many things a set of bits can have. */
const SET_SIZE = 32;

export class Offers {
  /** The legal moves, MOVE_SIZE numbers each. Typed, because filling it is where most of a listing's time goes. */
  numbers = new Int32Array(FIRST_ROOM * SIZE);
  count = 0;
  /**
   * True while only legal moves are wanted: a walk may then skip what it would refuse anyway. Hot code asks `=== true`: a field that
   * the compiler does not know to be a boolean is else tested for everything that counts as false.
   */
  listing = true;
  verdict: Verdict = 'unknown';
  why: Refusal | undefined;
  readonly refused: { move: Move; why: Refusal }[] = [];
  /** What takes any point, as pairs of verb and thing: there, more is legal than is listed. */
  private readonly regions: number[] = [];
  private mode: Mode = 'list';
  private checking = false;
  /** The move being checked, while mode is 'check'. */
  private wanted: Move = [0, 0, 0, 0, 0];

  reset(mode: Mode, want?: Move): void {
    // List after list, as in random play, there is nothing else to put back.
    if (mode === 'list' && this.listing === true && this.regions.length === 0) {
      this.count = 0;
      return;
    }
    this.mode = mode;
    this.listing = mode === 'list';
    this.checking = mode === 'check';
    this.count = 0;
    this.verdict = 'unknown';
    this.why = undefined;
    if (this.regions.length > 0) this.regions.length = 0;
    if (this.refused.length > 0) this.refused.length = 0;
    if (want !== undefined) this.wanted = want;
  }

  /** States that this move exists here, and why it is refused (undefined: it is legal). */
  offer(why: Refusal | undefined, verb: number, a = 0, b = 0, c = 0, d = 0): void {
    if (why === undefined && this.checking !== true) this.add(verb, a, b, c, d);
    else if (this.listing !== true) this.hear(why, verb, a, b, c, d);
  }

  /**
   * The same for every thing of a set (one bit each) and one place b: a hand of cards before a lane. One call for all of them,
   * because a listing does little else than this.
   */
  offerEach(why: Refusal | undefined, verb: number, things: number, b = 0): void {
    if (this.listing === true) {
      if (why === undefined) this.addEach(verb, things, b);
      return;
    }
    for (let left = things; left !== 0; left &= left - 1) this.offer(why, verb, lowest(left), b);
  }

  /**
   * A continuous choice: any point (b, c) for the thing a. Good candidates are listed (each once, however often
   * it is named), every point sent is checked exactly by the same function.
   */
  region(
    verb: number,
    a: number,
    check: (x: number, y: number) => Refusal | undefined,
    candidates: readonly number[],
  ): void {
    this.regions.push(verb, a);
    const w = this.wanted;
    if (this.checking) {
      if (w[0] === verb && w[1] === a && w[4] === 0) this.judge(check(w[2], w[3]));
      return;
    }
    const first = this.count;
    for (let i = 0; i + 1 < candidates.length; i += 2) {
      const x = candidates[i]!;
      const y = candidates[i + 1]!;
      // While listing only the legal ones need comparing, and they are fewer.
      if (!this.listing) {
        if (!isRepeated(candidates, i)) this.offer(check(x, y), verb, a, x, y);
      } else if (check(x, y) === undefined && !this.isListed(first, x, y)) this.add(verb, a, x, y, 0);
    }
  }

  /** Whether a point is among the moves listed since `first`. */
  private isListed(first: number, x: number, y: number): boolean {
    const { numbers } = this;
    const end = this.count * SIZE;
    for (let at = first * SIZE; at < end; at += SIZE)
      if (numbers[at + 2] === x && numbers[at + 3] === y) return true;
    return false;
  }

  /**
   * Answers a move of this verb that nobody listed: what one does not hold, a lane that does not exist. It can only refuse, so
   * it never makes anything legal, and it is asked last: say it after everything that is offered.
   */
  otherwise(verb: number, why: (a: number, b: number, c: number, d: number) => Refusal): void {
    const w = this.wanted;
    if (!this.checking || this.verdict !== 'unknown' || w[0] !== verb) return;
    this.judge(why(w[1], w[2], w[3], w[4]));
  }

  /** Whether the last walk let this thing go to any point that its check allows. */
  isRegion(verb: number, a: number): boolean {
    for (let i = 0; i < this.regions.length; i += 2)
      if (this.regions[i] === verb && this.regions[i + 1] === a) return true;
    return false;
  }

  /** The verbs that took any point in the last walk. */
  regionVerbs(): number[] {
    return [...new Set(this.regions.filter((_, i) => i % 2 === 0))];
  }

  /** The i-th legal move of the last listing. */
  move(i: number): Move {
    const at = i * SIZE;
    const n = this.numbers;
    return [n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!];
  }

  /** Leaves the i-th alone. */
  keep(i: number): void {
    const { numbers } = this;
    const at = i * SIZE;
    // By hand: `copyWithin` is a call that takes longer than the listing of a short list.
    for (let k = 0; k < SIZE; k++) numbers[k] = numbers[at + k]!;
    this.count = 1;
  }

  /** A legal move alone, where one is drawn without listing the others. */
  single(verb: number, a = 0, b = 0): void {
    const { numbers } = this;
    numbers[0] = verb | 0;
    numbers[1] = a;
    numbers[2] = b;
    numbers[3] = 0;
    numbers[4] = 0;
    this.count = 1;
  }

  moves(): Move[] {
    const moves: Move[] = [];
    for (let i = 0; i < this.count; i++) moves.push(this.move(i));
    return moves;
  }

  private add(verb: number, a: number, b: number, c: number, d: number): void {
    const at = this.count * SIZE;
    if (at === this.numbers.length) this.grow();
    const numbers = this.numbers;
    // As an integer: verbs are imported constants, which would take the way of doubles.
    numbers[at] = verb | 0;
    numbers[at + 1] = a;
    numbers[at + 2] = b;
    numbers[at + 3] = c;
    numbers[at + 4] = d;
    this.count++;
  }

  private addEach(verb: number, things: number, b: number): void {
    let count = this.count;
    if ((count + SET_SIZE) * SIZE > this.numbers.length) this.grow();
    const numbers = this.numbers;
    for (let left = things; left !== 0; left &= left - 1) {
      const at = count++ * SIZE;
      numbers[at] = verb | 0;
      numbers[at + 1] = lowest(left);
      numbers[at + 2] = b;
      numbers[at + 3] = 0;
      numbers[at + 4] = 0;
    }
    this.count = count;
  }

  private grow(): void {
    const more = new Int32Array(this.numbers.length * 2);
    more.set(this.numbers);
    this.numbers = more;
  }

  private hear(why: Refusal | undefined, verb: number, a: number, b: number, c: number, d: number): void {
    const w = this.wanted;
    if (this.mode === 'explain') this.refused.push({ move: [verb, a, b, c, d], why: why! });
    else if (w[0] === verb && w[1] === a && w[2] === b && w[3] === c && w[4] === d) this.judge(why);
  }

  private judge(why: Refusal | undefined): void {
    if (this.verdict === 'legal') return;
    this.verdict = why === undefined ? 'legal' : 'refused';
    this.why = why;
  }
}

/** The lowest thing of a set. */
function lowest(things: number): number {
  return 31 - Math.clz32(things & -things);
}

function isRepeated(points: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i += 2)
    if (points[i] === points[at] && points[i + 1] === points[at + 1]) return true;
  return false;
}
