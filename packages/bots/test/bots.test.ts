import { below, type Move, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { bots, findBot, greedy, random } from '../src/index.js';
import { questionFor, startOf } from './asking.js';
import { heap, hedge } from './table-games.js';

describe('findBot', () => {
  it('finds every bot by its id', () => {
    for (const bot of bots) expect(findBot(bot.id)).toEqual({ ok: true, value: bot });
  });

  it('says which bots there are when a name is wrong', () => {
    const known = bots.map(({ id }) => id);
    expect(findBot('deep-thought')).toEqual({
      ok: false,
      error: { id: 'no-such-bot', data: { given: 'deep-thought', known } },
    });
  });
});

describe('random', () => {
  it('picks every move about equally often, and the same ones for the same seed', () => {
    const question = questionFor(startOf(heap, 's'), 0);
    const picks = (seed: string): Move[] => {
      const rng = rngFromSeed(seed);
      return Array.from({ length: 3000 }, () => random.choose({ ...question, rng }));
    };
    const first = picks('x');
    for (const move of question.moves) expect(first.filter((m) => m === move).length).toBeGreaterThan(900);
    expect(picks('x')).toEqual(first);
    expect(picks('y')).not.toEqual(first);
  });
});

describe('greedy', () => {
  it('without a policy takes the move that the judge likes best', () => {
    const move = greedy.choose(questionFor(startOf(heap, 's'), 0));
    expect(move[1]).toBe(2); // leaves eight, a multiple of four
  });

  it('wins every game from a won position', () => {
    for (let n = 0; n < 20; n++) {
      const match = startOf(heap, `game ${n}`);
      while (match.outcome === null) {
        const seat = match.asked()[0]!;
        const question = questionFor(match, seat, `bots ${n} ${match.length}`);
        match.play(seat, (seat === 0 ? greedy : random).choose(question));
      }
      expect(match.outcome.winners).toEqual([0]);
    }
  });

  it('follows the policy of a game that has one', () => {
    const match = startOf({ ...heap, knowledge: { ...heap.knowledge, policy: () => 2 } }, 's');
    expect(greedy.choose(questionFor(match, 0))[1]).toBe(3);
  });

  it('judges a sealed choice after giving the other seat a random one', () => {
    const match = startOf(hedge, 's');
    const picks = (seat: number): number[] =>
      Array.from({ length: 20 }, (_, n) => greedy.choose(questionFor(match, seat, `bot ${n}`))[1]);
    // Without an answer of the other all three look alike; against a fixed answer 0 or 2 would look best.
    for (const seat of [0, 1]) expect(picks(seat).filter((n) => n === 1).length).toBeGreaterThan(16);
  });

  it('cannot tell from a sealed flow whether the other has chosen', () => {
    const match = startOf(hedge, 's');
    const choose = (): Move => greedy.choose(questionFor(match, 1));
    const before = choose();
    match.play(0, [0, 0, 0, 0, 0]);
    expect(choose()).toEqual(before);
  });

  it('tries as often as its budget says, and ends when it is told to stop', () => {
    let judged = 0;
    const knowledge = { judge: () => judged++ };
    const question = questionFor(startOf({ ...heap, knowledge }, 's'), 0);
    const count = (more: object): number => {
      judged = 0;
      greedy.choose({ ...question, ...more });
      return judged;
    };
    expect(count({})).toBe(18);
    expect(count({ budget: { iterations: 30 } })).toBe(30);
    expect(count({ budget: { iterations: 30 }, stop: () => true })).toBe(3);
  });

  it('chooses the same for the same seed and may choose otherwise for another', () => {
    const match = startOf({ ...heap, knowledge: { judge: () => 0 } }, 's');
    const pick = (seed: string): Move => greedy.choose(questionFor(match, 0, seed));
    const seeds = Array.from({ length: 12 }, (_, n) => `seed ${below(rngFromSeed(`${n}`), 1000)}`);
    expect(seeds.map(pick)).toEqual(seeds.map(pick));
    expect(new Set(seeds.map((seed) => pick(seed)[1])).size).toBeGreaterThan(1);
  });
});
