/** Equipment changing hands, and the piles it ends on. */
import type { Offers, Run } from '@fray/engine';
import { BLACK, CARD_IDS, CARD_OF_GEAR, CARDS, GEAR_COUNT, HERMIT, WHITE } from '../data/cards.js';
import { NO_CARD, type ShadowState } from '../state.js';
import type { Events } from '../words/events.js';

export function countBits(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The Equipment bit of a kind of card; 0 when it is none. */
export function gearBit(card: number): number {
  const gear = CARDS[card]?.gear ?? -1;
  return gear === -1 ? 0 : 1 << gear;
}

export function moveGear(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  from: number,
  to: number,
  card: number,
  clause: string,
): void {
  const bit = gearBit(card);
  s.gear[from]! &= ~bit;
  s.gear[to]! |= bit;
  if (run.listening) run.tell({ type: 'took', clause, data: { seat: to, from, card: CARD_IDS[card]! } });
}

/** Offers every piece of a player's Equipment with this verb, the player first. */
export function offerGear(
  s: Readonly<ShadowState>,
  from: number,
  verb: number,
  player: number,
  out: Offers,
): void {
  const set = s.gear[from]!;
  for (let gear = 0; gear < GEAR_COUNT; gear++)
    if ((set & (1 << gear)) !== 0) out.offer(undefined, verb, player, CARD_OF_GEAR[gear]!);
}

/** SH-B-64, SH-B-66: all a player has left goes to its piles, held cards too. */
export function discardAll(s: ShadowState, run: Run<ShadowState, Events>, seat: number): void {
  for (let gear = 0; gear < GEAR_COUNT; gear++)
    if ((s.gear[seat]! & (1 << gear)) !== 0) {
      s.gear[seat]! &= ~(1 << gear);
      discard(s, run, seat, CARD_OF_GEAR[gear]!);
    }
  const hand = s.hands[seat]!;
  while (hand.length > 0) discard(s, run, seat, hand.pop()!);
}

export function discard(s: ShadowState, run: Run<ShadowState, Events>, seat: number, card: number): void {
  s.discards[CARDS[card]!.deck]!.push(card);
  if (run.listening)
    run.tell({ type: 'discarded', clause: 'SH-B-64', data: { seat, card: CARD_IDS[card]! } });
}

/** SH-B-81, SH-B-82: an empty deck is made anew from its discards; NO_CARD when both are empty. */
export function drawCard(s: ShadowState, run: Run<ShadowState, Events>, deck: number): number {
  const pile = s.decks[deck]!;
  if (pile.length === 0) {
    const used = s.discards[deck]!;
    if (used.length === 0) return NO_CARD;
    s.decks[deck] = used;
    s.discards[deck] = pile;
    run.shuffle(used);
    if (deck === HERMIT) s.givers.length = s.receivers.length = 0;
    if (run.listening) run.tell({ type: 'reshuffled', clause: 'SH-B-81', data: { deck } });
  }
  return s.decks[deck]!.pop()!;
}

export function canDraw(s: Readonly<ShadowState>, deck: number): boolean {
  return s.decks[deck]!.length + s.discards[deck]!.length > 0;
}

export const ALL_DECKS: readonly number[] = [HERMIT, WHITE, BLACK];
