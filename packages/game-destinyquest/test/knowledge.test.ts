import { below, Machine, type Move, parseOptions, rngFromSeed, viewFlow } from '@fray/engine';
import { destinyquest, PREBUILT } from '@fray/game-destinyquest';
import { describe, expect, test } from 'vitest';
import { canWait } from '../src/bot/orders.js';
import { PASS } from '../src/legality/verbs.js';

const GAMES = 10;

/** A mirrored duel in which one seat is played by the policy and the other at random: true if the policy wins. */
function policyWins(hero: string, game: number): boolean {
  const machine = new Machine(destinyquest);
  const options = parseOptions(destinyquest.options, { hero1: hero, hero2: hero });
  if (!options.ok) throw new Error(options.error.id);
  const bots = rngFromSeed(`bots ${hero} ${game}`);
  const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(`${hero} ${game}`));
  const clever = game % 2;
  machine.start(state);
  while (state.outcome === null) {
    const seat = (machine.asking(state) & 1) === 1 ? 0 : 1;
    const count = machine.list(state, seat);
    const moves: Move[] = machine.offers.moves();
    const view = { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) };
    const pick = seat === clever ? destinyquest.knowledge.policy!(view, moves, bots) : below(bots, count);
    machine.apply(state, seat, moves[pick]!);
  }
  return state.outcome.winners[0] === clever;
}

describe('the greedy policy', () => {
  test('beats random play in more than 85 of 100 mirrored duels', () => {
    let won = 0;
    for (const { id } of PREBUILT)
      for (let game = 0; game < GAMES; game++) won += Number(policyWins(id, game));
    expect(won / (PREBUILT.length * GAMES)).toBeGreaterThan(0.85);
  });

  test('chooses the same from a state, for search, as from a view', () => {
    const machine = new Machine(destinyquest);
    const options = parseOptions(destinyquest.options, { hero1: 'druid', hero2: 'witchfinder' });
    if (!options.ok) throw new Error(options.error.id);
    const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed('quick'));
    const { policy, worths } = destinyquest.knowledge;
    const found = new Float64Array(200);
    const rng = rngFromSeed('unused');
    machine.start(state);
    for (let n = 0; state.outcome === null; n++) {
      const seat = (machine.asking(state) & 1) === 1 ? 0 : 1;
      const count = machine.list(state, seat);
      worths!(state, seat, machine.offers, found);
      const picked = found.indexOf(Math.max(...found.subarray(0, count)));
      const view = { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) };
      expect(picked).toBe(policy!(view, machine.offers.moves(), rng));
      machine.applyListed(state, seat, n % 3 === 0 ? n % count : picked);
    }
  });

  test('judges a finished duel by its winner and a running one by the health left', () => {
    const options = parseOptions(destinyquest.options, {});
    if (!options.ok) throw new Error(options.error.id);
    const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed('judge'));
    const { judge } = destinyquest.knowledge;
    state.health[0] = 20;
    expect(judge(state, 0)).toBeLessThan(0);
    expect(judge(state, 1)).toBeCloseTo(-judge(state, 0));
    expect(judge({ ...state, outcome: { winners: [0], clause: 'DQ-6.2', reason: '' } }, 0)).toBe(1);
    expect(judge({ ...state, outcome: { winners: [], clause: 'DQ-8.2', reason: '' } }, 1)).toBe(0);
  });
});

test('a window is passed without a thought only while everything on offer can wait', () => {
  const machine = new Machine(destinyquest);
  const seen = { passed: 0, thought: 0 };
  for (let n = 0; n < 20; n++) {
    const options = parseOptions(destinyquest.options, { modifiers: 'at any time' });
    if (!options.ok) throw new Error(options.error.id);
    const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(`window ${n}`));
    machine.start(state);
    while (state.outcome === null) {
      const seat = machine.asking(state) & 1 ? 0 : 1;
      const count = machine.list(state, seat);
      const place = destinyquest.knowledge.routine!(state, seat, machine.offers);
      if (place >= 0) {
        const view = { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) };
        expect(machine.offers.move(place)[0]).toBe(PASS);
        for (const move of machine.offers.moves())
          expect(move[0] === PASS || canWait(view, move[1])).toBe(true);
        seen.passed++;
      } else seen.thought++;
      machine.applyListed(state, seat, place >= 0 ? place : n % count);
    }
  }
  expect(Math.min(seen.passed, seen.thought)).toBeGreaterThan(20);
});

test('a foe who hits harder, and one who has a dodge left, are worse to have', () => {
  const options = parseOptions(destinyquest.options, { hero1: 'druid', hero2: 'druid' });
  if (!options.ok) throw new Error(options.error.id);
  const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed('even'));
  const { judge, margin } = destinyquest.knowledge;
  expect(judge(state, 0)).toBeCloseTo(0, 9);
  const used = destinyquest.clone(state);
  used.left[1] = used.left[1]!.map(() => 0);
  expect(judge(used, 0)).toBeGreaterThan(0.05);
  state.health[1] = 0;
  expect(margin!(state, 0)).toBeGreaterThan(0.5);
  expect(margin!(state, 1)).toBe(-margin!(state, 0));
});
