/** Roll-offs (8.6): each draws, each may swap in secret, the higher wins. */
import { type Decision, decision, type Move, message, procedureOf, refusalsOf } from '@fray/engine';
import { CARD_IDS, cardValue } from '../../cards.js';
import { type DevilsState, NOBODY, ROLL_OFF_DRAW, SEATS } from '../../state.js';
import { KEEP, SWAP } from '../../verbs.js';
import type { Events } from '../../words/events.js';
import type { PromptId, RefusalId } from '../../words/ids.js';
import { discardInPlay, swapIn, takeCard } from './deck.js';

const NOT_HELD = refusalsOf<RefusalId>()('DB-14', 'not-held');

export const rollDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'roll-off',
  clause: 'CR-11',
  paced: true,
  offers(s, seat, out) {
    out.offer(undefined, KEEP);
    for (const card of s.hands[seat]!) out.offer(undefined, SWAP, card);
    out.otherwise(SWAP, () => NOT_HELD);
  },
  prompt: (s, seat) => message('roll-off' satisfies PromptId, { card: CARD_IDS[s.inPlay[seat]!]! }),
  timeout: (): Move => [KEEP, 0, 0, 0, 0],
});

export type RollLocals = {
  /** How many cards each draws, and what it is about. */
  cards: number;
  about: string;
  drawn: number;
  sums: number[];
};

export function rollLocals(cards: number, about: string): RollLocals {
  return { cards, about, drawn: 0, sums: [0, 0] };
}

/** Seats that hold cards: an empty hand keeps (PO-2). */
function swappers(s: Readonly<DevilsState>): number {
  return (s.hands[0]!.length > 0 ? 1 : 0) | (s.hands[1]!.length > 0 ? 2 : 0);
}

/** Leaves the winner in `winner`. */
export const rollOff = procedureOf<DevilsState, RollLocals, Events>()('roll-off', {
  /** PO-1 */
  take(s, run, l) {
    s.drawKind = ROLL_OFF_DRAW;
    s.drawSeat = NOBODY;
    s.drawModel = NOBODY;
    s.need = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      s.inPlay[seat] = takeCard(s, run);
      if (run.listening)
        run.tell({
          type: 'drew',
          clause: 'CR-11',
          data: { seat, kind: 'roll-off', about: l.about, count: 1 },
          secret: [{ seats: [seat], data: { cards: [CARD_IDS[s.inPlay[seat]!]!] } }],
        });
    }
  },
  /** PO-2 */
  ask(s, run) {
    const seats = swappers(s);
    if (seats === 0) run.goto(REVEAL);
    else run.askAll(seats, rollDecision);
  },
  swap(s, run) {
    const seats = swappers(s);
    for (let seat = 0; seat < SEATS; seat++) {
      if ((seats & (1 << seat)) === 0) continue;
      const [verb, card] = run.sealed(seat);
      if (verb !== SWAP) continue;
      swapIn(s, seat, card);
      s.swaps[seat]!++;
      if (run.listening) run.tell({ type: 'swapped', clause: 'DB-65', data: { seat, kind: 'roll-off' } });
    }
  },
  /** PO-3, PO-4 */
  reveal(s, run, l) {
    const cards = s.inPlay.map((card) => CARD_IDS[card]!);
    for (let seat = 0; seat < SEATS; seat++) {
      l.sums[seat]! += cardValue(s.inPlay[seat]!);
      discardInPlay(s, seat);
    }
    if (run.listening)
      run.tell({ type: 'rolled', clause: 'CR-11', data: { about: l.about, cards, sums: l.sums.slice() } });
    l.drawn++;
    if (l.drawn < l.cards) run.goto(TAKE);
  },
  settle(s, run, l) {
    const [first, second] = [l.sums[0]!, l.sums[1]!];
    if (first === second) {
      l.sums = [0, 0];
      l.drawn = 0;
      if (run.listening) run.tell({ type: 'tied', clause: 'CR-11', data: { about: l.about, sum: first } });
      run.goto(TAKE);
      return;
    }
    s.winner = first > second ? 0 : 1;
    if (run.listening)
      run.tell({ type: 'roll-won', clause: 'CR-11', data: { seat: s.winner, about: l.about } });
  },
});
const TAKE = rollOff.at.take;
const REVEAL = rollOff.at.reveal;
