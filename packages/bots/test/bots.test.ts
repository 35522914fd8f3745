import { assert, Match, type Move, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { bots, findBot, greedy, random } from '../src/index.js';
import { heap, sealedGuess } from './table-games.js';

const SEATS = [
  { name: 'A', kind: 'bot' },
  { name: 'B', kind: 'bot' },
] as const;

function start(seed: string): Match {
  const match = Match.start(heap, { seats: SEATS, seed });
  assert(match.ok, 'starts');
  return match.value as unknown as Match;
}

describe('findBot', () => {
  it('finds every bot by its id', () => {
    for (const bot of bots) expect(findBot(bot.id)).toEqual({ ok: true, value: bot });
  });

  it('says which bots there are when a name is wrong', () => {
    expect(findBot('deep-thought')).toEqual({
      ok: false,
      error: 'There is no bot called "deep-thought"; choose one of random, greedy.',
    });
  });
});

describe('random', () => {
  it('picks every move about equally often, and the same ones for the same seed', () => {
    const match = start('s');
    const moves = match.moves(0);
    const picks = (seed: string): Move[] => {
      const rng = rngFromSeed(seed);
      return Array.from({ length: 3000 }, () => random.choose(match.view(0), moves, match.game, rng));
    };
    const first = picks('x');
    for (const move of moves) expect(first.filter((m) => m === move).length).toBeGreaterThan(900);
    expect(picks('x')).toEqual(first);
    expect(picks('y')).not.toEqual(first);
  });
});

describe('greedy', () => {
  it('without a policy takes the move that the judge likes best', () => {
    const match = start('s');
    const move = greedy.choose(match.view(0), match.moves(0), match.game, rngFromSeed('bot'));
    expect(move[1]).toBe(2); // leaves eight, a multiple of four
  });

  it('wins every game from a won position', () => {
    for (let n = 0; n < 20; n++) {
      const match = start(`game ${n}`);
      const rng = rngFromSeed(`bots ${n}`);
      while (match.outcome === null) {
        const seat = match.asked()[0]!;
        const bot = seat === 0 ? greedy : random;
        match.play(seat, bot.choose(match.view(seat), match.moves(seat), match.game, rng));
      }
      expect(match.outcome.winners).toEqual([0]);
    }
  });

  it('follows the policy of a game that has one', () => {
    const match = start('s');
    const policy = { ...heap.knowledge, policy: () => 2 };
    const game = { ...match.game, knowledge: policy } as typeof match.game;
    expect(greedy.choose(match.view(0), match.moves(0), game, rngFromSeed('bot'))[1]).toBe(3);
  });

  it('judges a sealed choice after giving the other seat a random one', () => {
    const started = Match.start(sealedGuess, { seats: SEATS, seed: 's' });
    assert(started.ok, 'starts');
    const match = started.value as unknown as Match;
    for (const seat of [0, 1])
      expect(greedy.choose(match.view(seat), match.moves(seat), match.game, rngFromSeed('bot'))[1]).toBe(2);
  });

  it('cannot tell from a sealed flow whether the other has chosen', () => {
    const started = Match.start(sealedGuess, { seats: SEATS, seed: 's' });
    assert(started.ok, 'starts');
    const match = started.value as unknown as Match;
    const choose = (): Move => greedy.choose(match.view(1), match.moves(1), match.game, rngFromSeed('bot'));
    const before = choose();
    match.play(0, [0, 0, 0, 0, 0]);
    expect(choose()).toEqual(before);
  });
});
