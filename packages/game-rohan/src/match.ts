/** A match from the first shuffle on, and its rounds (RL-04). */
import { type Decision, decision, type Move, procedureOf, type Run } from '@fray/engine';
import { assault } from './assault.js';
import { LANES, SEATS } from './board.js';
import { CARDS } from './data/cards.js';
import { deployment } from './deployment.js';
import { stalled } from './outcome.js';
import type { RohanState } from './state.js';
import { KEEP, REDRAW } from './verbs.js';

/** RL-03 */
export const HAND_SIZE = 7;
const BOTH = 0b11;

export const openingHand: Decision<RohanState> = decision<RohanState>({
  id: 'opening-hand',
  clause: 'RL-03',
  offers(_s, _seat, out) {
    out.offer(undefined, KEEP);
    out.offer(undefined, REDRAW);
  },
  prompt: () => ({ ask: 'Do you keep this hand?', hint: 'You may put it back once and draw seven anew.' }),
  timeout: (): Move => [KEEP, 0, 0, 0, 0],
});

/** RL-04: Deployment, Assault, Draw, and the roles change. */
export const round = procedureOf<RohanState>()('round', {
  begin(s, run) {
    s.round++;
    if (run.listening)
      run.tell({ type: 'round', clause: 'RL-04', data: { round: s.round, attacker: s.attacker } });
    run.call(deployment);
  },
  assault(_s, run) {
    run.call(assault);
  },
  /** RL-A4, RL-A14: buffs end for every card, fought or not. */
  cleanUp(s, run) {
    for (let at = 0; at < LANES * SEATS; at++) s.atkUp[at] = s.defUp[at] = 0;
    stalled(s, run);
  },
  /** RL-14, RL-30, RL-A31: attacker's deck first. */
  draw(s, run) {
    run.shuffle(s.decks[s.attacker]!);
    run.shuffle(s.decks[1 - s.attacker]!);
    drawUp(s, run, s.attacker);
    drawUp(s, run, 1 - s.attacker);
  },
  /** RL-15, RL-A32 */
  swapRoles(s) {
    s.attacker = 1 - s.attacker;
  },
});

export const match = procedureOf<RohanState>()('match', {
  /** RL-15, RL-A31: the coin comes before the shuffles. */
  firstAttacker(s, run) {
    const fixed = s.options.firstAttacker;
    s.attacker = fixed === 'coin' ? run.below(2) : fixed === 'seat1' ? 0 : 1;
    if (run.listening) run.tell({ type: 'begun', clause: 'RL-15', data: { attacker: s.attacker } });
  },
  /** RL-02, RL-30 */
  shuffle(s, run) {
    run.shuffle(s.decks[0]!);
    run.shuffle(s.decks[1]!);
  },
  draw(s, run) {
    drawUp(s, run, 0);
    drawUp(s, run, 1);
    if (!s.options.redraw) run.goto(ROUND);
  },
  askRedraw(_s, run) {
    run.askAll(BOTH, openingHand);
  },
  redraw(s, run) {
    for (let seat = 0; seat < SEATS; seat++) if (run.sealed(seat)[0] === REDRAW) redrawHand(s, run, seat);
  },
  round(_s, run) {
    run.call(round);
  },
  again(_s, run) {
    run.goto(ROUND);
  },
});
const ROUND = match.at.round;

function drawUp(s: RohanState, run: Run<RohanState>, seat: number): void {
  const hand = s.hands[seat]!;
  const deck = s.decks[seat]!;
  const before = hand.length;
  while (hand.length < HAND_SIZE && deck.length > 0) hand.push(deck.pop()!);
  if (run.listening && hand.length > before) {
    const cards = hand.slice(before).map((card) => CARDS[card]!.id);
    const secret = [{ seats: [seat], data: { cards } }];
    run.tell({ type: 'drew', clause: 'RL-14', data: { seat, count: cards.length }, secret });
  }
}

function redrawHand(s: RohanState, run: Run<RohanState>, seat: number): void {
  s.decks[seat]!.push(...s.hands[seat]!);
  s.hands[seat]!.length = 0;
  if (run.listening) run.tell({ type: 'redrew', clause: 'RL-03', data: { seat } });
  run.shuffle(s.decks[seat]!);
  drawUp(s, run, seat);
}
