/** What a player may do before and after a model's actions: dismount, use Intuition, call for another activation (PA-3). */
import {
  type Decision,
  decision,
  type Move,
  message,
  type Offers,
  type Refusal,
  type Run,
  refusalsOf,
} from '@fray/engine';
import { CARD_IDS } from '../cards.js';
import { INTUITION } from '../data/gear.js';
import { ON_TABLE, RESERVE } from '../geometry/bodies.js';
import { type DevilsState, editionOf, hasGear, modelData, SPENT_INTUITION } from '../state.js';
import { DECLINE, DISMOUNT, GO_AGAIN, INTUIT, NO_CARD_NAME, READY, SHOW } from '../verbs.js';
import type { Events } from '../words/events.js';
import type { PromptId, RefusalId } from '../words/ids.js';
import { comingInRefusal } from './space/reserve.js';

const refusal = refusalsOf<RefusalId>();
const NO_MODEL = refusal('DB-17', 'no-such-model');
const NOT_YOURS = refusal('DB-17', 'not-your-model');
const OFF_TABLE = refusal('DB-17', 'not-on-table');
const NOT_NOW = refusal('DB-17', 'dismounts-when-active');
const NOT_MOUNTED = refusal('DB-18', 'not-mounted');
const NO_INTUITION = refusal('DB-U-intuition', 'no-intuition');
const NO_HAND = refusal('DB-U-intuition', 'no-hand-to-show');
const NOT_HELD = refusal('DB-U-intuition', 'not-held');
const SHOW_COUNT = refusal('DB-U-intuition', 'show-count');

type State = Readonly<DevilsState>;

/** DB-17: any rider of the seat, whoever acts; one that comes in must have room on foot. */
function dismountRefusal(s: State, seat: number, model: number): Refusal | undefined {
  if (s.where[model] === undefined) return NO_MODEL;
  if (s.seatOf[model] !== seat) return NOT_YOURS;
  if (s.mounted[model] !== 1) return NOT_MOUNTED;
  if (model !== s.active && s.options.dismountWhen === 'own') return NOT_NOW;
  if (s.where[model] === ON_TABLE) return undefined;
  return model === s.active && s.where[model] === RESERVE ? comingInRefusal(s, model, 0) : OFF_TABLE;
}

function offerDismounts(s: State, seat: number, out: Offers): void {
  for (let i = 0; i < s.where.length; i++)
    if (!out.listing || s.seatOf[i] === seat) out.offer(dismountRefusal(s, seat, i), DISMOUNT, i);
  out.otherwise(DISMOUNT, () => NO_MODEL);
}

/** Whether a seat has anything to say before or after the activation that runs. */
export function hasRider(s: State, seat: number): boolean {
  for (let i = 0; i < s.where.length; i++)
    if (s.mounted[i] === 1 && dismountRefusal(s, seat, i) === undefined) return true;
  return false;
}

export function canReady(s: State): boolean {
  return s.mounted[s.active] === 1 || intuitionRefusal(s, s.active) === undefined || hasRider(s, s.due);
}

export function dismount(s: DevilsState, run: Run<DevilsState, Events>): void {
  s.mounted[run.a] = 0;
  if (run.listening) run.tell({ type: 'dismounted', clause: 'DB-17', data: { ...modelData(s, run.a) } });
}

export function intuitionRefusal(s: Readonly<DevilsState>, model: number): Refusal | undefined {
  if (!hasGear(s, model, INTUITION) || (s.spent[model]! & SPENT_INTUITION) !== 0) return NO_INTUITION;
  return s.hands[1 - s.seatOf[model]!]!.length === 0 ? NO_HAND : undefined;
}

/** PA-3: asked of whoever activates, and then of the other gang's riders. */
export const readyDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'ready',
  clause: 'DB-17',
  offers(s, seat, out) {
    const { active } = s;
    out.offer(isStuck(s, seat) ? comingInRefusal(s, active) : undefined, READY);
    offerDismounts(s, seat, out);
    out.offer(seat === s.due ? intuitionRefusal(s, active) : NO_INTUITION, INTUIT);
  },
  prompt: (s, seat) =>
    message('ready' satisfies PromptId, {
      model: s.roster[s.active]!.name,
      mounted: hasRider(s, seat),
    }),
  timeout: (s, seat): Move => (isStuck(s, seat) ? [DISMOUNT, s.active, 0, 0, 0] : [READY, 0, 0, 0, 0]),
});

/** A rider that comes in may have room on foot only. */
function isStuck(s: State, seat: number): boolean {
  return seat === s.due && s.where[s.active] === RESERVE && comingInRefusal(s, s.active) !== undefined;
}

/** DB-U-intuition: the opponent chooses which cards. */
export const showDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'show',
  clause: 'DB-U-intuition',
  offers(s, seat, out) {
    const hand = s.hands[seat]!;
    const count = Math.min(editionOf(s).shown, hand.length);
    for (let a = 0; a < hand.length; a++)
      if (count !== 2) out.offer(a === 0 ? undefined : SHOW_COUNT, SHOW, hand[a], NO_CARD_NAME);
      else for (let b = a + 1; b < hand.length; b++) out.offer(undefined, SHOW, hand[a], hand[b]);
    out.otherwise(SHOW, (a) => (hand.includes(a) ? SHOW_COUNT : NOT_HELD));
  },
  prompt: (s, seat) =>
    message('show' satisfies PromptId, { count: Math.min(editionOf(s).shown, s.hands[seat]!.length) }),
  timeout: (s, seat): Move => {
    const hand = s.hands[seat]!;
    const two = Math.min(editionOf(s).shown, hand.length) === 2;
    return [SHOW, hand[0]!, two ? hand[1]! : NO_CARD_NAME, 0, 0];
  },
});

/** Later edition: Move It!, and dismounting when the activation ends. */
export const againDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'again',
  clause: 'DB-U-move-it',
  offers(_s, _seat, out) {
    out.offer(undefined, GO_AGAIN);
    out.offer(undefined, DECLINE);
  },
  prompt: (s) => message('again' satisfies PromptId, { model: s.roster[s.active]!.name }),
  timeout: (): Move => [DECLINE, 0, 0, 0, 0],
});

export const dismountDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'dismount-end',
  clause: 'DB-17',
  offers(s, seat, out) {
    out.offer(undefined, DECLINE);
    offerDismounts(s, seat, out);
  },
  prompt: () => message('dismount-end' satisfies PromptId),
  timeout: (): Move => [DECLINE, 0, 0, 0, 0],
});

export function showCards(s: DevilsState, run: Run<DevilsState, Events>): void {
  const seat = 1 - s.due;
  const cards = run.b === NO_CARD_NAME ? s.hands[seat]!.slice() : [run.a, run.b];
  for (const card of cards) if (!s.known[seat]!.includes(card)) s.known[seat]!.push(card);
  if (!run.listening) return;
  const secret = [{ seats: [0, 1], data: { cards: cards.map((card) => CARD_IDS[card]!) } }];
  run.tell({ type: 'shown', clause: 'DB-U-intuition', data: { seat, count: cards.length }, secret });
}
