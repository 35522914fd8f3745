/** One activation (8.3), from choosing the model to the end of its last action. */
import {
  type Decision,
  decision,
  type Locals,
  type Move,
  message,
  procedureOf,
  type Refusal,
  type Run,
  refusalsOf,
} from '@fray/engine';
import { sumOf } from '../cards.js';
import { MOVE_IT } from '../data/gear.js';
import { LEADER } from '../data/profiles.js';
import { compareModels, ON_TABLE, REMOVED, RESERVE } from '../geometry/bodies.js';
import {
  CHECK_DRAW,
  type DevilsState,
  editionOf,
  hasGear,
  modelData,
  NOBODY,
  type PublicTable,
  ROUTING_DRAW,
  SPENT_INTUITION,
  SPENT_MOVE_IT,
} from '../state.js';
import {
  ACTIONS,
  ACTIVATE,
  DISMOUNT,
  DO_ADVANCE,
  DO_ATTACK,
  DO_HEAVY,
  DO_MOVE,
  DO_PASS,
  DO_SECURE,
  GO_AGAIN,
  NONE,
  READY,
} from '../verbs.js';
import type { Events } from '../words/events.js';
import type { PromptId, RefusalId } from '../words/ids.js';
import { draw, prepareDraw } from './cards/draw.js';
import { attack } from './fight/attack.js';
import { attackLocals } from './fight/shots.js';
import { lapseControl, noteWavering } from './mission/scoring.js';
import { secureAction } from './mission/secure.js';
import { declareDecision, priceOf } from './plan.js';
import {
  againDecision,
  canReady,
  dismount,
  dismountDecision,
  hasRider,
  readyDecision,
  showCards,
  showDecision,
} from './readying.js';
import { moveAction, tellPass } from './space/movement.js';
import { placeData } from './space/places.js';
import { noPlacementRefusal, placeDecision } from './space/reserve.js';

const refusal = refusalsOf<RefusalId>();
const NO_MODEL = refusal('CR-15', 'no-such-model');
const NOT_YOURS = refusal('CR-15', 'not-your-model');
const OUT = refusal('CR-15', 'removed');
const NO_COMMAND = refusal('CR-15', 'no-command');

/** DB-45 */
const LEADER_REACH = 6000;
/** DB-43 */
export const ROUT_ABOVE = 21;

/** Why a seat may not activate a model now. */
export function activationRefusal(
  s: Readonly<PublicTable>,
  seat: number,
  model: number,
): Refusal | undefined {
  if (s.where[model] === undefined) return NO_MODEL;
  if (s.seatOf[model] !== seat) return NOT_YOURS;
  if (s.where[model] === REMOVED) return OUT;
  if (s.cp[model] === 0) return NO_COMMAND;
  return s.where[model] === RESERVE ? noPlacementRefusal(s, model) : undefined;
}

/** PR-4: whether a seat can activate anything. */
export function canActivate(s: Readonly<PublicTable>, seat: number): boolean {
  for (let i = 0; i < s.where.length; i++)
    if (s.seatOf[i] === seat && s.where[i] === ON_TABLE && s.cp[i]! > 0) return true;
  for (let i = 0; i < s.where.length; i++)
    if (s.where[i] === RESERVE && activationRefusal(s, seat, i) === undefined) return true;
  return false;
}

export const activateDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'activate',
  clause: 'CR-15',
  offers(s, seat, out) {
    for (let i = 0; i < s.where.length; i++) out.offer(activationRefusal(s, seat, i), ACTIVATE, i);
    out.otherwise(ACTIVATE, () => NO_MODEL);
  },
  prompt: (s, seat) =>
    message('activate' satisfies PromptId, {
      round: s.round,
      wavering: s.wavering[seat]!,
      pile: sumOf(s.piles[seat]!),
    }),
  timeout: (s, seat): Move => {
    const model = s.where.findIndex((_, i) => activationRefusal(s, seat, i) === undefined);
    return [ACTIVATE, model, 0, 0, 0];
  },
});

/** DB-45: the Leader, and friends within 6 inches of one on the table. */
export function isLed(s: Readonly<DevilsState>, model: number): boolean {
  for (let i = 0; i < s.roster.length; i++)
    if (
      s.roster[i]!.profile === LEADER &&
      s.seatOf[i] === s.seatOf[model] &&
      s.where[i] === ON_TABLE &&
      (i === model || compareModels(s, i, model, LEADER_REACH) < 0)
    )
      return true;
  return false;
}

export const activation = procedureOf<DevilsState, Locals, Events>()('activation', {
  /** PA-1 */
  ask(s, run) {
    run.ask(s.due, activateDecision);
  },
  choose(s, run) {
    s.active = run.a;
    s.plan = [];
    s.at = 0;
    if (run.listening)
      run.tell({
        type: 'activated',
        clause: 'CR-15',
        data: { ...modelData(s, s.active), cp: s.cp[s.active]! },
      });
  },
  /** PA-2, DB-41, DB-71 */
  routing(s, run) {
    noteWavering(s, run, s.due);
    if (!s.wavering[s.due]) {
      run.goto(READY_STEP);
      return;
    }
    prepareDraw(s, ROUTING_DRAW, s.due, NOBODY, 0);
    run.call(draw, { flask: false });
  },
  routed(s, run) {
    const total = sumOf(s.piles[s.due]!);
    if (run.listening) run.tell({ type: 'routing', clause: 'DB-41', data: { seat: s.due, total } });
    if (total <= ROUT_ABOVE || s.routed[s.due]) return;
    s.routed[s.due] = true;
    if (run.listening) run.tell({ type: 'routed', clause: 'DB-43', data: { seat: s.due, total } });
  },
  /** PA-3 */
  ready(s, run) {
    if (canReady(s)) run.ask(s.due, readyDecision);
    else run.goto(OTHERS_STEP);
  },
  readied(s, run) {
    if (run.verb === READY) run.goto(OTHERS_STEP);
    else if (run.verb === DISMOUNT) {
      dismount(s, run);
      run.goto(READY_STEP);
    } else {
      s.spent[s.active]! |= SPENT_INTUITION;
      if (run.listening)
        run.tell({ type: 'intuition', clause: 'DB-U-intuition', data: { ...modelData(s, s.active) } });
    }
  },
  askShow(s, run) {
    run.ask(1 - s.due, showDecision);
  },
  shown(s, run) {
    showCards(s, run);
    run.goto(READY_STEP);
  },
  /** DB-17: the other gang's riders, too. */
  others(s, run) {
    if (hasRider(s, 1 - s.due)) run.ask(1 - s.due, readyDecision);
    else run.goto(PLACE_STEP);
  },
  othersReadied(s, run) {
    if (run.verb !== DISMOUNT) return;
    dismount(s, run);
    run.goto(OTHERS_STEP);
  },
  /** PA-4 */
  place(s, run) {
    if (s.where[s.active] === RESERVE) run.ask(s.due, placeDecision);
    else run.goto(CHECK_STEP);
  },
  placed(s, run) {
    const model = s.active;
    s.where[model] = ON_TABLE;
    s.level[model] = run.a;
    s.x[model] = run.b;
    s.y[model] = run.c;
    if (run.listening)
      run.tell({
        type: 'placed',
        clause: 'CR-17',
        data: { ...modelData(s, model), ...placeData(s, run.b, run.c, run.a) },
      });
  },
  /** PA-5, CR-23 */
  check(s, run) {
    if (s.cp[s.active] !== 1) run.goto(DECLARE_STEP);
    else if (isLed(s, s.active)) {
      if (run.listening)
        run.tell({
          type: 'checked',
          clause: 'DB-45',
          data: { ...modelData(s, s.active), led: true, passed: true },
        });
      run.goto(DECLARE_STEP);
    } else {
      prepareDraw(s, CHECK_DRAW, s.due, s.active, 2);
      run.call(draw, { flask: false });
    }
  },
  checked(s, run) {
    if (run.listening)
      run.tell({
        type: 'checked',
        clause: 'CR-23',
        data: { ...modelData(s, s.active), led: false, passed: s.success },
      });
    if (s.success) return;
    s.cp[s.active] = 0;
    run.goto(END_STEP);
  },
  /** PA-6 */
  declare(s, run) {
    run.ask(s.due, declareDecision);
  },
  /** PA-7 */
  pay(s, run) {
    s.plan = [run.a, run.b, run.c, run.d].filter((kind) => kind !== NONE);
    s.cp[s.active]! -= priceOf(s.plan);
    s.at = 0;
    if (run.listening)
      run.tell({
        type: 'declared',
        clause: 'CR-20',
        data: {
          ...modelData(s, s.active),
          plan: s.plan.map((kind) => ACTIONS[kind]!),
          left: s.cp[s.active]!,
        },
      });
  },
  /** PA-8 */
  resolve(s, run) {
    if (s.at >= s.plan.length || s.where[s.active] !== ON_TABLE) run.goto(END_STEP);
    else resolveAction(s, run, s.plan[s.at]!);
  },
  next(s, run) {
    s.at++;
    lapseControl(s, run);
    run.goto(RESOLVE_STEP);
  },
  /** Later edition only. */
  end(s, run) {
    if (editionOf(s).dismountAtEnd && hasRider(s, s.due)) run.ask(s.due, dismountDecision);
    else run.goto(OTHERS_END_STEP);
  },
  dismounted(s, run) {
    if (run.verb !== DISMOUNT) return;
    dismount(s, run);
    run.goto(END_STEP);
  },
  othersEnd(s, run) {
    if (editionOf(s).dismountAtEnd && hasRider(s, 1 - s.due)) run.ask(1 - s.due, dismountDecision);
    else run.goto(AGAIN_STEP);
  },
  othersDismounted(s, run) {
    if (run.verb !== DISMOUNT) return;
    dismount(s, run);
    run.goto(OTHERS_END_STEP);
  },
  again(s, run) {
    const able = hasGear(s, s.active, MOVE_IT) && (s.spent[s.active]! & SPENT_MOVE_IT) === 0;
    if (able && s.where[s.active] === ON_TABLE && canActivate(s, s.due)) run.ask(s.due, againDecision);
    else run.goto(OVER_STEP);
  },
  answered(s, run) {
    if (run.verb !== GO_AGAIN) return;
    s.spent[s.active]! |= SPENT_MOVE_IT;
    if (run.listening)
      run.tell({ type: 'again', clause: 'DB-U-move-it', data: { ...modelData(s, s.active) } });
    // The round hands the turn to the other seat; this one keeps it.
    s.due = 1 - s.due;
  },
  over(s) {
    s.active = NOBODY;
    s.plan = [];
    s.at = 0;
  },
});
const READY_STEP = activation.at.ready;
const OTHERS_STEP = activation.at.others;
const PLACE_STEP = activation.at.place;
const CHECK_STEP = activation.at.check;
const DECLARE_STEP = activation.at.declare;
const RESOLVE_STEP = activation.at.resolve;
const END_STEP = activation.at.end;
const OTHERS_END_STEP = activation.at.othersEnd;
const AGAIN_STEP = activation.at.again;
const OVER_STEP = activation.at.over;

function resolveAction(s: DevilsState, run: Run<DevilsState, Events>, kind: number): void {
  if (kind === DO_MOVE || kind === DO_ADVANCE) run.call(moveAction);
  else if (kind === DO_ATTACK || kind === DO_HEAVY) run.call(attack, attackLocals(s.active, s.plan.length));
  else if (kind === DO_SECURE) run.call(secureAction, { marker: NOBODY });
  else if (kind === DO_PASS) tellPass(s, run, 'DB-A-pass');
}
