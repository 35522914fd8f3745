/** One run through section 6.8: a single attack, whether of the Attack step, Bloody Feast, a counter or Last Stand. */
import { type Board, clockwiseFrom } from './board.js';
import type { RunMade } from './outcome.js';

/** D of section 6.8. */
export interface Defender {
  readonly seat: number;
  declaredBlur: boolean;
  /** Out of the run by a successful Blur (SH-H-33). */
  out: boolean;
  base: number;
  /** What is left of the damage after steps 8 and 9. */
  amount: number;
  /** What step 10 really dealt. */
  taken: number;
  /** SH-H-15: took damage and is at or below the threshold. */
  inCoupWindow: boolean;
}

export interface Run {
  readonly number: number;
  readonly kind: RunMade['kind'];
  /** A of section 6.8. */
  readonly attacker: number;
  /** Clockwise from A. */
  readonly defenders: readonly Defender[];
  step: number;
  double: boolean;
  /** SH-B-47: only the d4 is rolled. */
  onlyD4: boolean;
  d6: number;
  d4: number;
  /** SH-B-68: Equipment won by this attack does not affect it. */
  won: string[];
  /** "A dead -> step 12" and "the run is over" of section 6.8. */
  state: 'goes on' | 'attacker fell' | 'over';
}

export function newRun(
  board: Board,
  kind: RunMade['kind'],
  attacker: number,
  targets: readonly number[],
): Run {
  const number = board.runs.length + 1;
  board.runs.push({ run: number, kind, attacker, targets: [...targets] });
  return {
    number,
    kind,
    attacker,
    defenders: clockwiseFrom(board, attacker, targets).map((seat) => ({
      seat,
      declaredBlur: false,
      out: false,
      base: 0,
      amount: 0,
      taken: 0,
      inCoupWindow: false,
    })),
    step: 1,
    double: false,
    onlyD4: false,
    d6: 0,
    d4: 0,
    won: [],
    state: 'goes on',
  };
}

export function defendersLeft(run: Run): Defender[] {
  return run.defenders.filter(({ out }) => !out);
}

/** SH-E-07, SH-H-26: Werewolf's counter and Last Stand. */
export function isCounter(run: Run): boolean {
  return run.kind === 'counterattack' || run.kind === 'lastStand';
}
