/** What a seat may order once instead of being asked each time. */
import { answerByOrders, defaultOrders, Match } from '@fray/engine';
import { EMPTY, PASS, type RohanState, type RohanView, rohan } from '@fray/game-rohan';
import { describe, expect, it } from 'vitest';

const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const;
const ORDER = 'nothing-fits';

function start(options = {}): Match<RohanState, RohanView> {
  const match = Match.start(rohan, {
    options: { firstAttacker: 'seat1', ...options },
    seats: SEATS,
    seed: 'orders',
  });
  if (!match.ok) throw new Error(match.error.id);
  return match.value;
}

function answer(match: Match<RohanState, RohanView>, given: readonly string[]) {
  const seat = match.asked()[0]!;
  return answerByOrders(rohan, given, match.view(seat), match.moves(seat), match.decision()!);
}

describe('standing orders', () => {
  it('[RL-A25] nobody passes for a seat that has not ordered it', () => {
    expect(defaultOrders(rohan)).toEqual([]);
    const match = start();
    match.state.cards.fill(2, 0, 5);
    expect(answer(match, [])).toBeUndefined();
  });

  it('[RL-A25] passes for an attacker whose row is full, and asks while a lane is empty', () => {
    const match = start();
    expect(answer(match, [ORDER])).toBeUndefined();
    match.state.cards.fill(2, 0, 5);
    expect(answer(match, [ORDER])?.[0]).toBe(PASS);
    match.state.cards[3] = EMPTY;
    expect(answer(match, [ORDER])).toBeUndefined();
  });

  it('[RL-A25] passes for a defender with nothing to block', () => {
    const match = start();
    match.play(0, [PASS, 0, 0, 0, 0]);
    expect(answer(match, [ORDER])?.[0]).toBe(PASS);
    match.state.cards[2] = 2;
    expect(answer(match, [ORDER])).toBeUndefined();
  });

  it('asks though the hand has nothing that fits: a quick pass would tell', () => {
    const match = start();
    match.state.hands[0] = [4]; // a Lockbearer, which may not attack
    expect(match.moves(0).every(([verb]) => verb !== 0)).toBe(true);
    expect(answer(match, [ORDER])).toBeUndefined();
  });

  it('keeps an eye on Surprise: a blocked lane counts as closed unless defenders may block it', () => {
    for (const defensiveBlocksSurprise of [false, true]) {
      const match = start({ defensiveBlocksSurprise });
      match.play(0, [PASS, 0, 0, 0, 0]);
      match.state.cards[2] = 8; // Cavalry
      expect(answer(match, [ORDER]) === undefined).toBe(defensiveBlocksSurprise);
    }
  });
});
