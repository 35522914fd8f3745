/** Giving up, which every game allows at any moment and ends in its own way. */
import type { Core, Outcome } from '../core.js';
import type { Standing } from '../game.js';
import type { Run } from '../procedure.js';

/** A standing choice of one verb. `end` says what giving up means: the others win, or the seat is out. */
export function concede<S extends Core>(
  verb: number,
  clause: string,
  end: (state: S, run: Run<S>, seat: number) => void,
): Standing<S> {
  return {
    firstVerb: verb,
    offers: (_state, _seat, out) => out.offer(undefined, verb),
    act(state, run) {
      if (run.listening) run.tell({ type: 'conceded', clause, data: { seat: run.seat } });
      end(state, run, run.seat);
    },
  };
}

/** The head of every judge: what a match that is over is worth to a seat; undefined while it runs. */
export function settled(outcome: Outcome | null, seat: number): number | undefined {
  if (outcome === null) return undefined;
  const { winners } = outcome;
  for (let i = 0; i < winners.length; i++) if (winners[i] === seat) return 1;
  return winners.length === 0 ? 0 : -1;
}
