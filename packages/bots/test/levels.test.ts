import { type AnyGame, Match, MOVE_SIZE, rngFromSeed, type Thinking } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { findBot, LEVELS, levelsOf, lookAhead, thinkAs, thinkingOf } from '../src/index.js';
import { heap } from './solved-games.js';

const withLevels = (levels: AnyGame['knowledge']['levels']): AnyGame => ({
  ...(heap as AnyGame),
  knowledge: { ...heap.knowledge, ...(levels && { levels }), policy: (_view, moves) => moves.length - 1 },
});

/** The heap with an opinion about taking one, two or three. */
function withPractice(...weights: readonly [number, number, number]): AnyGame {
  const practice: NonNullable<AnyGame['knowledge']['practice']> = {
    weigh(_state, _seat, { numbers, count }, out) {
      for (let i = 0; i < count; i++) out[i] = weights[numbers[i * MOVE_SIZE + 1]! - 1]!;
    },
  };
  const game = withLevels(undefined);
  return { ...game, knowledge: { ...game.knowledge, practice } };
}

const takes = (game: AnyGame, thinking: Thinking) => thinkAs(thinking, question(game, 'practice'))[1];

function question(game: AnyGame, seed: string) {
  const seats = ['a', 'b'].map((name) => ({ name, kind: 'bot' as const }));
  const match = Match.start(game, { seats, seed: 'heap' });
  if (!match.ok) throw new Error(match.error.id);
  const { value } = match;
  return {
    game,
    view: value.view(0),
    moves: value.moves(0),
    standing: [],
    seats: 2,
    rng: rngFromSeed(seed),
    budget: {},
  };
}

describe('levels', () => {
  it('are known as bots', () => {
    for (const level of LEVELS) expect(findBot(level)).toMatchObject({ ok: true, value: { id: level } });
  });

  it('exist as far as the game has measured them, and the next lower answers for a missing one', () => {
    const game = withLevels({
      casual: { method: 'policy', mistakes: 30 },
      best: { method: 'one-step', worlds: 3 },
    });
    expect(levelsOf(game)).toEqual(['casual', 'best']);
    expect(thinkingOf(game, 'strong')).toEqual({ method: 'policy', mistakes: 30 });
    expect(thinkingOf(game, 'newcomer')).toEqual({ method: 'policy', mistakes: 0 });
    expect(levelsOf(withLevels(undefined))).toEqual(['newcomer', 'casual', 'steady']);
  });

  it('follow practice where the game has some, and its quick choice where it has none', () => {
    const game = withLevels(undefined);
    const practised = withPractice(0.1, 0.3, 0.2);
    expect(takes(game, { method: 'practice', mistakes: 0 })).toBe(3);
    expect(takes(practised, { method: 'practice', mistakes: 0 })).toBe(2);
    expect(takes(practised, { method: 'policy', mistakes: 0 })).toBe(3);
    // Nothing can be shown by two worlds, so a search stays with the move that it began with.
    const few = { method: 'rollouts', iterations: 2, sigmas: 9 } as const;
    expect(takes(practised, { ...few, doubt: 0.01 })).toBe(2);
    expect(takes(practised, few)).toBe(3);
  });

  it('choose by taste between what practice holds to be about as good', () => {
    const stubborn = (game: AnyGame) =>
      thinkAs({ method: 'practice', mistakes: 0 }, question(game, 'taste'), 'stubborn')[1];
    expect(stubborn(withPractice(0.1, 0.205, 0.2))).toBe(3);
    expect(stubborn(withPractice(0.1, 0.3, 0.2))).toBe(2);
    expect(stubborn(withLevels(undefined))).toBe(3);
  });

  it('believe practice and lines as far as each can be believed', () => {
    const wrong = withPractice(0.3, 0.26, 0.1);
    const lines = { method: 'rollouts', iterations: 3000, sigmas: 9, randomPercent: 100 } as const;
    expect(takes(wrong, { ...lines, doubt: 20 })).toBe(2);
    expect(takes(wrong, { ...lines, doubt: 0.1 })).toBe(1);
  });

  it('try no move that is the same as another', () => {
    const game = withPractice(0.2, 0.2, 0.2);
    const twins: NonNullable<AnyGame['knowledge']['twins']> = (_state, _seat, { count }, out) => {
      for (let i = 1; i < count; i++) out[i] = 1;
    };
    const found = lookAhead(
      { method: 'rollouts', iterations: 30, sigmas: 0, doubt: 50 },
      question({ ...game, knowledge: { ...game.knowledge, twins } }, 'twins'),
    );
    expect(found.map(({ visits }) => visits)).toEqual([0, 0, 0]);
  });

  it('make as many mistakes as they say', () => {
    const game = withLevels(undefined);
    let quick = 0;
    for (let n = 0; n < 2000; n++) {
      const asked = question(game, `mistakes ${n}`);
      if (thinkAs({ method: 'policy', mistakes: 60 }, asked) === asked.moves[2]) quick++;
    }
    // Four in ten by the quick choice, and a third of the rest by chance.
    expect(quick / 2000).toBeGreaterThan(0.56);
    expect(quick / 2000).toBeLessThan(0.64);
  });

  it.each([
    { method: 'tree', iterations: 2000 },
    { method: 'rollouts', iterations: 3000, sigmas: 0, randomPercent: 100 },
  ] as const)('find the winning take by $method', (thinking) => {
    expect(thinkAs(thinking, question(withLevels(undefined), 'find'))).toEqual([0, 2, 0, 0, 0]);
  });

  it.each([
    { method: 'policy', mistakes: 0 },
    { method: 'practice', mistakes: 0 },
    { method: 'one-step', worlds: 2 },
    { method: 'rollouts', iterations: 20, sigmas: 2 },
    { method: 'tree', iterations: 20 },
  ] as const)('look by $method at a view that is made only when somebody looks', (thinking) => {
    const { view, ...rest } = question(withLevels(undefined), 'look');
    class Asked {
      get view() {
        return view;
      }
    }
    const asked = Object.assign(new Asked(), rest);
    expect(asked.moves).toContainEqual(thinkAs(thinking, asked));
  });

  it('think within the budget of whoever asks, and end when told', () => {
    let asked = 0;
    const stop = (): boolean => ++asked > 2;
    thinkAs({ method: 'tree', iterations: 50_000_000 }, { ...question(heap as AnyGame, 'stop'), stop });
    thinkAs(
      { method: 'tree', iterations: 50_000_000 },
      { ...question(heap as AnyGame, 'few'), budget: { iterations: 50 } },
    );
    expect(asked).toBe(3);
  });
});
