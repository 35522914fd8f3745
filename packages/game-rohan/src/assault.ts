/** The Assault: lane by lane from the left, both cards of a lane at once (RL-23 to RL-28). */
import { procedureOf, type Run } from '@fray/engine';
import { type LaneResult, newLaneResult, resolveLane } from './battle.js';
import { EMPTY, LANES, place, SEATS } from './board.js';
import { CARDS } from './data/cards.js';
import { fallen } from './outcome.js';
import type { RohanState } from './state.js';

export const assault = procedureOf<RohanState>()('assault', {
  lanes(s, run) {
    if (run.listening) run.tell({ type: 'assault', clause: 'RL-13', data: { round: s.round } });
    const result = newLaneResult();
    const afterEachLane = s.options.winCheck === 'lane';
    for (let lane = 0; lane < LANES; lane++) {
      if (s.cards[lane] === EMPTY && s.cards[lane + LANES] === EMPTY) continue;
      resolveLane(s, lane, result);
      if (run.listening) tellLane(s, run, lane, result);
      applyLane(s, run, lane, result);
      // RL-A28: a win in this lane leaves the later ones unfought.
      if (afterEachLane && fallen(s, run)) return;
    }
    if (!afterEachLane) fallen(s, run);
  },
});

function applyLane(s: RohanState, run: Run<RohanState>, lane: number, result: LaneResult): void {
  for (let i = 0; i < SEATS; i++) {
    const seat = i === 0 ? s.attacker : 1 - s.attacker;
    const at = place(seat, lane);
    if (result.loss[seat]! > 0) {
      s.health[seat]! -= result.loss[seat]!;
      s.stirred = true;
    }
    if (s.cards[at] === EMPTY) continue;
    if (s.hp[at] !== result.hpLeft[seat] || result.falls[seat]) s.stirred = true;
    s.hp[at] = result.hpLeft[seat]!;
    // RL-A23: the attacker's card leaves first.
    if (result.falls[seat]) discard(s, run, seat, lane);
  }
}

/** RL-28, RL-29: off the table, made whole, under its owner's deck. */
function discard(s: RohanState, run: Run<RohanState>, seat: number, lane: number): void {
  const at = place(seat, lane);
  const card = s.cards[at]!;
  s.cards[at] = EMPTY;
  s.hp[at] = s.atkUp[at] = s.defUp[at] = 0;
  s.decks[seat]!.unshift(card);
  if (run.listening)
    run.tell({ type: 'fell', clause: 'RL-28', data: { seat, card: CARDS[card]!.id, lane: lane + 1 } });
}

function tellLane(s: RohanState, run: Run<RohanState>, lane: number, result: LaneResult): void {
  const cardAt = (seat: number): string | null => {
    const card = s.cards[place(seat, lane)]!;
    return card === EMPTY ? null : CARDS[card]!.id;
  };
  const open = cardAt(0) === null || cardAt(1) === null;
  run.tell({
    type: open ? 'unopposed' : result.explodes ? 'exploded' : 'fought',
    clause: open ? 'RL-26' : result.explodes ? 'RL-AB-kamikaze' : result.fatigue ? 'RL-27' : 'RL-24',
    data: {
      lane: lane + 1,
      cards: [cardAt(0), cardAt(1)],
      hits: [result.hit[0], result.hit[1]],
      hpBefore: [s.hp[lane]!, s.hp[lane + LANES]!],
      hpAfter: [Math.max(0, result.hpLeft[0]), Math.max(0, result.hpLeft[1])],
      falls: [result.falls[0], result.falls[1]],
      losses: [result.loss[0], result.loss[1]],
      healthBefore: [s.health[0]!, s.health[1]!],
      health: [Math.max(0, s.health[0]! - result.loss[0]), Math.max(0, s.health[1]! - result.loss[1])],
      fatigue: result.fatigue,
    },
  });
}
