/** What a player may do before and after a model's actions: dismount, use Intuition, call for another activation (PA-3). */
import {
  type Decision,
  decision,
  type Move,
  message,
  type Refusal,
  type Run,
  refusalsOf,
} from '@fray/engine';
import { CARD_IDS } from '../cards.js';
import { INTUITION } from '../data/gear.js';
import { RESERVE } from '../geometry/bodies.js';
import { type DevilsState, editionOf, hasGear, SPENT_INTUITION } from '../state.js';
import { DECLINE, DISMOUNT, GO_AGAIN, INTUIT, NO_CARD_NAME, READY, SHOW } from '../verbs.js';
import type { Events } from '../words/events.js';
import type { PromptId, RefusalId } from '../words/ids.js';
import { comingInRefusal } from './space/reserve.js';

const refusal = refusalsOf<RefusalId>();
const NOT_MOUNTED = refusal('DB-18', 'not-mounted');
const NO_INTUITION = refusal('DB-U-intuition', 'no-intuition');
const NO_HAND = refusal('DB-U-intuition', 'no-hand-to-show');
const NOT_HELD = refusal('DB-U-intuition', 'not-held');
const SHOW_COUNT = refusal('DB-U-intuition', 'show-count');

export function intuitionRefusal(s: Readonly<DevilsState>, model: number): Refusal | undefined {
  if (!hasGear(s, model, INTUITION) || (s.spent[model]! & SPENT_INTUITION) !== 0) return NO_INTUITION;
  return s.hands[1 - s.seatOf[model]!]!.length === 0 ? NO_HAND : undefined;
}

/** PA-3 */
export const readyDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'ready',
  clause: 'DB-17',
  offers(s, _seat, out) {
    const { active } = s;
    const reserve = s.where[active] === RESERVE;
    out.offer(reserve ? comingInRefusal(s, active) : undefined, READY);
    const rides = s.mounted[active] === 1;
    const onFoot = rides && reserve ? comingInRefusal(s, active, 0) : undefined;
    out.offer(rides ? onFoot : NOT_MOUNTED, DISMOUNT);
    out.offer(intuitionRefusal(s, s.active), INTUIT);
  },
  prompt: (s) =>
    message('ready' satisfies PromptId, {
      model: s.roster[s.active]!.name,
      mounted: s.mounted[s.active] === 1,
    }),
  timeout: (s): Move => {
    const stuck = s.where[s.active] === RESERVE && comingInRefusal(s, s.active) !== undefined;
    return [stuck ? DISMOUNT : READY, 0, 0, 0, 0];
  },
});

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
  offers(_s, _seat, out) {
    out.offer(undefined, DECLINE);
    out.offer(undefined, DISMOUNT);
  },
  prompt: (s) => message('dismount-end' satisfies PromptId, { model: s.roster[s.active]!.name }),
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
