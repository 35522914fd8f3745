/** A match from the first shuffle on, and its rounds (RL-04). */
import {
  type Decision,
  decision,
  type Locals,
  type MessageOf,
  type Move,
  procedureOf,
  type Run,
} from '@fray/engine';
import { SEATS } from '../board.js';
import { CARDS } from '../data/cards.js';
import { NOTHING, type RohanState } from '../state.js';
import { KEEP, REDRAW } from '../verbs.js';
import type { Events } from '../words/events.js';
import type { Prompts } from '../words/ids.js';
import { assault } from './assault.js';
import { deployment } from './deployment.js';
import { stalled } from './outcome.js';
import { told } from './told.js';

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
  prompt: (): MessageOf<Prompts> => ({ id: 'opening-hand' }),
  timeout: (): Move => [KEEP, 0, 0, 0, 0],
});

/** RL-04: Deployment, Assault, Draw, and the roles change. */
export const round = procedureOf<RohanState, Locals, Events>()('round', {
  begin(s, run) {
    s.round++;
    run.call(deployment);
  },
  assault(_s, run) {
    run.call(assault);
  },
  cleanUp(s, run) {
    endBuffs(s, run);
    stalled(s, run);
  },
  /** RL-14, RL-30, RL-A31: attacker's deck first. */
  draw(s, run) {
    shuffleDecks(s, run, s.attacker, 'RL-30');
    drawUp(s, run, s.attacker, 'RL-14');
    drawUp(s, run, 1 - s.attacker, 'RL-14');
  },
  /** RL-15, RL-A32 */
  swapRoles(s) {
    s.attacker = 1 - s.attacker;
  },
});

export const match = procedureOf<RohanState, Locals, Events>()('match', {
  /** RL-15, RL-A31: the coin comes before the shuffles. */
  firstAttacker(s, run) {
    const fixed = s.options.firstAttacker;
    s.attacker = fixed === 'coin' ? run.below(2) : fixed === 'seat1' ? 0 : 1;
    if (run.listening) run.tell(told('begun', 'RL-15', { attacker: s.attacker, coin: fixed === 'coin' }));
  },
  /** RL-02, RL-30 */
  shuffle(s, run) {
    shuffleDecks(s, run, 0, 'RL-02');
  },
  draw(s, run) {
    drawUp(s, run, 0, 'RL-03');
    drawUp(s, run, 1, 'RL-03');
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

/** RL-A4, RL-A14: buffs end for every card, fought or not. */
function endBuffs(s: RohanState, run: Run<RohanState, Events>): void {
  const raised = run.listening && (s.atkUp.some(isChanged) || s.defUp.some(isChanged));
  s.atkUp = s.defUp = NOTHING;
  if (raised) run.tell(told('faded', 'RL-A4', {}));
}

function isChanged(figure: number): boolean {
  return figure !== 0;
}

function shuffleDecks(s: RohanState, run: Run<RohanState, Events>, first: number, clause: string): void {
  shuffleDeck(s, run, first);
  shuffleDeck(s, run, 1 - first);
  if (run.listening) run.tell(told('shuffled', clause, { seats: [first, 1 - first] }));
}

/** RL-30: before anything is drawn from it again it is shuffled again. */
function shuffleDeck(s: RohanState, run: Run<RohanState, Events>, seat: number): void {
  const missing = HAND_SIZE - s.hands[seat]!.length;
  run.shuffle(s.decks[seat]!, missing > 0 ? missing : 0);
}

function drawUp(s: RohanState, run: Run<RohanState, Events>, seat: number, clause: string): void {
  const hand = s.hands[seat]!;
  const deck = s.decks[seat]!;
  const before = hand.length;
  while (hand.length < HAND_SIZE && deck.length > 0) {
    // A line of its own: with the `pop` between looking up `push` and calling it, the compiler does not see through the call.
    const card = deck.pop()!;
    hand.push(card);
  }
  if (!run.listening || hand.length === before) return;
  const cards = hand.slice(before).map((card) => CARDS[card]!.id);
  run.tell(told('drew', clause, { seat, count: cards.length }, [{ seats: [seat], data: { cards } }]));
}

function redrawHand(s: RohanState, run: Run<RohanState, Events>, seat: number): void {
  s.decks[seat]!.push(...s.hands[seat]!);
  s.hands[seat]!.length = 0;
  if (run.listening) run.tell(told('redrew', 'RL-03', { seat }));
  shuffleDeck(s, run, seat);
  if (run.listening) run.tell(told('shuffled', 'RL-03', { seats: [seat] }));
  drawUp(s, run, seat, 'RL-03');
}
