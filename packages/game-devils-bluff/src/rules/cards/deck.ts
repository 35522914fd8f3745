/** Taking cards, rebuilding the deck (8.7), dealing and refilling hands (8.8). */
import type { Run } from '@fray/engine';
import { CARD_IDS, NO_CARD } from '../../cards.js';
import { type DevilsState, SEATS } from '../../state.js';
import type { Events } from '../../words/events.js';

/** DB-13 */
export const HAND_SIZE = 3;

/** PX-1, PX-2: the top card; an empty deck is first rebuilt from the whole discard pile. */
export function takeCard(s: DevilsState, run: Run<DevilsState, Events>): number {
  if (s.deck.length === 0) {
    s.deck = s.discard;
    s.discard = [];
    run.shuffle(s.deck);
    if (run.listening) run.tell({ type: 'rebuilt', clause: 'DB-06', data: { cards: s.deck.length } });
  }
  return s.deck.pop()!;
}

/** PG-2, PF-1: one card at a time, the first seat first, until both hold three. Not draws: no swap. */
export function fillHands(s: DevilsState, run: Run<DevilsState, Events>, type: 'dealt' | 'refilled'): void {
  const got: number[][] = [[], []];
  while (s.hands.some((hand) => hand.length < HAND_SIZE))
    for (let seat = 0; seat < SEATS; seat++)
      if (s.hands[seat]!.length < HAND_SIZE) {
        const card = takeCard(s, run);
        s.hands[seat]!.push(card);
        got[seat]!.push(card);
      }
  if (!run.listening) return;
  const clause = type === 'dealt' ? 'DB-13' : 'DB-12';
  for (let seat = 0; seat < SEATS; seat++)
    if (got[seat]!.length > 0)
      run.tell({
        type,
        clause,
        data: { seat, count: got[seat]!.length },
        secret: [{ seats: [seat], data: { cards: got[seat]!.map((card) => CARD_IDS[card]!) } }],
      });
}

/** DB-12 with `handRefill` immediate. */
export function refillAtOnce(s: DevilsState, run: Run<DevilsState, Events>, seat: number): void {
  if (s.options.handRefill !== 'immediate') return;
  const cards: string[] = [];
  while (s.hands[seat]!.length < HAND_SIZE) {
    const card = takeCard(s, run);
    s.hands[seat]!.push(card);
    cards.push(CARD_IDS[card]!);
  }
  if (run.listening && cards.length > 0)
    run.tell({
      type: 'refilled',
      clause: 'DB-12',
      data: { seat, count: cards.length },
      secret: [{ seats: [seat], data: { cards } }],
    });
}

/** DB-14: the drawn card enters the hand, the chosen one is in play. */
export function swapIn(s: DevilsState, seat: number, card: number): void {
  const hand = s.hands[seat]!;
  hand[hand.indexOf(card)] = s.inPlay[seat]!;
  forget(s, seat, card);
  s.inPlay[seat] = card;
}

/** A card that leaves a hand is no longer known to be there. */
export function forget(s: DevilsState, seat: number, card: number): void {
  const at = s.known[seat]!.indexOf(card);
  if (at !== -1) s.known[seat]!.splice(at, 1);
}

export function discardInPlay(s: DevilsState, seat: number): void {
  s.discard.push(s.inPlay[seat]!);
  s.inPlay[seat] = NO_CARD;
}
