import { below, Machine, rngFromSeed, viewFlow } from '@fray/engine';
import { trueshot } from '@fray/game-trueshot';
import { describe, expect, it } from 'vitest';

const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));

/** Three bots by the policy and one seat at random; the seat that won. */
function winner(game: number, fool: number): number {
  const machine = new Machine(trueshot);
  const s = trueshot.setup({ options, seats: 4 }, rngFromSeed(`fool ${game}`));
  const rng = rngFromSeed(`fool choices ${game}`);
  machine.start(s);
  while (s.outcome === null) {
    const asking = machine.asking(s);
    const seat = 31 - Math.clz32(asking & -asking);
    const count = machine.list(s, seat);
    const moves = machine.offers.moves();
    const view = { seat, table: trueshot.view(s, seat), flow: viewFlow(s, seat) };
    const pick = seat === fool ? below(rng, count) : trueshot.knowledge.policy!(view, moves, rng);
    machine.apply(s, seat, moves[pick]!);
  }
  return s.outcome.winners[0]!;
}

describe('what bots know', () => {
  it('a random seat among three who think wins less than one match in ten', () => {
    let wins = 0;
    for (let game = 0; game < 40; game++) if (winner(game, game % 4) === game % 4) wins++;
    expect(wins).toBeLessThan(4);
  });

  it('views and states stay small enough to be spread quickly', () => {
    // From 128 fields on, V8 copies an object two hundred times as slowly, and every bot waits for it.
    const s = trueshot.setup({ options, seats: 4 }, rngFromSeed('fields'));
    expect(Object.keys(trueshot.view(s, 0)).length).toBeLessThan(128);
    expect(Object.keys(s).length).toBeLessThan(128);
  });

  it('more Health, pets and a better weapon are worth more', () => {
    const s = trueshot.setup({ options, seats: 3 }, rngFromSeed('judge'));
    const even = trueshot.knowledge.judge(s, 0);
    s.health[0] = 4;
    expect(trueshot.knowledge.judge(s, 0)).toBeLessThan(even);
    s.outcome = { winners: [0], clause: 'TL-01', reason: 'last-left' };
    expect([trueshot.knowledge.judge(s, 0), trueshot.knowledge.judge(s, 1)]).toEqual([1, -1]);
  });
});
