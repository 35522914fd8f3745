/** White and Black cards: shown to all, laid down as Equipment, resolved at once, or kept in hand (SH-B-74 to SH-B-76). */
import { type Decision, decision, type Locals, type Move, procedureOf, type Run } from '@fray/engine';
import { AREA_OF_ROLL } from '../data/areas.js';
import {
  BANANA,
  BAT,
  BLESSING,
  CARD_IDS,
  CARDS,
  CONCEALED_KNOWLEDGE,
  DECK_IDS,
  DOLL,
  DYNAMITE,
  FIRST_AID,
  FLARE,
  GOBLIN,
  GUARDIAN_ANGEL,
  HOLY_WATER,
  MIRROR,
  MIRROR_SET,
  SPIDER,
  TALISMAN,
} from '../data/cards.js';
import { MOST_HP } from '../data/characters.js';
import { atPoint, houseEmptiesHands, houseKeeps } from '../house/table.js';
import { DISCARD_LATER, MUST_CLEAR, NO_TARGET, NOT_HELD } from '../refusals.js';
import { settle } from '../rules/deaths.js';
import { discard, gearBit, moveGear } from '../rules/gear.js';
import { heal, hurt, setDamage, spared } from '../rules/harm.js';
import { reveal, ruleOut } from '../rules/reveal.js';
import { check } from '../rules/win.js';
import { isAlive, isRevealed, NO_CARD, NO_SEAT, type ShadowState } from '../state.js';
import { DISCARD, HAND, PASS, PLAY, TAKE, TARGET, USE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { prompt } from '../words/ids.js';
import { isHarmful, othersGear, questionOf } from './card-targets.js';

const AID_MARK = 7;

/** A card was drawn into `drawn`: everybody sees it. */
export function takeUp(s: ShadowState, run: Run<ShadowState, Events>, card: number): void {
  const seat = s.turn;
  const { deck, gear } = CARDS[card]!;
  if (gear !== -1) s.gear[seat]! |= gearBit(card);
  else if (isKept(s, card)) s.hands[seat]!.push(card);
  else s.drawn = card;
  if (run.listening)
    run.tell({
      type: 'drew',
      clause: 'SH-B-74',
      data: { seat, deck: DECK_IDS[deck]!, card: CARD_IDS[card]! },
    });
  if (gear !== -1) check(s, run);
  else if (s.drawn !== NO_CARD) run.call(resolve);
}

function isKept(s: Readonly<ShadowState>, card: number): boolean {
  if (s.options.holdSingleUse === 'on' && (s.options.holdDemanding || (card !== BANANA && card !== MIRROR)))
    return true;
  return houseKeeps(s, card);
}

/** SH-B-38: once drawn it is applied. */
export const resolve = procedureOf<ShadowState, Locals, Events>()('resolve', {
  ask(s, run) {
    const question = questionOf(s);
    if (question === undefined) run.goto(resolve.at.harm);
    else run.ask(s.turn, question);
  },
  choose(s, run) {
    s.target = NO_SEAT;
    if (run.verb === TARGET) s.target = run.a;
    else if (run.verb === PASS) nothing(run, s.turn, CARDS[s.drawn]!.clause);
    else answerCard(s, run);
    if (run.verb !== TARGET) run.goto(resolve.at.done);
  },
  harm(s, run) {
    if (isHarmful(s.drawn)) atPoint(s, run, 'harm');
  },
  effect(s, run) {
    applyCard(s, run, s.drawn);
  },
  done(s, run) {
    const card = s.drawn;
    s.drawn = NO_CARD;
    s.target = NO_SEAT;
    s.added = 0;
    s.discards[CARDS[card]!.deck]!.push(card);
    settle(s, run, s.turn, false);
  },
});

/** Cards whose whole effect is the answer. */
function answerCard(s: ShadowState, run: Run<ShadowState, Events>): void {
  const seat = s.turn;
  const clause = CARDS[s.drawn]!.clause;
  if (run.verb === USE) {
    const cause = cardRef(s.drawn);
    reveal(s, run, seat, clause);
    heal(s, run, seat, MOST_HP, cause, clause);
  } else if (run.verb === HAND) moveGear(s, run, seat, run.a, run.b, clause);
  else if (run.verb === TAKE) moveGear(s, run, run.a, seat, run.b, clause);
  check(s, run);
}

function cardRef(card: number): string {
  return `card:${CARD_IDS[card]}`;
}

type Effect = (
  s: ShadowState,
  run: Run<ShadowState, Events>,
  seat: number,
  cause: string,
  clause: string,
) => void;

const EFFECTS: Readonly<Record<number, Effect>> = {
  [BLESSING]: (s, run, _seat, cause, clause) => {
    const die = throwFor(s, run, 6, clause);
    heal(s, run, s.target, die, cause, clause);
  },
  [CONCEALED_KNOWLEDGE]: (s, run, seat, _cause, clause) => {
    s.extra[seat]!++;
    if (run.listening) run.tell({ type: 'extra', clause, data: { seat, turns: 1 } });
  },
  [MIRROR]: (s, run, seat, _cause, clause) => {
    const shown = (MIRROR_SET & (1 << s.characters[seat]!)) !== 0 && !isRevealed(s, seat);
    if (shown) return reveal(s, run, seat, clause);
    ruleOut(s, seat, MIRROR_SET);
    nothing(run, seat, clause);
  },
  [FIRST_AID]: (s, run, _seat, cause, clause) => setDamage(s, run, s.target, AID_MARK, cause, clause),
  [FLARE]: (s, run, seat, cause, clause) => {
    for (let step = 1; step < s.seats; step++) {
      const other = (seat + step) % s.seats;
      if (isAlive(s, other)) hurt(s, run, other, 2 + s.added, seat, cause, clause);
    }
  },
  [GUARDIAN_ANGEL]: (s, run, seat, _cause, clause) => {
    s.angels |= 1 << seat;
    if (run.listening) run.tell({ type: 'guarded', clause, data: { seat } });
  },
  [HOLY_WATER]: (s, run, seat, cause, clause) => heal(s, run, seat, 2, cause, clause),
  /** Nobody to give to cannot be: two players are always left. Without Equipment it costs 1. */
  [BANANA]: (s, run, seat, cause, clause) => void hurt(s, run, seat, 1, NO_SEAT, cause, clause),
  /** SH-E-26, SH-E-34: the target first; what it costs the player is not doubled. */
  [SPIDER]: (s, run, seat, cause, clause) => {
    harmWithCard(s, run, s.target, 2 + s.added, seat, cause, clause);
    harmWithCard(s, run, seat, 2, NO_SEAT, cause, clause);
  },
  [DYNAMITE]: (s, run, seat, cause, clause) => {
    const roll = throwFor(s, run, 6, clause) + throwFor(s, run, 4, clause);
    const area = AREA_OF_ROLL[roll]!;
    if (area === -1) return nothing(run, seat, clause);
    for (let step = 1; step <= s.seats; step++) {
      const other = (seat + step) % s.seats;
      if (isAlive(s, other) && s.places[other] === area)
        harmWithCard(s, run, other, 3 + s.added, seat, cause, clause);
    }
  },
  [DOLL]: (s, run, seat, cause, clause) => {
    const struck = throwFor(s, run, 6, clause) <= 4 ? s.target : seat;
    hurt(s, run, struck, 3 + s.added, seat, cause, clause);
  },
  /** SH-E-27 */
  [BAT]: (s, run, seat, cause, clause) => {
    harmWithCard(s, run, s.target, 2 + s.added, seat, cause, clause);
    heal(s, run, seat, 1, cause, clause);
  },
};

function applyCard(s: ShadowState, run: Run<ShadowState, Events>, card: number): void {
  const { clause } = CARDS[card]!;
  const effect = EFFECTS[card];
  // Nobody it concerns, or nothing to take (SH-E-37, SH-E-38).
  if (effect === undefined) nothing(run, s.turn, clause);
  else effect(s, run, s.turn, cardRef(card), clause);
}

/** SH-K-Talisman */
function harmWithCard(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  seat: number,
  amount: number,
  by: number,
  cause: string,
  clause: string,
): void {
  if ((s.gear[seat]! & TALISMAN) === 0) hurt(s, run, seat, amount, by, cause, clause);
  else spared(run, seat, 'card:talisman', 'SH-K-Talisman');
}

export function throwFor(
  s: Readonly<ShadowState>,
  run: Run<ShadowState, Events>,
  sides: number,
  clause: string,
): number {
  const die = run.die(sides);
  if (run.listening) run.tell({ type: 'die', clause, data: { seat: s.turn, sides, die } });
  return die;
}

function nothing(run: Run<ShadowState, Events>, seat: number, clause: string): void {
  if (run.listening) run.tell({ type: 'nothing', clause, data: { seat } });
}

/** SH-H-06: what a hand allows between the steps of a turn; at its end nothing may be left. */
export const held: Decision<ShadowState> = decision<ShadowState>({
  id: 'held',
  clause: 'SH-H-06',
  offers(s, seat, out) {
    const hand = s.hands[seat]!;
    const last = isLastCall(s);
    out.offer(last ? MUST_CLEAR : undefined, PASS);
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (hand.indexOf(card) < i) continue;
      const idle = card === GOBLIN && othersGear(s, seat) === 0;
      out.offer(idle ? NO_TARGET : undefined, PLAY, card);
      if (last) out.offer(undefined, DISCARD, card);
    }
    out.otherwise(PLAY, () => NOT_HELD);
    out.otherwise(DISCARD, (card) => (hand.includes(card) ? DISCARD_LATER : NOT_HELD));
  },
  prompt: (s) => prompt(isLastCall(s) ? 'held-end' : 'held'),
  timeout: (s, seat): Move => (isLastCall(s) ? [DISCARD, s.hands[seat]![0]!, 0, 0, 0] : [PASS, 0, 0, 0, 0]),
});

function isLastCall(s: Readonly<ShadowState>): boolean {
  return s.stack[s.stack.length - 1]!.locals['last'] === true;
}

export const playHeld = procedureOf<ShadowState, { last: boolean }, Events>()('playHeld', {
  ask(s, run) {
    if (s.hands[s.turn]!.length === 0) run.leave();
    else run.ask(s.turn, held);
  },
  take(s, run) {
    if (run.verb === PASS) return;
    const hand = s.hands[s.turn]!;
    hand.splice(hand.indexOf(run.a), 1);
    run.goto(playHeld.at.ask);
    if (run.verb === DISCARD) return discard(s, run, s.turn, run.a);
    s.drawn = run.a;
    if (run.listening)
      run.tell({ type: 'played', clause: 'SH-H-06', data: { seat: s.turn, card: CARD_IDS[run.a]! } });
    run.call(resolve);
  },
});

/** Between the steps of a turn; `last` when the turn is over. */
export function callHeld(s: ShadowState, run: Run<ShadowState, Events>, last: boolean): void {
  if (s.hands[s.turn]!.length > 0) run.call(playHeld, { last: last && houseEmptiesHands(s) });
}
