/** The rounds of a match as bands over its moments. Pure. */

export interface Band {
  readonly round: number;
  /** Where it begins, and how much it takes, of all moments that are drawn. */
  readonly from: number;
  readonly share: number;
  /** There is room for its name. */
  readonly named: boolean;
}

const ROOM_FOR_A_NAME = 0.08;

/** `rounds` says in which one each moment is; what comes before the first has none. */
export function bandsOf(rounds: readonly number[], to: number): readonly Band[] {
  const all = Math.max(1, to);
  const starts = rounds.flatMap((round, n) => (round > 0 && round !== rounds[n - 1] ? [n] : []));
  return starts.map((start, i) => {
    const share = ((starts[i + 1] ?? all) - start) / all;
    return { round: rounds[start]!, from: start / all, share, named: share >= ROOM_FOR_A_NAME };
  });
}
