/** The rounds of a match along its choices. Pure. */

export interface Round {
  readonly round: number;
  /** The positions it lasted from and to, by the choices made before them. */
  readonly from: number;
  readonly to: number;
}

/** `at`: the round of every position, the first before any choice. What comes before the first round belongs to it. */
export function roundsOf(at: readonly number[]): readonly Round[] {
  const rounds: Round[] = [];
  at.forEach((number, n) => {
    const round = Math.max(1, number);
    const last = rounds[rounds.length - 1];
    if (last?.round === round) rounds[rounds.length - 1] = { ...last, to: n };
    else {
      if (last !== undefined) rounds[rounds.length - 1] = { ...last, to: n };
      rounds.push({ round, from: n, to: n });
    }
  });
  return rounds;
}

/** In which round the n-th choice was made. */
export function roundOf(rounds: readonly Round[], n: number): number | undefined {
  return rounds.findLast(({ from }) => from <= n - 1)?.round;
}
