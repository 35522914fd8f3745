/**
 * What a game has learnt from many matches against itself. A level plays by it, alone or with a look ahead. The plain way are
 * signs: for every move a number of them, and for every kind of move what each weighs; `tools/practise` makes those weights.
 */
import type { Core } from '../core.js';
import type { Offers } from '../offers.js';

/** The plain move, which all others are compared with: worth nought. */
export const PLAIN = -1;
/** A move that nobody would make. */
export const NEVER = -2;
/** Less than any move is worth that somebody would make, in chances of winning. */
export const UNTHINKABLE = -9;
const FIRST_ROOM = 128;

export interface Practice<S extends Core> {
  /** Fills in what each of the moves just listed is worth, in chances of winning beside the plain one. */
  weigh(state: Readonly<S>, seat: number, listed: Offers, out: Float64Array): void;
  /** Fetches what was learnt, where it is too much to come with the rules; asked for before the first move is weighed. */
  recall?(): Promise<void>;
  /** What it goes by, if by signs. */
  readonly signs?: Signs<S>;
}

export interface Signs<S extends Core> {
  /** Names of the kinds of moves, by place. */
  readonly kinds: readonly string[];
  /** How many signs tell of the moment, the same for every move, and how many of the move itself. */
  readonly moment: number;
  readonly own: number;
  /** For every kind the weights of both, one kind behind the other: chances of winning that a sign adds. */
  readonly weights: Float64Array;
  /** What they weigh before anything is learnt, the same for every kind. */
  readonly guess: readonly number[];
  /** Notes what was just listed: kinds first; signs only if more than one move is to be thought about. */
  read(state: Readonly<S>, seat: number, listed: Offers, notes: PracticeNotes): void;
}

/** Practice that goes by signs. */
export function practiceBy<S extends Core>(signs: Signs<S>): Practice<S> {
  const notes = new PracticeNotes(signs);
  return {
    signs,
    weigh(state, seat, listed, out) {
      notes.makeRoom(listed.count);
      signs.read(state, seat, listed, notes);
      weigh(signs, notes, listed.count, out);
    },
  };
}

/** Paper for one question at a time. */
export class PracticeNotes {
  readonly moment: Float64Array;
  kinds = new Int32Array(FIRST_ROOM);
  own: Float64Array;
  /** For the game's own use while it reads. */
  scratch = new Float64Array(FIRST_ROOM);
  private readonly width: number;

  constructor({ moment, own }: Pick<Signs<Core>, 'moment' | 'own'>) {
    this.moment = new Float64Array(moment);
    this.own = new Float64Array(FIRST_ROOM * own);
    this.width = own;
  }

  makeRoom(count: number): void {
    if (count <= this.kinds.length) return;
    this.kinds = new Int32Array(count * 2);
    this.own = new Float64Array(count * 2 * this.width);
    this.scratch = new Float64Array(count * 2);
  }

  /** How many of the moves somebody might make. */
  thinkable(count: number): number {
    let thinkable = 0;
    for (let i = 0; i < count; i++) if (this.kinds[i] !== NEVER) thinkable++;
    return thinkable;
  }
}

/** What each move that was noted is worth, in chances of winning beside the plain one. */
export function weigh(
  { weights, moment: common, own }: Pick<Signs<Core>, 'weights' | 'moment' | 'own'>,
  notes: PracticeNotes,
  count: number,
  out: Float64Array,
): void {
  const { kinds, moment } = notes;
  for (let i = 0; i < count; i++) {
    const kind = kinds[i]!;
    if (kind < 0) {
      out[i] = kind === NEVER ? UNTHINKABLE : 0;
      continue;
    }
    const at = kind * (common + own);
    let sum = 0;
    for (let k = 0; k < common; k++) sum += weights[at + k]! * moment[k]!;
    for (let k = 0; k < own; k++) sum += weights[at + common + k]! * notes.own[i * own + k]!;
    out[i] = sum;
  }
}

const PER_UNIT = 10_000;

/** Weights as they are kept, by the name of each kind in hundredths of a hundredth; the guess for kinds that were never seen. */
export function weightsOf(
  kinds: readonly string[],
  guess: readonly number[],
  kept: Readonly<Record<string, string>>,
): Float64Array {
  const weights = new Float64Array(kinds.length * guess.length);
  kinds.forEach((kind, place) => {
    const learnt = kept[kind]?.split(' ').map((number) => Number(number) / PER_UNIT);
    weights.set(learnt ?? guess, place * guess.length);
  });
  return weights;
}

export function keptWeights(weights: ArrayLike<number>): string {
  return Array.from(weights, (weight) => Math.round(weight * PER_UNIT)).join(' ');
}
