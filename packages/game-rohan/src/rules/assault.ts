/** The Assault: lane by lane from the left, both cards of a lane at once (RL-23 to RL-28). */
import { type GameEvent, type Locals, procedureOf, type Run } from '@fray/engine';
import { EMPTY, LANES, opposite, place } from '../board.js';
import { CARDS, type CardId } from '../data/cards.js';
import { ISENGARD } from '../data/decks.js';
import { places, type RohanState } from '../state.js';
import type { Events, Pair } from '../words/events.js';
import { attackAt, type Blow, blowBy, type LaneResult, newLaneResult, resolveLane } from './battle.js';
import { fallen } from './outcome.js';
import { told } from './told.js';

/** Filled anew for each lane and read before the next: nothing of it outlives the step. */
const result = newLaneResult();

export const assault = procedureOf<RohanState, Locals, Events>()('assault', {
  lanes(s, run) {
    if (run.listening) run.tell(told('assault', 'RL-13', { round: s.round }));
    const afterEachLane = s.options.winCheck === 'lane';
    for (let lane = 0; lane < LANES; lane++) {
      const first = s.cards[lane]!;
      const second = s.cards[lane + LANES]!;
      if (first === EMPTY && second === EMPTY) continue;
      if (first === EMPTY) strikePlayer(s, run, 1, lane);
      else if (second === EMPTY) strikePlayer(s, run, 0, lane);
      else strikeCards(s, run, lane);
      // RL-A28: a win in this lane leaves the later ones unfought.
      if (afterEachLane && fallen(s, run)) return;
    }
    if (!afterEachLane) fallen(s, run);
  },
});

/** RL-26: nobody stands opposite. */
function strikePlayer(s: RohanState, run: Run<RohanState, Events>, seat: number, lane: number): void {
  const at = place(seat, lane);
  const before = s.health[1 - seat]!;
  const loss = attackAt(s, at);
  loseHealth(s, 1 - seat, loss);
  if (!run.listening) return;
  run.tell(
    told('unopposed', 'RL-26', {
      lane: lane + 1,
      seat,
      card: CARDS[s.cards[at]!]!.id,
      blow: tellBlow(s, at),
      loss,
      healthBefore: shownHealth(before),
      health: shownHealth(s.health[1 - seat]!),
    }),
  );
}

/** RL-23, RL-AB-kamikaze: the blow first, then what went through to the players, then who falls. */
function strikeCards(s: RohanState, run: Run<RohanState, Events>, lane: number): void {
  resolveLane(s, lane, result);
  const fight = run.listening ? tellFight(s, lane, result) : undefined;
  wound(s, place(0, lane), result.hpLeft[0], result.falls[0]);
  wound(s, place(1, lane), result.hpLeft[1], result.falls[1]);
  if (fight !== undefined) run.tell(fight);
  const attacker = s.attacker;
  const defender = 1 - attacker;
  overflow(s, run, attacker, lane, result.loss[attacker]!);
  overflow(s, run, defender, lane, result.loss[defender]!);
  // RL-A23: the attacker's card leaves first.
  if (result.falls[attacker]) discard(s, run, attacker, lane);
  if (result.falls[defender]) discard(s, run, defender, lane);
}

/** RL-17: a card that falls has nothing left, whatever felled it. */
function wound(s: RohanState, at: number, left: number, falls: boolean): void {
  const hp = falls ? 0 : left;
  if (s.hp[at] === hp) return;
  s.hp[at] = hp;
  s.stirred = true;
}

/** RL-25: what the card could not take goes on to its owner. */
function overflow(
  s: RohanState,
  run: Run<RohanState, Events>,
  seat: number,
  lane: number,
  loss: number,
): void {
  if (loss === 0) return;
  const before = s.health[seat]!;
  loseHealth(s, seat, loss);
  if (!run.listening) return;
  const card = CARDS[s.cards[place(seat, lane)]!]!.id;
  const [healthBefore, health] = [shownHealth(before), shownHealth(s.health[seat]!)];
  run.tell(told('overflowed', 'RL-25', { lane: lane + 1, seat, card, loss, healthBefore, health }));
}

function loseHealth(s: RohanState, seat: number, loss: number): void {
  if (loss === 0) return;
  s.health[seat]! -= loss;
  s.stirred = true;
}

/** RL-28, RL-29: off the table, made whole, under its owner's deck. */
function discard(s: RohanState, run: Run<RohanState, Events>, seat: number, lane: number): void {
  const at = place(seat, lane);
  const card = s.cards[at]!;
  s.cards[at] = EMPTY;
  s.hp[at] = 0;
  if (s.atkUp[at] !== 0) s.atkUp = without(s.atkUp, at);
  if (s.defUp[at] !== 0) s.defUp = without(s.defUp, at);
  run.bury(s.decks[seat]!, card);
  if (run.listening) run.tell(told('fell', 'RL-29', { seat, card: CARDS[card]!.id, lane: lane + 1 }));
}

/** What every place is raised by, but for this one. */
function without(raised: readonly number[], at: number): readonly number[] {
  const rest = places(raised);
  rest[at] = 0;
  return rest;
}

/** What the fight is made of, read before it changes the table. Pairs hold seat 0's value first. */
function tellFight(
  s: RohanState,
  lane: number,
  { explodes, hit, hpLeft, falls, fatigue }: LaneResult,
): GameEvent<Events> {
  const [first, second] = [place(0, lane), place(1, lane)];
  const cards: Pair<CardId> = [CARDS[s.cards[first]!]!.id, CARDS[s.cards[second]!]!.id];
  if (explodes) return told('exploded', 'RL-AB-kamikaze', { lane: lane + 1, cards });
  return told('fought', fatigue ? 'RL-27' : 'RL-24', {
    lane: lane + 1,
    attacker: s.attacker,
    cards,
    blows: [tellBlow(s, first), tellBlow(s, second)],
    hits: [hit[0], hit[1]],
    hpBefore: [s.hp[first]!, s.hp[second]!],
    hpAfter: [falls[0] ? 0 : hpLeft[0], falls[1] ? 0 : hpLeft[1]],
    fatigue,
  });
}

/** The parts of a blow; a row is raised by Rally in Isengard's army and by Inspire in Rohan's. */
function tellBlow(s: RohanState, at: number): Blow {
  const by = s.factions[at < LANES ? 0 : 1] === ISENGARD ? 'rally' : 'inspire';
  return blowBy(s, at, opposite(at), by);
}

/** RL-34: Health is never shown below 0. */
function shownHealth(health: number): number {
  return Math.max(0, health);
}
