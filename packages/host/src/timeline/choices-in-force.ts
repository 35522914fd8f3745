/** The choices that count, in the order in which the match has them, and where in the log they came from. */
import type { Move } from '@fray/engine';
import type { What } from '@fray/protocol';
import type { ClockMark } from './clocks.js';
import type { ChoiceEntry } from './entry.js';

export interface InForce {
  readonly n: number;
  readonly entry: ChoiceEntry;
  readonly move: Move;
  readonly ms: number;
  /** The clocks before it. */
  readonly clock: ClockMark | undefined;
  /** The number under which it was played: a later one for the answer to a paced question. */
  playedAt: number;
  /** It was sealed when it was made, so only its own seat has heard of it as a step of its own. */
  wasHidden: boolean;
}

/** One step of the story: a choice, or the answers of a paced question that were shown together. */
export interface Played {
  readonly n: number;
  readonly what: What;
  /** The first and the last of its choices, counted from 1. */
  readonly first: number;
  readonly last: number;
}

export class ChoicesInForce {
  readonly list: InForce[] = [];

  get length(): number {
    return this.list.length;
  }

  /** The place (from 1) of the seat's last own choice, or of the one with log number `of`; 0 where there is none. */
  placeOf(seat: number, of: number | undefined): number {
    for (let place = this.list.length; place > 0; place--) {
      const { n, entry } = this.list[place - 1]!;
      if (entry.seat === seat && (of === undefined ? entry.by === 'player' : n === of)) return place;
    }
    return 0;
  }

  /** The answers that were shown together go together: the place of the first of them. */
  firstOfGroup(place: number): number {
    const { playedAt } = this.list[place - 1]!;
    return this.list.findIndex((each) => each.playedAt === playedAt) + 1;
  }

  /** The steps as this viewer has lived them. */
  steps(viewer: number, isHidden: (place: number) => boolean): Played[] {
    const steps: Played[] = [];
    for (let first = 1; first <= this.list.length; ) {
      const { playedAt, entry, wasHidden } = this.list[first - 1]!;
      let last = first;
      while (this.list[last]?.playedAt === playedAt) last++;
      const mine = entry.seat === viewer;
      if (mine || !(wasHidden || isHidden(first)))
        steps.push({ n: playedAt, first, last, what: this.whatOf(first, last) });
      first = last + 1;
    }
    return steps;
  }

  whatOf(first: number, last: number): What {
    const group = this.list.slice(first - 1, last);
    const { n, playedAt, entry } = group[0]!;
    if (first === last && n === playedAt) return { kind: 'choice', seat: entry.seat, by: entry.by };
    return { kind: 'shown', seats: group.map((each) => each.entry.seat) };
  }
}
