import { type AnyGame, Match, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { advise, adviseRequest, type BotQuestion } from '../src/index.js';
import { heap, hiddenCard } from './solved-games.js';

function questionAt(game: AnyGame, seed: string, rng = 'advice'): BotQuestion {
  const seats = ['a', 'b'].map((name) => ({ name, kind: 'bot' as const }));
  const match = Match.start(game, { seats, seed });
  if (!match.ok) throw new Error(match.error.id);
  const [view, moves] = [match.value.view(0), match.value.moves(0)];
  return { game, view, moves, standing: [], seats: 2, rng: rngFromSeed(rng), budget: {} };
}

const knowing = (more: Partial<AnyGame['knowledge']>): AnyGame => ({
  ...(heap as AnyGame),
  knowledge: { ...heap.knowledge, levels: { best: { method: 'tree', iterations: 2000 } }, ...more },
});

describe('advice', () => {
  it('names the best answers first, each with its chance', () => {
    const { best, clear } = advise(questionAt(knowing({}), 'heap'));
    expect(best[0]!.move).toEqual([0, 2, 0, 0, 0]);
    expect(best.length).toBeGreaterThan(1);
    for (const { chance } of best) expect(chance).toBeGreaterThanOrEqual(0);
    expect(best[0]!.chance).toBeGreaterThan(best[1]!.chance);
    expect(clear).toBe(true);
  });

  it('says why, where the game can tell', () => {
    const game = knowing({ why: (_view, move) => ({ id: 'takes', data: { n: move[1] } }) });
    expect(advise(questionAt(game, 'heap')).best[0]!.why).toEqual({ id: 'takes', data: { n: 2 } });
    expect(advise(questionAt(knowing({}), 'heap')).best[0]!.why).toBeUndefined();
  });

  it('owns up to a close call', () => {
    // With the middle card staying is worth exactly as much as leaving.
    for (let n = 0; n < 40; n++) {
      const question = questionAt(hiddenCard as AnyGame, `deal ${n}`);
      const { mine } = question.view.table as { mine: number };
      if (mine === 2) expect(advise(question).clear).toBe(false);
    }
  });

  it('knows no more than the seat: the same view, the same advice, whatever is hidden', () => {
    const byCard = new Map<number, string>();
    for (let n = 0; n < 20; n++) {
      const question = questionAt(hiddenCard as AnyGame, `hide ${n}`);
      const { mine } = question.view.table as { mine: number };
      const found = JSON.stringify(advise(question));
      expect(byCard.get(mine) ?? found).toBe(found);
      byCard.set(mine, found);
    }
  });

  it('is asked by message, too', () => {
    const { view, moves, standing } = questionAt(knowing({}), 'heap');
    const request = { game: 'heap', bot: 'best', view, moves, standing, seats: 2, seed: 's', budget: {} };
    const found = adviseRequest(knowing({}), request);
    expect(found.best[0]!.move).toEqual([0, 2, 0, 0, 0]);
  });
});
