/** Moving (1.8): a player names the destination, the cheapest way there is found (GEO-30). */
import {
  type Decision,
  decision,
  type Locals,
  type Move,
  message,
  type Offers,
  procedureOf,
  type Run,
  refusalsOf,
} from '@fray/engine';
import { type DevilsState, modelData, movementOf } from '../../state.js';
import { DODGE, MOVE, PASS } from '../../verbs.js';
import type { Events } from '../../words/events.js';
import type { PromptId, RefusalId } from '../../words/ids.js';
import { afterMove } from '../mission/scoring.js';
import { moveCandidates } from './candidates.js';
import { destinations } from './destinations.js';
import { beginReach, destinationRefusal, fieldOf, levelsOf, placeData } from './places.js';

const NO_LEVEL = refusalsOf<RefusalId>()('GEO-18', 'no-such-level');

/** All destinations of a model, level by level. The way there is searched once for all of them. */
export function offerDestinations(
  s: Readonly<DevilsState>,
  model: number,
  budget: number,
  verb: number,
  out: Offers,
): void {
  const field = fieldOf(s);
  const reach = beginReach(s, field, model, budget);
  for (let level = 0; level < levelsOf(field); level++) {
    if (out.listing) {
      out.region(verb, level, mayGo, destinations(s, field, reach, model, budget, level));
      continue;
    }
    const check = (x: number, y: number) =>
      destinationRefusal(s, field, reach, model, budget, x, y, level, false);
    out.region(verb, level, check, moveCandidates(s, field, model, budget, level));
  }
  out.otherwise(verb, () => NO_LEVEL);
}

/** What is listed has been checked. */
function mayGo(): undefined {
  return undefined;
}

/** Only on an activation: a dodge has its own question. */
export const moveDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'move',
  clause: 'GEO-30',
  offers(s, _seat, out) {
    offerDestinations(s, s.active, movementOf(s, s.active), MOVE, out);
    out.offer(undefined, PASS);
  },
  prompt: (s) =>
    message('move' satisfies PromptId, {
      model: s.roster[s.active]!.name,
      budget: movementOf(s, s.active),
      action: s.at + 1,
      actions: s.plan.length,
    }),
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

/** Puts a model where it goes and tells of the way. */
export function goTo(
  s: DevilsState,
  run: Run<DevilsState, Events>,
  model: number,
  budget: number,
  level: number,
  x: number,
  y: number,
): void {
  const way = run.listening ? wayTo(s, model, budget, level, x, y) : { cost: 0, points: [] };
  s.x[model] = x;
  s.y[model] = y;
  s.level[model] = level;
  if (run.listening) {
    const { cost, points } = way;
    const data = { ...modelData(s, model), ...placeData(s, x, y, level), cost, budget, way: points };
    run.tell({ type: run.verb === DODGE ? 'dodged' : 'moved', clause: 'GEO-30', data });
  }
  afterMove(s, run, model);
}

function wayTo(
  s: Readonly<DevilsState>,
  model: number,
  budget: number,
  level: number,
  x: number,
  y: number,
): { cost: number; points: number[][] } {
  const way = beginReach(s, fieldOf(s), model, budget).way(x, y, level);
  return { cost: way.at(-1)?.cost ?? 0, points: way.map((p) => [p.x, p.y, p.level, p.cost]) };
}

/** DB-A-move, DB-A-advance */
export const moveAction = procedureOf<DevilsState, Locals, Events>()('move', {
  ask(s, run) {
    run.ask(s.seatOf[s.active]!, moveDecision);
  },
  go(s, run) {
    const model = s.active;
    if (run.verb === PASS) tellPass(s, run, 'CR-50');
    else goTo(s, run, model, movementOf(s, model), run.a, run.b, run.c);
  },
});

export function tellPass(s: DevilsState, run: Run<DevilsState, Events>, clause: string): void {
  if (run.listening) run.tell({ type: 'passed', clause, data: { ...modelData(s, s.active) } });
}
