/** The choices of one match, in flat arrays that the next match writes over. */
import { NEVER, type PracticeNotes } from '@fray/engine';

export interface Noted {
  readonly seat: number;
  readonly round: number;
  /** The chance of winning that this seat seemed to have. */
  readonly chance: number;
  readonly judged: number;
  /** How much better than usual the chosen move was thought to be. */
  readonly thought: number;
  readonly chosen: number;
  readonly count: number;
  /** Where its moment, and its first move, lie in the arrays. */
  readonly moment: number;
  readonly first: number;
}

const MOST_MOMENTS = 4_000;
const MOST_MOVES = 60_000;

export class MatchLog {
  readonly choices: Noted[] = [];
  readonly moments: Float64Array;
  readonly kinds = new Int32Array(MOST_MOVES);
  readonly shares = new Float64Array(MOST_MOVES);
  readonly own: Float64Array;
  private moves = 0;

  constructor(
    private readonly momentSize: number,
    private readonly ownSize: number,
  ) {
    this.moments = new Float64Array(MOST_MOMENTS * momentSize);
    this.own = new Float64Array(MOST_MOVES * ownSize);
  }

  clear(): void {
    this.choices.length = 0;
    this.moves = 0;
  }

  get isFull(): boolean {
    return this.choices.length >= MOST_MOMENTS - 1 || this.moves >= MOST_MOVES - 1_000;
  }

  /** Keeps the notes of a choice with the share in which each move would have been made. */
  add(
    notes: PracticeNotes,
    shares: Float64Array,
    choice: Omit<Noted, 'moment' | 'first'> & { count: number },
  ): void {
    const { momentSize, ownSize } = this;
    const moment = this.choices.length * momentSize;
    const first = this.moves;
    this.moments.set(notes.moment, moment);
    for (let i = 0; i < choice.count; i++) {
      this.kinds[first + i] = notes.kinds[i]!;
      this.shares[first + i] = notes.kinds[i] === NEVER ? 0 : shares[i]!;
      for (let k = 0; k < ownSize; k++) this.own[(first + i) * ownSize + k] = notes.own[i * ownSize + k]!;
    }
    this.choices.push({ ...choice, moment, first });
    this.moves += choice.count;
  }

  /** The signs of one move: those of its moment, then its own. */
  signsOf(choice: Noted, move: number, signs: Float64Array): void {
    const { momentSize, ownSize } = this;
    for (let k = 0; k < momentSize; k++) signs[k] = this.moments[choice.moment + k]!;
    const at = (choice.first + move) * ownSize;
    for (let k = 0; k < ownSize; k++) signs[momentSize + k] = this.own[at + k]!;
  }
}
