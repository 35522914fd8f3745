/** The Deployment: attacker and defender place cards in turn until both are content (RL-05 to RL-12). */
import {
  type Decision,
  decision,
  type Message,
  type Move,
  type Offers,
  procedureOf,
  type Refusal,
  refusalsOf,
} from '@fray/engine';
import { EMPTY, isSurprise, LANES, opposite, place } from '../board.js';
import { ATTACK_ONLY, CARDS, DEFENSE_ONLY } from '../data/cards.js';
import { forecast } from '../forecast.js';
import type { RohanState } from '../state.js';
import { FINISH, PASS, PLAY } from '../verbs.js';
import type { PromptId, RefusalId } from '../words/ids.js';
import { land } from './landing.js';
import { told } from './told.js';

const refusal = refusalsOf<RefusalId>();
const DEFENCE_ONLY_NOW = refusal('RL-22', 'defence-only');
const ATTACK_ONLY_NOW = refusal('RL-21', 'attack-only');
const TAKEN = refusal('RL-06', 'taken');
const NOTHING_TO_BLOCK = refusal('RL-09', 'nothing-to-block');
const SURPRISED = refusal('RL-11', 'surprised');
const NOT_HELD = refusal('RL-06', 'not-held');
const NO_SUCH_LANE = refusal('RL-06', 'no-such-lane');
const ENDS_WITH_FINISH = refusal('RL-A27', 'ends-with-finish');

/** The types an attacker or defender may play at all, one bit each. */
const ATTACKER_TYPES = typesWithout(DEFENSE_ONLY);
const DEFENDER_TYPES = typesWithout(ATTACK_ONLY);
const DEFENSE_ONLY_TYPES = ~ATTACKER_TYPES;

function typesWithout(condition: number): number {
  return CARDS.reduce((bits, card, i) => (card.condition === condition ? bits : bits | (1 << i)), 0);
}

export const deploy: Decision<RohanState> = decision<RohanState>({
  id: 'deploy',
  clause: 'RL-05',
  offers: offerDeployment,
  prompt: askForCards,
  /** RL-A12: whoever runs out of time has finished. */
  timeout: (): Move => [FINISH, 0, 0, 0, 0],
});

/** The question, and what the Assault would take from each seat as the lanes stand. */
function askForCards(s: Readonly<RohanState>, seat: number): Message & { id: PromptId } {
  const { health } = forecast(s);
  const losses = health.map((left, i) => s.health[i]! - left);
  return { id: seat === s.attacker ? 'attack' : 'block', data: { seat, losses, left: health } };
}

function offerDeployment(s: Readonly<RohanState>, seat: number, out: Offers): void {
  const held = typesIn(s.hands[seat]!);
  const attacking = s.attacker === seat;
  const allowed = attacking ? ATTACKER_TYPES : DEFENDER_TYPES;
  const listing = out.listing;
  const offered = listing ? held & allowed : held;
  // Only RL-11 has an exception that depends on the card.
  const exceptions = s.options.defensiveBlocksSurprise ? DEFENSE_ONLY_TYPES : 0;
  for (let lane = 0; lane < LANES; lane++) {
    const why = laneRefusal(s, seat, lane);
    const excepted = why === SURPRISED ? exceptions : 0;
    if (listing && why !== undefined && excepted === 0) continue;
    for (let types = offered; types !== 0; types &= types - 1) {
      const card = 31 - Math.clz32(types & -types);
      const bit = 1 << card;
      if ((allowed & bit) === 0) out.offer(attacking ? DEFENCE_ONLY_NOW : ATTACK_ONLY_NOW, PLAY, card, lane);
      else out.offer((excepted & bit) !== 0 ? undefined : why, PLAY, card, lane);
    }
  }
  out.offer(s.options.blockTurns ? ENDS_WITH_FINISH : undefined, PASS);
  out.offer(undefined, FINISH);
  out.otherwise(PLAY, whyNotListed);
}

function whyNotListed(_card: number, lane: number): Refusal {
  return lane < 0 || lane >= LANES ? NO_SUCH_LANE : NOT_HELD;
}

/** Why the seat may not place anything in this lane now. */
function laneRefusal(s: Readonly<RohanState>, seat: number, lane: number): Refusal | undefined {
  const at = place(seat, lane);
  if (s.cards[at] !== EMPTY) return TAKEN;
  if (s.attacker === seat) return undefined; // RL-08
  const across = opposite(at);
  if (s.cards[across] === EMPTY) return NOTHING_TO_BLOCK;
  return isSurprise(s, across) ? SURPRISED : undefined;
}

function typesIn(hand: readonly number[]): number {
  let types = 0;
  for (let i = 0; i < hand.length; i++) types |= 1 << hand[i]!;
  return types;
}

export const deployment = procedureOf<RohanState>()('deployment', {
  /** RL-05: the attacker begins. */
  begin(s, run) {
    s.turn = s.attacker;
    s.passes = 0;
    s.finished[0] = s.finished[1] = 0;
    if (run.listening) run.tell(told('round', 'RL-04', { round: s.round, attacker: s.attacker }));
  },
  /** RL-12, RL-A26: two passes in a row end it; who finished passes without being asked. */
  turn(s, run) {
    if (s.passes >= 2) run.leave();
    else if (s.finished[s.turn] === 1) run.goto(AUTO_PASS);
    else run.ask(s.turn, deploy);
  },
  act(s, run) {
    if (run.verb === PLAY) {
      land(s, run, run.seat, run.a, run.b);
      s.passes = 0;
    } else {
      const finish = run.verb === FINISH;
      if (finish) s.finished[run.seat] = 1;
      s.passes++;
      if (run.listening) run.tell(told(finish ? 'finished' : 'passed', 'RL-12', { seat: run.seat }));
    }
    // RL-A27: with whole turns a player goes on until they finish.
    if (!s.options.blockTurns || run.verb === FINISH) s.turn = 1 - s.turn;
    run.goto(TURN);
  },
  autoPass(s, run) {
    s.passes++;
    s.turn = 1 - s.turn;
    run.goto(TURN);
  },
});
const TURN = deployment.at.turn;
const AUTO_PASS = deployment.at.autoPass;
