/** The Deployment: attacker and defender place cards in turn until both are content (RL-05 to RL-12). */
import {
  below,
  type Decision,
  decision,
  type Locals,
  type MessageOf,
  type Move,
  type Offers,
  procedureOf,
  type Refusal,
  type Rng,
  type Run,
  refusalsOf,
} from '@fray/engine';
import { EMPTY, LANES, opposite, place } from '../board.js';
import { ATTACK_ONLY, CARDS, type Card, DEFENSE_ONLY, SURPRISE } from '../data/cards.js';
import { healthAhead } from '../forecast.js';
import { FINISHED, type RohanState } from '../state.js';
import { FINISH, PASS, PLAY } from '../verbs.js';
import type { Events } from '../words/events.js';
import type { Prompts, Refusals } from '../words/ids.js';
import { bitAt, bitCount } from './bits.js';
import { land } from './landing.js';
import { told } from './told.js';

const refusal = refusalsOf<Refusals>();
const DEFENCE_ONLY_NOW = refusal('RL-22', 'defence-only');
const ATTACK_ONLY_NOW = refusal('RL-21', 'attack-only');
const TAKEN = refusal('RL-06', 'taken');
const NOTHING_TO_BLOCK = refusal('RL-09', 'nothing-to-block');
const SURPRISED = refusal('RL-11', 'surprised');
const ONLY_DEFENCE_BLOCKS = refusal('RL-11', 'only-defence-blocks');
const NOT_HELD = refusal('RL-06', 'not-held');
const NO_SUCH_LANE = refusal('RL-06', 'no-such-lane');
const ENDS_WITH_FINISH = refusal('RL-A27', 'ends-with-finish');

/** The types an attacker or defender may play at all, one bit each. */
const ATTACKER_TYPES = typesWithout(DEFENSE_ONLY);
const DEFENDER_TYPES = typesWithout(ATTACK_ONLY);
const DEFENSE_ONLY_TYPES = ~ATTACKER_TYPES;
/** RL-09, RL-11: those that may be blocked; an EMPTY place reads the highest bit, which no card has. */
const BLOCKABLE_TYPES = typesThat(({ ability }) => ability !== SURPRISE);
const ALL_LANES = (1 << LANES) - 1;

function typesWithout(condition: number): number {
  return typesThat((card) => card.condition !== condition);
}

function typesThat(fits: (card: Card) => boolean): number {
  return CARDS.reduce((bits, card, i) => (fits(card) ? bits | (1 << i) : bits), 0);
}

export const deploy: Decision<RohanState> = decision<RohanState>({
  id: 'deploy',
  clause: 'RL-05',
  offers: offerDeployment,
  draw: drawDeployment,
  prompt: askForCards,
  /** RL-A12: whoever runs out of time has finished. */
  timeout: (): Move => [FINISH, 0, 0, 0, 0],
});

/** The question, and what the Assault would take from each seat as the lanes stand. */
function askForCards(s: Readonly<RohanState>, seat: number): MessageOf<Prompts> {
  const left = healthAhead(s);
  const losses = [s.health[0]! - left[0]!, s.health[1]! - left[1]!];
  return { id: seat === s.attacker ? 'attack' : 'block', data: { seat, losses, left } };
}

function offerDeployment(s: Readonly<RohanState>, seat: number, out: Offers): void {
  const held = typesIn(s.hands[seat]!);
  const attacking = s.attacker === seat;
  const fit = held & (attacking ? ATTACKER_TYPES : DEFENDER_TYPES);
  const open = openLanes(s, seat, attacking);
  // Only RL-11 has an exception that depends on the card.
  const excepted = s.options.defensiveBlocksSurprise === true ? fit & DEFENSE_ONLY_TYPES : 0;
  const looked = out.listing === true && excepted === 0 ? open : ALL_LANES;
  for (let lanes = looked; lanes !== 0; lanes &= lanes - 1) {
    const lane = 31 - Math.clz32(lanes & -lanes);
    if ((open & (1 << lane)) !== 0) out.offerEach(undefined, PLAY, fit, lane);
    else offerClosedLane(s, seat, lane, fit, excepted, out);
    if (out.listing !== true)
      out.offerEach(attacking ? DEFENCE_ONLY_NOW : ATTACK_ONLY_NOW, PLAY, held & ~fit, lane);
  }
  out.offer(s.options.blockTurns === true ? ENDS_WITH_FINISH : undefined, PASS);
  out.offer(undefined, FINISH);
  out.otherwise(PLAY, whyNotListed);
}

/** Every type that fits goes into every open lane, so the plays can be counted without being written down. */
function drawDeployment(s: Readonly<RohanState>, seat: number, out: Offers, rng: Rng): number {
  const { defensiveBlocksSurprise, blockTurns } = s.options;
  if (defensiveBlocksSurprise === true || blockTurns === true) return drawListed(s, seat, out, rng);
  const attacking = s.attacker === seat;
  const fit = typesIn(s.hands[seat]!) & (attacking ? ATTACKER_TYPES : DEFENDER_TYPES);
  const open = openLanes(s, seat, attacking);
  const types = bitCount(fit);
  const plays = types * bitCount(open);
  const n = below(rng, plays + 2);
  if (n < plays) out.single(PLAY, bitAt(fit, n % types), bitAt(open, (n / types) | 0));
  else out.single(n === plays ? PASS : FINISH);
  return plays + 2;
}

/** Where an option makes exceptions. */
function drawListed(s: Readonly<RohanState>, seat: number, out: Offers, rng: Rng): number {
  offerDeployment(s, seat, out);
  const { count } = out;
  out.keep(below(rng, count));
  return count;
}

/**
 * The lanes in which the seat may place a card now, one bit each: its own place is free, and who blocks has somebody to block that
 * is no surprise. Without branches, because what lies where is as good as random to a processor.
 */
function openLanes({ cards: c }: Readonly<RohanState>, seat: number, attacking: boolean): number {
  const mine = seat * LANES;
  const theirs = opposite(mine);
  const blockable = attacking ? -1 : BLOCKABLE_TYPES;
  return (
    isOpen(blockable, c[mine]!, c[theirs]!) |
    (isOpen(blockable, c[mine + 1]!, c[theirs + 1]!) << 1) |
    (isOpen(blockable, c[mine + 2]!, c[theirs + 2]!) << 2) |
    (isOpen(blockable, c[mine + 3]!, c[theirs + 3]!) << 3) |
    (isOpen(blockable, c[mine + 4]!, c[theirs + 4]!) << 4)
  );
}

/** 1 or 0; the highest bit of a card is set for EMPTY alone. */
function isOpen(blockable: number, mine: number, theirs: number): number {
  return (mine >>> 31) & (blockable >>> theirs) & 1;
}

function offerClosedLane(
  s: Readonly<RohanState>,
  seat: number,
  lane: number,
  fit: number,
  excepted: number,
  out: Offers,
): void {
  const why = laneRefusal(s, seat, lane);
  const anyway = why === ONLY_DEFENCE_BLOCKS ? excepted : 0;
  out.offerEach(undefined, PLAY, anyway, lane);
  out.offerEach(why, PLAY, fit & ~anyway, lane);
}

/** Why the seat may not place anything in a lane that is not open. */
function laneRefusal(s: Readonly<RohanState>, seat: number, lane: number): Refusal {
  const at = place(seat, lane);
  if (s.cards[at] !== EMPTY) return TAKEN;
  if (s.cards[opposite(at)] === EMPTY) return NOTHING_TO_BLOCK;
  return s.options.defensiveBlocksSurprise === true ? ONLY_DEFENCE_BLOCKS : SURPRISED;
}

function whyNotListed(_card: number, lane: number): Refusal {
  return lane < 0 || lane >= LANES ? NO_SUCH_LANE : NOT_HELD;
}

function typesIn(hand: readonly number[]): number {
  let types = 0;
  for (let i = 0; i < hand.length; i++) types |= 1 << hand[i]!;
  return types;
}

function withFinished(finished: readonly number[], seat: number): readonly number[] {
  return FINISHED[finished[0]! | (finished[1]! << 1) | (1 << seat)]!;
}

export const deployment = procedureOf<RohanState, Locals, Events>()('deployment', {
  /** RL-05: the attacker begins. */
  begin(s, run) {
    s.turn = s.attacker;
    s.passes = 0;
    s.finished = FINISHED[0]!;
    if (run.listening) run.tell(told('round', 'RL-04', { round: s.round, attacker: s.attacker }));
  },
  turn: takeTurn,
  act(s, run) {
    if (run.verb === PLAY) {
      land(s, run, run.seat, run.a, run.b);
      s.passes = 0;
    } else {
      const finish = run.verb === FINISH;
      if (finish) s.finished = withFinished(s.finished, run.seat);
      s.passes++;
      if (run.listening) run.tell(told(finish ? 'finished' : 'passed', 'RL-12', { seat: run.seat }));
    }
    // RL-A27: with whole turns a player goes on until they finish.
    if (!s.options.blockTurns || run.verb === FINISH) s.turn = 1 - s.turn;
    // At once: to jump back would be one more step at every decision of a match.
    takeTurn(s, run);
  },
});
const ACT = deployment.at.act;

/** RL-12, RL-A26: two passes in a row end it; who finished passes without being asked. */
function takeTurn(s: RohanState, run: Run<RohanState, Events>): void {
  while (s.passes < 2 && s.finished[s.turn] === 1) {
    s.passes++;
    s.turn = 1 - s.turn;
  }
  if (s.passes >= 2) {
    run.leave();
    return;
  }
  run.ask(s.turn, deploy);
  run.goto(ACT);
}
