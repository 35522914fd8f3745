/** Where the chances moved most, between positions that have been looked at. */
import type { Seen } from './look.js';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export class Swings {
  constructor(private readonly seen: ReadonlyMap<number, Seen>) {}

  biggest(count: number): Span[] {
    const looked = [...this.seen.keys()].sort((x, y) => x - y);
    const spans = looked.slice(1).map((to, i) => ({ from: looked[i]!, to }));
    return this.biggestOf(spans, count);
  }

  /** In the order of the match. */
  biggestOf(spans: readonly Span[], count: number): Span[] {
    const bySize = [...spans].sort((x, y) => this.size(y) - this.size(x));
    return bySize.slice(0, count).sort((x, y) => x.from - y.from);
  }

  static middles(spans: readonly Span[]): number[] {
    return spans.filter(({ from, to }) => to - from > 1).map(middle);
  }

  /** Of each span the half that moved more. */
  halved(spans: readonly Span[]): Span[] {
    return spans.map((span) => {
      if (span.to - span.from < 2) return span;
      const halves = [
        { from: span.from, to: middle(span) },
        { from: middle(span), to: span.to },
      ] as const;
      return this.size(halves[0]) > this.size(halves[1]) ? halves[0] : halves[1];
    });
  }

  private size({ from, to }: Span): number {
    const before = this.seen.get(from)!.open!;
    return Math.max(...this.seen.get(to)!.open!.map((chance, i) => Math.abs(chance - before[i]!)));
  }
}

function middle({ from, to }: Span): number {
  return (from + to) >> 1;
}
