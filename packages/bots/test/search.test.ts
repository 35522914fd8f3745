import { type AnyGame, Match, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type Findings, PAIRED, type SearchQuestion, searchRollouts, searchTree } from '../src/index.js';
import {
  diceValue,
  heap,
  hiddenCard,
  highestNumber,
  NUMBERS,
  pushYourLuck,
  sealedBids,
} from './solved-games.js';

function startOf(game: AnyGame, seed: string): Match {
  const seats = Array.from({ length: game.seats.min }, (_, i) => ({ name: `P${i}`, kind: 'bot' as const }));
  const match = Match.start(game, { seats, seed });
  if (!match.ok) throw new Error(match.error.id);
  return match.value;
}

function ask(match: Match, seat: number, iterations: number, seed = 'search'): SearchQuestion {
  const { game, header } = match;
  const moves = match.moves(seat);
  return {
    game,
    view: match.view(seat),
    moves,
    seats: header.seats.length,
    rng: rngFromSeed(seed),
    iterations,
  };
}

const METHODS: Record<string, (question: SearchQuestion) => Findings> = {
  tree: searchTree,
  rollouts: (question) => searchRollouts(question, { ...PAIRED, sigmas: 0 }),
};

describe('tree search', () => {
  it('finds the winning take of a heap of ten, from any seed', () => {
    for (let n = 0; n < 10; n++)
      expect(searchTree(ask(startOf(heap, 'heap'), 0, 2000, `heap ${n}`))[0]!.move).toEqual([0, 2, 0, 0, 0]);
  });

  it('sees a lost heap as lost', () => {
    const match = startOf(heap, 'heap');
    match.play(0, [0, 2, 0, 0, 0]);
    const best = searchTree(ask(match, 1, 20_000))[0]!;
    expect(best.worth).toBeLessThan(-0.75);
  });

  it('lets every seat of a sealed choice learn by itself what never wins', () => {
    const match = startOf(sealedBids, 'bids');
    for (const seat of [0, 1, 2]) {
      const findings = searchTree(ask(match, seat, 3000));
      const tooHigh = findings.find(({ move }) => move[1] === 3)!;
      expect(findings[0]!.move[1]).not.toBe(3);
      expect(tooHigh.visits).toBeLessThan(findings[0]!.visits / 4);
    }
  });

  it('tells rolls apart by what the seat knows, and so finds the exact value', () => {
    const told: AnyGame = {
      ...(pushYourLuck as AnyGame),
      knowledge: {
        ...pushYourLuck.knowledge,
        key: (state) => (state as unknown as { points: number }).points,
      },
    };
    const exact = 2 * diceValue(0) - 1;
    const worthOf = (game: AnyGame): number => {
      const best = searchTree(ask(startOf(game, 'push'), 0, 20_000))[0]!;
      expect(best.move[0]).toBe(0);
      return best.worth;
    };
    // Trying the other choice now and then costs a little of it.
    expect(Math.abs(worthOf(told) - exact)).toBeLessThan(0.05);
    expect(worthOf(pushYourLuck)).toBeLessThan(exact - 0.1);
  });

  it('ends when told to, with what it has', () => {
    let asked = 0;
    const question = { ...ask(startOf(heap, 'heap'), 0, 1_000_000), stop: () => ++asked >= 3 };
    const findings = searchTree(question);
    expect(findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(96);
  });
});

describe('what a game tells search', () => {
  const knowing = (game: AnyGame, more: Partial<AnyGame['knowledge']>): AnyGame => ({
    ...game,
    knowledge: { ...game.knowledge, ...more },
  });
  const heapKnowing = (more: Partial<AnyGame['knowledge']>): AnyGame => knowing(heap as AnyGame, more);
  const fewest = (game: AnyGame, iterations: number): number =>
    searchTree({ ...ask(startOf(heap, 'heap'), 0, iterations), game }).findIndex(({ move }) => move[1] === 2);

  it('a worth for every listed move: what it likes is tried first', () => {
    const likes = (take: number): AnyGame =>
      heapKnowing({
        worths(_state, _seat, listed, out) {
          for (let i = 0; i < listed.count; i++) out[i] = listed.move(i)[1] === take ? 1 : 0;
        },
      });
    expect(fewest(likes(2), 1)).toBe(0);
    expect(fewest(likes(3), 1)).toBeGreaterThan(0);
    // A wrong opinion is overruled by what is found.
    expect(fewest(likes(3), 3000)).toBe(0);
  });

  it('what is routine: it is no fork, and nobody thinks about it', () => {
    const game = heapKnowing({ routine: () => 0 });
    const findings = searchTree({ ...ask(startOf(heap, 'heap'), 0, 60), game });
    // From then on everybody takes one: whoever leaves an even number takes the last.
    const worth = (take: number) => findings.find(({ move }) => move[1] === take)!.worth;
    expect([worth(1), worth(2), worth(3)]).toEqual([-1, 1, -1]);
  });

  it('what is the same in all but name: only the first is tried', () => {
    const game = heapKnowing({
      twins(_state, _seat, listed, out) {
        for (let i = 0; i < listed.count; i++) out[i] = listed.move(i)[1] === 2 ? 1 : 0;
      },
    });
    const findings = searchTree({ ...ask(startOf(heap, 'heap'), 0, 300), game });
    for (const { move, visits } of findings) expect([move[1], visits > 0]).toEqual([move[1], move[1] !== 2]);
  });

  it.each(Object.entries(METHODS))('rounds: %s looks so far and leaves the rest to the judge', (name) => {
    // Every take is a round of its own, and the judge sees how many are left.
    const game = heapKnowing({
      round: (state) => 10 - (state as unknown as { left: number }).left,
      judge: (state) => (state as unknown as { left: number }).left / 10,
    });
    const question = { ...ask(startOf(heap, 'heap'), 0, 3), game };
    const playout = { randomPercent: 0, depth: 100, rounds: 1 };
    const findings =
      name === 'tree'
        ? searchTree(question, { playout, curiosity: 0.7, trust: 0 })
        : searchRollouts(question, { playout, sigmas: 0 });
    for (const { move, worth } of findings) expect(worth).toBeCloseTo((10 - move[1]) / 10, 9);
  });

  it('a margin: a tenth of the reward is how clear the end was', () => {
    const game = knowing(hiddenCard as AnyGame, { margin: () => 0.5 });
    const question = (): SearchQuestion => ask(startOf(hiddenCard, 'deal 3'), 0, 200);
    const plain = searchRollouts(question());
    for (const { move, worth } of searchRollouts({ ...question(), game })) {
      const same = plain.find((each) => each.move[0] === move[0])!;
      expect(worth).toBeCloseTo(0.9 * same.worth + 0.05, 6);
    }
  });
});

describe.each(Object.entries(METHODS))('%s', (_name, search) => {
  it('stays with a high card and leaves with a low one, at the exact value', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 25; n++) {
      const match = startOf(hiddenCard, `deal ${n}`);
      const { mine } = match.view(0).table as { mine: number };
      seen.add(mine);
      const findings = search(ask(match, 0, 4000, `look ${n}`));
      const value = (2 * mine - 4) / 4;
      if (value !== 0) expect([mine, findings[0]!.move[0]]).toEqual([mine, value > 0 ? 0 : 1]);
      const stay = findings.find(({ move }) => move[0] === 0)!;
      expect(Math.abs(stay.worth - value)).toBeLessThan(4 / Math.sqrt(stay.visits));
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('chooses the same from the same view whatever is hidden', () => {
    const byCard = new Map<number, string>();
    for (let n = 0; n < 40; n++) {
      const match = startOf(hiddenCard, `hide ${n}`);
      const { mine } = match.view(0).table as { mine: number };
      const found = JSON.stringify(search(ask(match, 0, 300, 'same')));
      expect(byCard.get(mine) ?? found).toBe(found);
      byCard.set(mine, found);
    }
  });
});

describe('paired rollouts', () => {
  it('leave the quick choice only for one that is surely better', () => {
    const match = startOf(hiddenCard, 'deal 3');
    const { mine } = match.view(0).table as { mine: number };
    const quickTo = (verb: number): AnyGame => ({
      ...(hiddenCard as AnyGame),
      knowledge: {
        ...hiddenCard.knowledge,
        policy: (_view, moves) => moves.findIndex((move) => move[0] === verb),
      },
    });
    const wrong = mine > 2 ? 1 : 0;
    const question = { ...ask(match, 0, 400), game: quickTo(wrong) };
    expect(mine).not.toBe(2);
    expect(searchRollouts(question)[0]!.move[0]).toBe(1 - wrong);
    expect(searchRollouts({ ...question, iterations: 4 }, { ...PAIRED, sigmas: 50 })[0]!.move[0]).toBe(wrong);
  });
});

describe('one search after another', () => {
  it('finds the same, however large the one before was', () => {
    const found = () => searchTree(ask(startOf(pushYourLuck, 'push'), 0, 300));
    const told: AnyGame = {
      ...(pushYourLuck as AnyGame),
      // Every iteration ends in a place of its own, so that the tree grows as fast as it can.
      knowledge: { ...pushYourLuck.knowledge, key: (state) => state.rng[0]! },
    };
    const first = found();
    expect(searchTree(ask(startOf(told, 'push'), 0, 70_000))[0]!.visits).toBeGreaterThan(0);
    expect(found()).toEqual(first);
  });

  it('tells more moves apart than it had room for at first', () => {
    const findings = searchTree(ask(startOf(highestNumber, 'wide'), 0, 3 * NUMBERS));
    expect(findings.length).toBe(NUMBERS);
    expect(findings.every(({ visits }) => visits > 0)).toBe(true);
    expect(findings[0]!.move).toEqual([0, NUMBERS - 1, 0, 0, 0]);
  });
});
