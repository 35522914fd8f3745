/** The rules, in the order in which RULES.md tells them. */
import { type Decision, decision, type Move, procedureOf, type Run, refusalsOf } from '@fray/engine';
import { FULL_HEALTH, type State } from './state.js';
import { told } from './told.js';
import { REST, STRIKE } from './verbs.js';
import type { OutcomeId, RefusalId } from './words/ids.js';

const DIE = 6;
const REST_GIVES = 2;
/** TG-6 */
export const LAST_TURN = 60;

const UNHURT = refusalsOf<RefusalId>()('TG-4', 'unhurt');

/** One walk over everything a seat might try: the list, the check and the reasons all come from it. */
export const act: Decision<State> = decision<State>({
  id: 'act',
  clause: 'TG-3',
  offers(s, seat, out) {
    out.offer(undefined, STRIKE);
    out.offer(s.health[seat]! >= FULL_HEALTH ? UNHURT : undefined, REST);
  },
  prompt: (s, seat) => ({ id: 'act', data: { health: s.health[1 - seat]! } }),
  timeout: (): Move => [STRIKE, 0, 0, 0, 0],
});

export const match = procedureOf<State>()('match', {
  /** TG-2 */
  turn(s, run) {
    run.ask(s.turn, act);
  },
  act(s, run) {
    if (run.verb === STRIKE) strike(s, run);
    else rest(s, run);
  },
  passOn(s, run) {
    s.turns++;
    s.turn = 1 - s.turn;
    if (s.turns >= LAST_TURN) end(run, leaders(s), 'TG-6', 'last-turn');
    run.goto(match.at.turn);
  },
});

/** TG-3, TG-5 */
function strike(s: State, run: Run<State>): void {
  const target = 1 - s.turn;
  const roll = run.die(DIE);
  s.health[target] = Math.max(0, s.health[target]! - roll);
  if (run.listening)
    run.tell(told('struck', 'TG-3', { seat: s.turn, target, roll, health: s.health[target]! }));
  if (s.health[target] === 0) end(run, [s.turn], 'TG-5', 'health-gone');
}

/** TG-4 */
function rest(s: State, run: Run<State>): void {
  s.health[run.seat] = Math.min(FULL_HEALTH, s.health[run.seat]! + REST_GIVES);
  if (run.listening) run.tell(told('rested', 'TG-4', { seat: run.seat, health: s.health[run.seat]! }));
}

function leaders(s: Readonly<State>): number[] {
  const [first, second] = s.health as [number, number];
  return first === second ? [] : [first > second ? 0 : 1];
}

export function end(run: Run<State>, winners: number[], clause: string, reason: OutcomeId): void {
  run.finish(winners, clause, reason);
  if (run.listening) run.tell(told('over', clause, { winners, reason }));
}
