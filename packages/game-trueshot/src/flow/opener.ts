/** Who opens the first combat: the player who was outside last (TL-42). */
import { type Decision, decision, type Move, message } from '@fray/engine';
import { seatsInOrder } from '../rules/board.js';
import { type Rules, tell } from '../rules/tell.js';
import type { TrueshotState } from '../state/state.js';
import { LOTS, OUTSIDE } from '../verbs.js';
import type { PromptId } from '../words/ids.js';
import { refuse } from '../words/refuse.js';

const NOT_AMONG = refuse('TL-42', 'not-among');

export const askOutside: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'outside',
  clause: 'TL-42',
  offers(s, _seat, out) {
    for (let seat = 0; seat < s.seats; seat++) out.offer(undefined, OUTSIDE, seat);
    out.offer(undefined, LOTS);
    out.otherwise(OUTSIDE, () => NOT_AMONG);
  },
  prompt: () => message('outside' satisfies PromptId),
  timeout: (): Move => [LOTS, 0, 0, 0, 0],
});

/** The one whom most named; lots where nobody remembers or the table does not agree. */
export function openByAnswers(s: TrueshotState, run: Rules): void {
  const named = new Array<number>(s.seats).fill(0);
  for (const seat of seatsInOrder(s, s.inGame & ~s.gone, 0)) {
    const [verb, who] = run.sealed(seat);
    if (verb === OUTSIDE) named[who]!++;
  }
  const most = Math.max(...named);
  const agreed = most > 0 && named.indexOf(most) === named.lastIndexOf(most);
  open(s, run, agreed ? named.indexOf(most) : run.below(s.seats), agreed ? 'outside' : 'lots');
}

/** The seat that the table named beforehand; lots where there is none. */
export function openByOption(s: TrueshotState, run: Rules): void {
  const seat = Number(s.options.opener.slice('seat'.length)) - 1;
  const isSeat = seat >= 0 && seat < s.seats;
  open(s, run, isSeat ? seat : run.below(s.seats), isSeat ? 'outside' : 'lots');
}

function open(s: TrueshotState, run: Rules, seat: number, how: 'outside' | 'lots'): void {
  s.opener = s.firstOpener = seat;
  if (run.listening) tell(run, 'begun', 'TL-42', { opener: seat, seats: s.seats, how });
}
